import type { APIRoute, GetStaticPaths } from 'astro';
import { eachLang } from '../../../../site/routes.ts';
import { trainingTitles } from '../../../../site/training.ts';
import type { Lang } from '../../../../ui/langs.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(trainingTitles(params.lang as Lang));
