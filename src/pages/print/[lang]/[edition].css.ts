/** Running heads of an edition's prints; a page's policy allows no style of its own. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { runningHeads } from '../../../components/paper/running.ts';
import { EDITION_BAR } from '../../../components/site/book.ts';
import { eachLang } from '../../../components/site/routes.ts';
import type { Lang } from '../../../i18n/langs.ts';
import type { EditionId } from '../../../referee/types.ts';

export const getStaticPaths = (() => eachLang(EDITION_BAR.map((edition) => ({ edition: edition as string })))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(runningHeads(params.lang as Lang, params.edition as EditionId), { headers: { 'content-type': 'text/css; charset=utf-8' } });
