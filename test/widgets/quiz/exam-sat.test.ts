/** An exam on the page: the next question comes when the answer before it is on the disk. */
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../../src/files/corpus.ts';
import { bookOf } from '../../../src/quiz/book.ts';
import { examCode, newExam, STANDARD_EXAM } from '../../../src/quiz/exam/exam.ts';
import { examQuestions } from '../../../src/quiz/exam/exam-questions.ts';
import type { OpenSitting } from '../../../src/quiz/exam/sitting.ts';
import { SatExam } from '../../../src/widgets/quiz/exam/sat.svelte.ts';
import type { Store } from '../../../src/widgets/quiz/store.ts';

const book = bookOf(loadCorpus().corpus);
const exam = newExam(book, { edition: '2017', ...STANDARD_EXAM, count: 5, seed: 12 });
const questions = examQuestions(book, exam);

/** A disk that answers when it is told to, and a clock that stands where it was put. */
function begin() {
  const writes: { readonly sitting: OpenSitting; readonly done: (stored: boolean) => void }[] = [];
  const store = {
    keepSitting: (sitting: OpenSitting) => new Promise<boolean>((done) => writes.push({ sitting, done })),
  } as unknown as Store;
  const patience: (() => void)[] = [];
  const at = { now: 0 };
  const clock = { now: () => at.now, today: () => '2026-11-23', later: (work: () => void) => void patience.push(work) };
  const sitting: OpenSitting = { code: examCode(exam), name: 'Aino', day: 1, factor: 1, digest: '0', answers: [], since: 0 };
  return { sat: new SatExam(exam, questions, sitting, store, clock), writes, patience, at };
}
const pick = { form: 'choice', pick: 0 } as const;

describe('the next question', () => {
  test('waits until the answer is on the disk; a second tap meanwhile is no answer to it', async () => {
    const { sat, writes } = begin();
    sat.give(pick);
    expect(sat.at).toBe(0);
    expect(sat.question).toBe(questions[0]);
    expect(sat.saving).toBe(true);
    sat.give(pick);
    expect(sat.sitting.answers).toEqual([pick]);
    writes.at(-1)?.done(true);
    await sat.settled;
    expect([sat.at, sat.storedAnswers, sat.stored, sat.saving]).toEqual([1, 1, true, false]);
    expect(sat.question).toBe(questions[1]);
  });
  test('comes where the disk refuses, and it is said that nothing is kept', async () => {
    const { sat, writes } = begin();
    sat.give(null);
    writes.at(-1)?.done(false);
    await sat.settled;
    expect([sat.at, sat.storedAnswers, sat.stored]).toEqual([1, 0, false]);
  });
  test('comes where the disk does not answer at all; when it does after all, that is said', async () => {
    const { sat, writes, patience } = begin();
    sat.give(pick);
    patience.at(-1)?.();
    await sat.settled;
    expect([sat.at, sat.stored]).toEqual([1, false]);
    writes.at(-1)?.done(true);
    await Promise.resolve();
    expect([sat.storedAnswers, sat.stored]).toEqual([1, true]);
  });
  test('has its own time: what runs out while an answer is being stored is the next question', async () => {
    const { sat, writes, at } = begin();
    sat.give(pick);
    at.now = 31_000;
    expect(sat.tick()).toBe(true);
    expect(sat.sitting.answers).toEqual([pick, null]);
    for (const { done } of writes) done(true);
    await sat.settled;
    expect(sat.at).toBe(2);
  });
});

test('it is over when the last answer is on the disk', async () => {
  const { sat, writes } = begin();
  for (const _ of questions) {
    sat.give(pick);
    expect(sat.over).toBe(false);
    writes.at(-1)?.done(true);
    await sat.settled;
  }
  expect(sat.over).toBe(true);
});
