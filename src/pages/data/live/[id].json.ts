/** The scenarios of a provision as the live table opens them, fetched when somebody wants to play one. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { corpus, EDITION_BAR, provision } from '../../../components/site/book.ts';
import { scenario } from '../../../components/site/cases.ts';
import { HOME_OPENING } from '../../../components/site/home-opening.ts';
import { openingOf } from '../../../components/site/opening.ts';

export const getStaticPaths = (() =>
  ['home', ...corpus.provisions.filter((p) => p.scenarios.length > 0).map(({ id }) => id)].map((id) => ({
    params: { id },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => {
  if (params.id === 'home') return Response.json({ open: HOME_OPENING });
  const openings = (provision(params.id ?? '')?.scenarios ?? []).flatMap((id) => {
    const found = scenario(id);
    const newest = found && EDITION_BAR.find((edition) => found.expect[edition] !== undefined);
    const opening = found && newest && openingOf(found, newest);
    return opening ? [[id, opening] as const] : [];
  });
  return Response.json(Object.fromEntries(openings));
};
