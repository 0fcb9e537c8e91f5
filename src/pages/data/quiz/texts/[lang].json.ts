import type { APIRoute, GetStaticPaths } from 'astro';
import { trainingTexts } from '../../../../site/training.ts';
import { LANGS, type Lang } from '../../../../ui/langs.ts';

export const getStaticPaths = (() => LANGS.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(trainingTexts(params.lang as Lang));
