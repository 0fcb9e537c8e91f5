/** The level of a theme: what raises it, what lowers it, whose answers count; and a round whose questions come until they are right. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { findQuestion } from '../../src/quiz/generate.ts';
import { askedInTheme, FIRST_LEVEL, levelsOf, nextTheme } from '../../src/quiz/levels.ts';
import { questionCode } from '../../src/quiz/link.ts';
import type { Attempt } from '../../src/quiz/progress.ts';
import { BETWEEN, untilRight } from '../../src/quiz/round.ts';
import type { Difficulty, Question, QuestionRef } from '../../src/quiz/types.ts';

const book = bookOf(loadCorpus().corpus);
/** A rule of chapter 17 of 2017, and one of chapter 19. */
const [PENALTY, WARNING] = ['striker-pocketed', 'surface-touched-warned'];

let at = 0;
const answered = (right: boolean, difficulty: Difficulty | null, provision: string | null = PENALTY as string): Attempt => {
  const ref: QuestionRef =
    difficulty === null ? { situation: 'a', edition: '2017' } : { kind: 'ruling', edition: '2017', difficulty, seed: 7 };
  return { code: questionCode(book, ref), at: at++, edition: '2017', provision, right, mistake: null };
};
const levelOf = (attempts: readonly Attempt[], chapter = '17') => levelsOf(book, attempts, '2017').get(chapter);
/** `1+1-`: right, then wrong, both at level 1; `c+`: a case-book question. */
const series = (text: string): readonly Attempt[] =>
  (text.match(/[c123][+-]/g) ?? []).map((one) => answered(one[1] === '+', one[0] === 'c' ? null : (Number(one[0]) as Difficulty)));

describe('a level', () => {
  test.each([
    ['', undefined],
    ['1+', { level: 1, streak: 1, mastered: false }],
    ['1+1+1+1+', { level: 1, streak: 4, mastered: false }],
    ['1+1+1+1+1+', { level: 2, streak: 5, mastered: false }],
    // a wrong one in between begins the row anew
    ['1+1+1+1+1-1+', { level: 1, streak: 1, mastered: false }],
    // harder ones count as well, easier ones do not
    ['3+3+3+3+3+', { level: 2, streak: 5, mastered: false }],
    ['1+1+1+1+1+1+1+1+1+1+', { level: 2, streak: 10, mastered: false }],
    ['1+1+1+1+1+2+2+2+2+2+', { level: 3, streak: 10, mastered: false }],
    ['1+1+1+1+1+2+2+2+2+2+3+3+3+3+3+', { level: 3, streak: 15, mastered: true }],
    // two wrong ones in a row lower it, one does not
    ['1+1+1+1+1+2-', { level: 2, streak: 0, mastered: false }],
    ['1+1+1+1+1+2-2+2-', { level: 2, streak: 0, mastered: false }],
    ['1+1+1+1+1+2-1-', { level: 1, streak: 0, mastered: false }],
    ['1-1-1-', { level: 1, streak: 0, mastered: false }],
    ['1+1+1+1+1+2+2+2+2+2+3+3+3+3+3+3-', { level: 3, streak: 0, mastered: true }],
    ['1+1+1+1+1+2+2+2+2+2+3+3+3+3+3+3-3-', { level: 2, streak: 0, mastered: false }],
    // too hard a question says nothing about the level
    ['1+1+1+1+3-1+', { level: 2, streak: 1, mastered: false }],
    ['1+3-3-', { level: 1, streak: 0, mastered: false }],
    // one of the case book has no level
    ['1+c+c-', { level: 1, streak: 1, mastered: false }],
  ])('%s', (text, expected) => {
    expect(levelOf(series(text))).toEqual(expected);
  });

  test('is that of the chapter in which the rule stands, under the edition in which it was asked, in the order of time', () => {
    const attempts = [
      answered(true, 1),
      answered(true, 1, WARNING),
      answered(false, 1, null),
      { ...answered(true, 1), edition: '2010' as const },
    ];
    expect([...levelsOf(book, attempts, '2017')]).toEqual([
      ['17', { level: 1, streak: 1, mastered: false }],
      ['19', { level: 1, streak: 1, mastered: false }],
    ]);
    const mixed = series('1+1+1+1+1+2-2-');
    expect(levelOf([...mixed].reverse())).toEqual(levelOf(mixed));
  });

  test('what cannot be opened, and what a device has put aside, leaves it as it is', () => {
    expect(levelOf([{ ...answered(true, 1), code: 'A' }, ...series('1+')])).toEqual({ ...FIRST_LEVEL, streak: 1 });
  });
});

