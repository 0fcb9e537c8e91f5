/** What an open page says when the site was published anew: it asks for it then (src/widgets/lazy/load-error.ts). */
import type { APIRoute, GetStaticPaths } from 'astro';
import { STRINGS } from '../../../compiled/ui/release.all.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

export const getStaticPaths = (() => eachLang([{}])) satisfies GetStaticPaths;
export const GET: APIRoute<Record<string, unknown>, { lang: Lang }> = ({ params }) => Response.json(STRINGS[params.lang]);
