/** What is remembered: what was wrong comes again when it is due, a week long; another edition keeps what still holds. */
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { DAILY, dailyTen, MOST_DUE } from '../../src/quiz/daily.ts';
import { mark, rightAnswer } from '../../src/quiz/mark.ts';
import { carryOver, dueOf, holds, isKnown, type Memory, review } from '../../src/quiz/memory.ts';
import type { Answer, Question } from '../../src/quiz/types.ts';
import { Random, seedOf } from '../../src/random/random.ts';

const { corpus } = loadCorpus();
const book = bookOf(corpus);
const DAY = 86_400_000;
const NOON = Date.parse('2026-11-16T12:00:00Z');
const of = { edition: '2017', provision: 'striker-pocketed', wording: 'a' } as const;

describe('one memory', () => {
  test('what was wrong is due tomorrow, what was right later, and later each time', () => {
    const wrong = review(undefined, of, 'wrong', NOON);
    expect(wrong.due - NOON).toBe(DAY);
    let known = review(undefined, of, 'right', NOON);
    const gaps: number[] = [];
    for (let i = 0; i < 4; i++) {
      gaps.push(Math.round((known.due - (known.last ?? 0)) / DAY));
      known = review(known, of, 'right', known.due);
    }
    expect(gaps[0]).toBeGreaterThan(1);
    expect([...gaps].sort((a, b) => a - b)).toEqual(gaps);
    expect(new Set(gaps).size).toBe(4);
    expect(review(known, of, 'wrong', known.due).due - known.due).toBe(DAY);
  });
  test('counts as known while it is not due and was not wrong', () => {
    const known = review(undefined, of, 'right', NOON);
    expect(isKnown(known, NOON)).toBe(true);
    expect(isKnown(known, known.due)).toBe(false);
    expect(isKnown(review(known, of, 'wrong', NOON + DAY), NOON + DAY)).toBe(false);
    expect(isKnown({ ...known, last: null }, NOON)).toBe(false);
  });
  test('another wording in the same edition is learnt anew', () => {
    const known = review(review(undefined, of, 'right', NOON), of, 'right', NOON + 5 * DAY);
    expect(review(known, { ...of, wording: 'b' }, 'right', NOON + 6 * DAY).reps).toBe(1);
  });
});

/** Somebody who has never read the rules: picks by lot, and so is mostly wrong. */
function guess(question: Question, random: Random): Answer {
  if (question.form === 'choice') return { form: 'choice', pick: random.int(0, question.options.length - 1) };
  if (question.form === 'point') return { form: 'point', x: random.int(-485, 485), y: random.int(-485, 485) };
  return { form: 'parts', picks: question.parts.map(({ options }) => random.int(0, options.length - 1)) };
}

test('a week of the daily ten by a player who has never read the rules: what was wrong comes again when it is due', () => {
  const random = new Random(seedOf('never read the rules'));
  const memories = new Map<string, Memory>();
  /** Provision to the day on which it is due again after a wrong answer. */
  const owed = new Map<string, number>();
  let again = 0;
  let wrong = 0;
  for (let day = 0; day < 7; day++) {
    const now = NOON + day * DAY;
    const date = new Date(now).toISOString().slice(0, 10);
    const due = dueOf([...memories.values()], '2017', now).map((m) => m.provision);
    const questions = dailyTen(book, '2017', [...memories.values()], date, now);
    expect(questions.length).toBe(DAILY);
    const asked = questions.map((q) => q.provisions[0]);
    // The longest overdue come first, as many as a day has room for; each is asked about by a question on it.
    for (const [i, provision] of due.slice(0, MOST_DUE).entries()) expect(asked[i], `${date} ${provision}`).toBe(provision);
    for (const question of questions) {
      const provision = question.provisions[0];
      if (provision === undefined) continue;
      if (owed.has(provision)) {
        expect(owed.get(provision), provision).toBeLessThanOrEqual(day);
        owed.delete(provision);
        again++;
      }
      const { right } = mark(question, guess(question, random));
      const wording = book.provisions.find(({ id }) => id === provision)?.editions['2017']?.wording ?? '';
      const memory = review(memories.get(provision), { edition: '2017', provision, wording }, right ? 'right' : 'wrong', now);
      memories.set(provision, memory);
      if (right) continue;
      wrong++;
      owed.set(provision, day + Math.round((memory.due - now) / DAY));
    }
  }
  expect(wrong).toBeGreaterThan(25);
  expect(again).toBeGreaterThan(15);
  // What is still owed is not yet due, or waits for room among the oldest of a full day.
  const waiting = [...owed].filter(([, day]) => day < 6).length;
  expect(waiting).toBeLessThanOrEqual(wrong - again);
}, 60_000);

test('the new questions of a day are the same for everybody, and others the next day', () => {
  const one = dailyTen(book, '2010', [], '2026-11-21', NOON);
  expect(dailyTen(book, '2010', [], '2026-11-21', NOON + 5)).toEqual(one);
  expect(dailyTen(book, '2010', [], '2026-11-22', NOON)).not.toEqual(one);
  expect(new Set(one.map((q) => q.kind)).size).toBeGreaterThan(6);
  for (const question of one) expect(mark(question, rightAnswer(question)).right).toBe(true);
});

describe('another edition', () => {
  const memory = (provision: string, edition: Memory['edition']): Memory => {
    const wording = book.provisions.find(({ id }) => id === provision)?.editions[edition]?.wording ?? '';
    const once = review(undefined, { edition, provision, wording }, 'right', NOON);
    return review(once, { edition, provision, wording }, 'right', once.due);
  };
  const kinds = (kind: string) =>
    corpus.provisions.filter((p) => !p.editions['2010'].absent && p.editions['2017'].change?.kind === kind).map(({ id }) => id);

  test('keeps what is unchanged, renumbered or reworded, re-schedules what was amended, leaves behind what was dropped', () => {
    const memories = book.provisions.flatMap((p) => (p.editions['2010'] ? [memory(p.id, '2010')] : []));
    const moved = carryOver(book, memories, '2010', '2017', NOON);
    const dueAt = new Map(moved.memories.map((m) => [m.provision, m.due]));
    for (const id of [...kinds('unchanged'), ...kinds('renumbered'), ...kinds('reworded')])
      expect(dueAt.get(id), id).toBe(memory(id, '2010').due);
    const amended = kinds('amended');
    expect(amended.length).toBeGreaterThan(0);
    for (const id of amended) expect(dueAt.get(id), id).toBe(NOON);
    const dropped = kinds('dropped');
    for (const id of dropped) expect(dueAt.has(id)).toBe(false);
    expect(moved.same + moved.again + moved.gone).toBe(memories.length);
    expect(moved.gone).toBe(dropped.length);
  });
  test('what is known there already is not touched', () => {
    const both = [memory('striker-pocketed', '2010'), memory('striker-pocketed', '2017')];
    expect(carryOver(book, both, '2010', '2017', NOON).memories).toEqual([]);
  });
  test('the same wording holds both ways', () => {
    for (const p of book.provisions)
      for (const [a, b] of [
        ['2008', '2017'],
        ['2010', '2017'],
        ['2008', 'club'],
      ] as const)
        expect(holds(book, p, a, b)).toBe(holds(book, p, b, a));
  });
});
