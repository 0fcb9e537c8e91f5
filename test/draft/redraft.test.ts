/**
 * The editions that there are, drafted again: what 2010 says otherwise than 2008, and 2017 than 2010, written as a draft's file in the vocabulary of
 * drafts and read from it, gives back that edition's rulings on the scenarios and on the seeded strokes and incidents of the perft.
 */
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { EDITION_INFO } from '../../src/compiled/editions.ts';
import { PROVISION_ARTICLES } from '../../src/compiled/provision-articles.ts';
import { type Basis, type CompiledDraft, editionBasis } from '../../src/draft/basis.ts';
import { amendmentBetween } from '../../src/draft/between.ts';
import { refereeCase } from '../../src/notation/run/case.ts';
import { runCheckPlacement } from '../../src/notation/run/check-placement.ts';
import { runClassify } from '../../src/notation/run/classify.ts';
import { runPlace } from '../../src/notation/run/place.ts';
import { simulatedStroke } from '../../src/notation/run/played.ts';
import { incidentCase, strokeCase } from '../../src/perft/cases.ts';
import { SAMPLE } from '../../src/perft/suites.ts';
import type { EditionRules } from '../../src/referee/edition.ts';
import { judge } from '../../src/referee/judge.ts';
import { tableUnder } from '../../src/referee/sizes.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { CASES, compiled } from './support.ts';

const basisOf = (edition: EditionId): Basis => editionBasis(edition) as Basis;

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
const redrafted = (from: EditionId, to: EditionId): string =>
  dump(
    {
      ...{ id: `again-${to}`, status: 'draft', basis: from, language: EDITION_INFO[to].language, title: { en: `${to} again` } },
      ...{ mover: 'the tests', date: '2026-11-22' },
      changes: [{ reason: `as ${to} has it`, amends: amendmentBetween(basisOf(from), basisOf(to)), provisions: provisions(from, to) }],
    },
    { noRefs: true },
  );

describe.each([
  ['2008', '2010'],
  ['2010', '2017'],
] as const)('from %s, %s', (from, to) => {
  const draft: CompiledDraft = compiled(redrafted(from, to));
  const { rules } = draft;
  const edition: EditionRules = basisOf(to).rules;

  test('has the same rules, incidents, policies, placements and numbers', () => {
    const { id: _, readings, ...rest } = rules;
    const { id: __, readings: theirs, ...book } = edition;
    expect(rest).toEqual(book);
    expect(Object.keys(readings).sort()).toEqual(Object.keys(theirs).sort());
    for (const [id, reading] of Object.entries(theirs)) expect(readings[id], id).toEqual(reading);
  });

  test('rules on every scenario alike', () => {
    for (const { id, ...asked } of CASES) {
      const answer = (book: EditionRules): unknown => {
        if (asked.command === 'place') return runPlace({ ...asked.input, edition: to }, book);
        if (asked.command === 'classify') return runClassify({ ...asked.input, edition: to }, book);
        if (asked.command === 'check-placement') return runCheckPlacement({ ...asked.input, edition: to }, book);
        const played = simulatedStroke(asked.input, tableUnder(book, asked.input.readings));
        return played.ok ? judge(refereeCase(asked.input, to, played.value), book) : played.error;
      };
      expect(answer(rules), id).toEqual(answer(edition));
    }
  });

  test.each([
    ['strokes', SAMPLE.strokes, strokeCase],
    ['incidents', SAMPLE.incidents, incidentCase],
  ] as const)('rules on the %s of the perft alike', (_, count, make) => {
    let differ = 0;
    for (let i = 0; i < count; i += 1) {
      const asked = refereeCase(make(SAMPLE.seed, i), to);
      const [a, b] = [judge(asked, rules), judge(asked, edition)];
      if (JSON.stringify(a) !== JSON.stringify(b)) differ += 1;
    }
    expect(differ).toBe(0);
  });

  test('and is no copy of its basis', () => {
    const parted = CASES.filter(
      (one) =>
        one.command === 'judge' &&
        one.input.stroke === undefined &&
        JSON.stringify(judge(refereeCase(one.input, to), rules)) !== JSON.stringify(judge(refereeCase(one.input, to), basisOf(from).rules)),
    );
    expect(parted.length).toBeGreaterThan(10);
  });
});
