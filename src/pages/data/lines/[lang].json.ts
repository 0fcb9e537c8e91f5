/** What everything that the look-up finds says, in a line each: fetched once the first answer is there. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { linesOf } from '../../../site/look-up/answers.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(linesOf(params.lang as Lang));
