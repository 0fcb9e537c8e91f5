/** The scenarios of a provision, and the cases that two books rule differently, as the live table opens them; fetched when somebody wants to play one. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { EDITION_PAIRS } from '../../../referee/edition-order.ts';
import { corpus, EDITION_BAR, provision } from '../../../site/book.ts';
import { scenario } from '../../../site/cases/cases.ts';
import { HOME_OPENING } from '../../../site/cases/home-opening.ts';
import { openingOf } from '../../../site/cases/opening.ts';
import { between, openingsOf, openingOf as partingOpening } from '../../../site/compare/divergences.ts';

export const getStaticPaths = (() =>
  ['home', ...EDITION_PAIRS.map(openingsOf), ...corpus.provisions.filter((p) => p.scenarios.length > 0).map(({ id }) => id)].map((id) => ({
    params: { id },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  if (params.id === 'home') return Response.json({ open: HOME_OPENING });
  const pair = EDITION_PAIRS.find((one) => openingsOf(one) === params.id);
  if (pair) return Response.json(Object.fromEntries(between(pair).map((one) => [one.id, partingOpening(one, pair.to)])));
  const openings = (provision(params.id ?? '')?.scenarios ?? []).flatMap((id) => {
    const found = scenario(id);
    const newest = found && EDITION_BAR.find((edition) => found.editions.includes(edition));
    const opening = found && newest && openingOf(found, newest);
    return opening ? [[id, opening] as const] : [];
  });
  return Response.json(Object.fromEntries(openings));
};
