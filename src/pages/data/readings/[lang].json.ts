import type { APIRoute } from 'astro';
import { houseTexts } from '../../../site/house-rules.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = () => eachLang([{}]);

export const GET: APIRoute = ({ params }) => Response.json(houseTexts(params['lang'] as Lang));
