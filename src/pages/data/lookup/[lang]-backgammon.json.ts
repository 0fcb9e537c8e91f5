import type { APIRoute, GetStaticPaths } from 'astro';
import { sheetLookup } from '../../../site/look-up/sheet.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(sheetLookup(params.lang as Lang));
