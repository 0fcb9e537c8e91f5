/** Running heads of an edition's prints, or of a comparison's (`2010-2017`); a page's policy allows no style of its own. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { EDITION_PAIRS, type EditionPair } from '../../../referee/edition-order.ts';
import type { EditionId } from '../../../referee/types.ts';
import { EDITION_BAR } from '../../../site/book.ts';
import { pairHeads, runningHeads } from '../../../site/paper/running.ts';
import { eachLang } from '../../../site/routes.ts';
import type { Lang } from '../../../ui/langs.ts';

const PAIR_OF: ReadonlyMap<string, EditionPair> = new Map(EDITION_PAIRS.map((pair) => [`${pair.from}-${pair.to}`, pair] as const));

export const getStaticPaths = (() => eachLang([...EDITION_BAR, ...PAIR_OF.keys()].map((name) => ({ name })))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  const lang = params.lang as Lang;
  const pair = PAIR_OF.get(params.name ?? '');
  const sheet = pair ? pairHeads(lang, pair) : runningHeads(lang, params.name as EditionId);
  return new Response(sheet, { headers: { 'content-type': 'text/css; charset=utf-8' } });
};
