/** A round of questions: nothing nearly the same within forty. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCaseBook } from '../../src/files/casebook.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { questionOf } from '../../src/quiz/authored.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { findQuestion } from '../../src/quiz/generate.ts';
import { DRAWS, gistOf, SPAN, spread, withoutLookAlikes } from '../../src/quiz/round.ts';
import type { Question } from '../../src/quiz/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { LANGS } from '../../src/ui/langs.ts';
import { kitOf } from '../support/quiz-kit.ts';
import { repeatsIn } from './explanations.ts';

const book = bookOf(loadCorpus().corpus);
const { situations } = loadCaseBook();

const inTurn = (questions: readonly Question[]) => {
  let i = 0;
  return async () => questions[i++] ?? null;
};
async function all(next: () => Promise<Question | null>): Promise<Question[]> {
  const questions: Question[] = [];
  for (let made = await next(); made !== null; made = await next()) questions.push(made);
  return questions;
}

test('nothing comes again within the span, nothing comes twice, and what is put off comes as soon as it may', async () => {
  const arb = fc.array(fc.nat(6), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(arb, fc.integer({ min: 1, max: 8 }), async (keys, span) => {
      const questions = keys.map((key, i) => ({ key, i }) as unknown as Question);
      const keyOf = (question: Question) => String((question as unknown as { key: number }).key);
      const given = await all(withoutLookAlikes(inTurn(questions), keyOf, span));
      expect(new Set(given).size).toBe(given.length);
      given.forEach((question, at) => {
        expect(given.slice(Math.max(0, at - span), at).map(keyOf)).not.toContain(keyOf(question));
      });
      expect(new Set(given.map(keyOf))).toEqual(new Set(questions.map(keyOf)));
    }),
  );
});

describe.each(EDITION_IDS)('the case book under %s', (edition) => {
  const asked = situations.flatMap((situation) => questionOf(book, situation, edition) ?? []);
  test('asks no two within forty that want the same to be known', async () => {
    const given = await all(withoutLookAlikes(inTurn(asked)));
    given.forEach((question, at) => {
      expect(given.slice(Math.max(0, at - SPAN), at).map(gistOf)).not.toContain(gistOf(question));
    });
    expect(new Set(given.map(gistOf))).toEqual(new Set(asked.map(gistOf)));
  });
});

test('the same offence told of Red and of Black, or of other discs, is nearly the same question', () => {
  const alike = new Map<string, string[]>();
  for (const situation of situations) {
    const question = questionOf(book, situation, '2017');
    if (question) alike.set(gistOf(question), [...(alike.get(gistOf(question)) ?? []), situation.id]);
  }
  for (const pair of [
    ['striker-stops-short', 'side-board-and-nothing-with-light-discs'],
    ['own-and-black-fall-together', 'both-colours-fall-but-discs-are-left'],
    ['sleeve-brushes-a-disc', 'resting-disc-touched', 'one-disc-nudged'],
    ['striker-thrown', 'two-losses-of-different-kinds'],
  ])
    expect([...alike.values()].map((ids) => [...ids].sort())).toContainEqual([...pair].sort());
});

describe('an endless round', () => {
  /** Questions that differ in nothing but their gist. */
  const question = (n: number) =>
    ({
      kind: 'article',
      ask: { kind: 'article', provision: String(n) },
      articles: [],
      form: 'point',
      placement: { proof: {} },
    }) as unknown as Question;

  test('repeats nothing within the span but where twelve draws in a row gave nothing else, and then what was asked longest ago', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(30), { minLength: 1, maxLength: 400 }),
        fc.array(fc.nat(30), { maxLength: 50 }),
        async (draws, earlier) => {
          const before = earlier.map((n) => gistOf(question(n)));
          let i = 0;
          const from: number[] = [];
          const next = spread(async () => (i < draws.length ? question(draws[i++] as number) : null), before);
          const asked = [...before];
          for (let start = 0, made = await next(); made !== null; start = i, made = await next()) {
            const gist = gistOf(made);
            const drawn = draws.slice(start, i).map((n) => gistOf(question(n)));
            const ago = (one: string) => (asked.includes(one) ? asked.length - asked.lastIndexOf(one) : Number.POSITIVE_INFINITY);
            expect(drawn).toContain(gist);
            expect(drawn.length).toBeLessThanOrEqual(DRAWS);
            expect(Math.max(...drawn.map(ago))).toBe(ago(gist));
            if (ago(gist) <= SPAN) expect(drawn.length === DRAWS || i === draws.length).toBe(true);
            asked.push(gist);
            from.push(start);
          }
          expect(i).toBe(draws.length);
        },
      ),
    );
  });

  test.each(EDITION_IDS)(
    'of all kinds under %s: 120 questions, none of which a reader has seen within forty, in any language',
    async (edition) => {
      let seed = 5;
      const next = spread(async () => findQuestion(book, { edition }, 7919 * seed++));
      const round: Question[] = [];
      while (round.length < 120) round.push((await next()) as Question);
      for (const lang of LANGS) expect(repeatsIn(round, await kitOf(lang), SPAN)).toEqual([]);
      const gists = round.map(gistOf);
      expect(gists.filter((gist, i) => gists.slice(Math.max(0, i - SPAN), i).includes(gist))).toEqual([]);
    },
  );

  test('of a chapter goes on for ever, and repeats what was asked longest ago', async () => {
    let seed = 5;
    const next = spread(async () => findQuestion(book, { edition: '2017', chapter: '6' }, 7919 * seed++));
    const gists: string[] = [];
    for (let i = 0; i < 30; i++) gists.push(gistOf((await next()) as Question));
    expect(gists.filter((gist, i) => gist === gists[i - 1])).toEqual([]);
  });
});
