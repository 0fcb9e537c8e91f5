import type { APIRoute, GetStaticPaths } from 'astro';
import { eachLang } from '../../../../site/routes.ts';
import { trainingTexts } from '../../../../site/training.ts';
import type { Lang } from '../../../../ui/langs.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(trainingTexts(params.lang as Lang));
