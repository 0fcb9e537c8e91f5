/** Authored cases as questions: every scenario of the corpus that has an answer all readings give has exactly one right one. */
import { expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { questionOf } from '../../src/quiz/authored.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { situationOf } from '../../src/quiz/situation.ts';
import { complaint } from './checker.ts';

const { corpus } = loadCorpus();
const book = bookOf(corpus);
const situations = corpus.scenarios.map((scenario) => situationOf(scenario, { topic: 'any', difficulty: 2, sources: [] }));
const asked = situations.flatMap((situation) => situation.editions.flatMap((edition) => questionOf(book, situation, edition) ?? []));

test('most scenarios can be asked about', () => {
  expect(new Set(asked.map((q) => ('situation' in q.ref ? q.ref.situation : ''))).size).toBeGreaterThan(situations.length * 0.7);
});

test('each of them has exactly one right answer', () => {
  expect(asked.flatMap((question) => complaint(question, corpus) ?? [])).toEqual([]);
});

test('they are about their provision first, and not asked where the book says nothing', () => {
  const one = situations.find(({ id }) => id === 'cue-touches-twice');
  if (!one) throw new Error('the scenario is gone');
  expect(questionOf(book, one, '2017')?.provisions[0]).toBe('double-hit');
  expect(questionOf(book, { ...one, editions: ['2010'] }, '2017')).toBeNull();
});

test('a case that hangs on a reading is asked once house rules decide it, and their answer is the right one', () => {
  const house = { 'restoration-after-punishable': 'special' };
  const open = situations
    .filter(({ editions }) => editions.includes('2017'))
    .flatMap((one) => {
      const decided = questionOf(book, one, '2017', house);
      return decided && questionOf(book, one, '2017') === null ? [decided] : [];
    });
  expect(open.length).toBeGreaterThan(10);
  expect(open.map(({ scene }) => scene?.readings)).toEqual(open.map(() => house));
});
