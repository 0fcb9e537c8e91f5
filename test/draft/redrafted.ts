/** The editions that there are as drafts of those before them, and where their rulings part on the seeded cases of the perft. */
import { dump } from 'js-yaml';
import { EDITION_INFO } from '../../src/compiled/editions.ts';
import { PROVISION_ARTICLES } from '../../src/compiled/provision-articles.ts';
import { type Basis, type CompiledDraft, editionBasis } from '../../src/draft/basis.ts';
import { amendmentBetween } from '../../src/draft/between.ts';
import { refereeCase } from '../../src/notation/run/case.ts';
import { incidentCase, type Question, strokeCase } from '../../src/perft/cases.ts';
import type { Extent } from '../../src/perft/suites.ts';
import { judge } from '../../src/referee/judge.ts';
import type { EditionId } from '../../src/referee/types.ts';

/** From one edition, the next. */
export const REDRAFTS = [
  ['2008', '2010'],
  ['2010', '2017'],
] as const;

/** The kinds of cases of the perft. */
export const PERFT = [
  ['strokes', strokeCase],
  ['incidents', incidentCase],
] as const;

export const basisOf = (edition: EditionId): Basis => editionBasis(edition) as Basis;

/** Where the edition has its articles, in provisions that its basis has elsewhere, or not, or that it has no more. */
const provisions = (from: EditionId, to: EditionId) =>
  Object.fromEntries(
    Object.entries(PROVISION_ARTICLES).flatMap(([id, articles]) => {
      const [before, after] = [articles[from], articles[to]];
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      return [[id, after === undefined ? { absent: true } : { articles: after }] as const];
    }),
  );

/** The file of a draft that makes one edition of another. */
export const redrafted = (from: EditionId, to: EditionId): string =>
  dump(
    {
      ...{ id: `again-${to}`, status: 'draft', basis: from, language: EDITION_INFO[to].language, title: { en: `${to} again` } },
      ...{ mover: 'the tests', date: '2026-11-22' },
      changes: [{ reason: `as ${to} has it`, amends: amendmentBetween(basisOf(from), basisOf(to)), provisions: provisions(from, to) }],
    },
    { noRefs: true },
  );

/** The cases of the perft, by their place, on which the draft of an edition rules otherwise than the edition. */
export function partings({
  draft,
  edition,
  seed,
  count,
  make,
}: Pick<Extent, 'seed'> & {
  readonly draft: CompiledDraft;
  readonly edition: EditionId;
  readonly count: number;
  readonly make: (seed: number, index: number) => Question;
}): readonly number[] {
  const book = basisOf(edition).rules;
  return Array.from({ length: count }, (_, i) => i).filter((i) => {
    const asked = refereeCase(make(seed, i), edition);
    return JSON.stringify(judge(asked, draft.rules)) !== JSON.stringify(judge(asked, book));
  });
}
