import type { APIRoute, GetStaticPaths } from 'astro';
import { sheetLookup } from '../../../site/look-up/sheet.ts';
import { LANGS, type Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => LANGS.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(sheetLookup(params.lang as Lang));
