import type { APIRoute } from 'astro';
import { draftTexts } from '../../../site/draft.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = () => eachLang([{}]);

export const GET: APIRoute = ({ params }) => Response.json(draftTexts(params['lang'] as Lang));
