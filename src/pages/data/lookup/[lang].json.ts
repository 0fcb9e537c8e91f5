import type { APIRoute, GetStaticPaths } from 'astro';
import { lookup } from '../../../components/site/lookup.ts';
import { LANGS, type Lang } from '../../../i18n/langs.ts';

export const getStaticPaths = (() => LANGS.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(lookup(params.lang as Lang));
