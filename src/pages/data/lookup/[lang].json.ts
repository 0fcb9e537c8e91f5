import type { APIRoute, GetStaticPaths } from 'astro';
import { send } from '../../../client/look-up/sent.ts';
import { lookup } from '../../../site/look-up/entries.ts';
import { LANGS, type Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => LANGS.map((lang) => ({ params: { lang } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(send(lookup(params.lang as Lang)));
