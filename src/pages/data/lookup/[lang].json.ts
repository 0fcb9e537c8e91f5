import type { APIRoute, GetStaticPaths } from 'astro';
import { pack } from '../../../client/look-up/packed.ts';
import { lookup } from '../../../site/look-up/entries.ts';
import { LANGS, type Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => LANGS.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(pack(lookup(params.lang as Lang)));