test('the theme to go on with: the lowest level first, of these the one with most that is not known; what is mastered comes last', () => {
  const themes = [
    { chapter: '11', open: 2 },
    { chapter: '12', open: 30 },
    { chapter: '17', open: 9 },
    { chapter: '19', open: 5 },
  ];
  const levels = new Map([
    ['12', { level: 2, streak: 5, mastered: false } as const],
    ['17', { level: 3, streak: 9, mastered: true } as const],
  ]);
  expect(nextTheme(themes, levels)?.chapter).toBe('19');
  expect(nextTheme(themes.slice(1, 3), levels)?.chapter).toBe('12');
  expect(nextTheme([], levels)).toBeUndefined();
});

test('a question of a theme exercises a rule of that theme, first one that is not known', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const question = findQuestion(book, { edition: '2017', chapter: '17', difficulty: 1 }, seed);
    if (!question) throw new Error('no question');
    const chapterOf = (id: string | undefined) =>
      book.editions['2017'].chapters.find(({ articles }) =>
        articles.some((article) => book.provisions.find((p) => p.id === id)?.editions['2017']?.articles.includes(article)),
      )?.id;
    const [first] = askedInTheme(book, question, '17').provisions;
    expect(chapterOf(first)).toBe('17');
    const own = question.provisions.filter((id) => chapterOf(id) === '17');
    const held = new Map(own.map((id, i) => [id, i === own.length - 1 ? 'once' : 'known'] as const));
    expect(askedInTheme(book, question, '17', held).provisions[0]).toBe(own.at(-1));
  }
});

describe('until right', () => {
  const draw = (many: number) => {
    let i = 0;
    return async () => (i < many ? ({ ref: { seed: i++ } } as unknown as Question) : null);
  };
  const seedOf = (question: Question | null): number | null => question && (question.ref as unknown as { readonly seed: number }).seed;
  /** What is asked, when the n-th answer is as the text says. */
  async function asked(answers: string, count: number, many = count): Promise<readonly (number | null)[]> {
    const next = untilRight(draw(many), count);
    const order = [seedOf(await next(true))];
    for (const answer of answers) order.push(seedOf(await next(answer === '+')));
    return order;
  }

  test.each([
    ['+++', 3, [0, 1, 2, null]],
    ['-++++', 5, [0, 1, 2, 3, 0, 4]],
    ['-+++-+++', 5, [0, 1, 2, 3, 0, 4, 0, null, null]],
    ['--++++', 3, [0, 1, 2, 0, 1, null, null]],
    ['---+', 1, [0, 0, 0, 0, null]],
  ])('%s of %d: %j', async (answers, count, order) => {
    expect(await asked(answers, count)).toEqual(order);
  });

  test('each question is answered rightly once, none sooner than it may where there are others; fewer where there are no more', async () => {
    const wrongs = fc.array(fc.boolean(), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(wrongs, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 12 }), async (answers, count, many) => {
        const next = untilRight(draw(many), count);
        const right: number[] = [];
        const shown: number[] = [];
        let given = [...answers];
        for (let one = seedOf(await next(true)); one !== null; ) {
          const gap = shown.slice(-BETWEEN).indexOf(one);
          const fresh = Math.min(count, many) - new Set([...shown, one]).size;
          if (gap !== -1) expect(fresh).toBe(0);
          shown.push(one);
          const isRight = given[0] ?? true;
          given = given.slice(1);
          if (isRight) right.push(one);
          one = seedOf(await next(isRight));
        }
        expect([...right].sort((a, b) => a - b)).toEqual(Array.from({ length: Math.min(count, many) }, (_, i) => i));
      }),
    );
  });
});
