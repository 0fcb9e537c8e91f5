import type { APIRoute, GetStaticPaths } from 'astro';
import { send } from '../../../client/look-up/sent.ts';
import { lookup } from '../../../site/look-up/entries.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(send(lookup(params.lang as Lang)));
