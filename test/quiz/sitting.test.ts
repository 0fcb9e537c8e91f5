/** An exam being sat: its clock runs on whether or not the page is open, and what it overtakes is unanswered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Exam, STANDARD_EXAM, TIME_FACTORS } from '../../src/quiz/exam/exam.ts';
import { giveAnswer, isOver, msLeft, type OpenSitting, readSitting, runOn } from '../../src/quiz/exam/sitting.ts';
import type { Answer } from '../../src/quiz/types.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const each: Exam = { edition: '2017', ...STANDARD_EXAM, count: 10, seed: 1, hash: '00000000' };
const whole: Exam = { ...each, limit: { per: 'exam', seconds: 600 } };
const begun: OpenSitting = { code: 'E', name: 'A', day: 20_778, factor: 1, digest: '0', answers: [], since: NOON };
const A: Answer = { form: 'choice', pick: 1 };
const s = (n: number): number => NOON + n * 1000;

describe('thirty seconds a question', () => {
  test('run from one answer to the next', () => {
    const one = giveAnswer(each, begun, A, s(20));
    expect(one).toEqual({ ...begun, answers: [A], since: s(20) });
    expect(msLeft(each, one, s(49))).toBe(1000);
    expect(runOn(each, one, s(49))).toBe(one);
    expect(runOn(each, one, s(50))).toEqual({ ...one, answers: [A, null], since: s(50) });
  });
  test('an answer after its time is not counted', () => {
    expect(giveAnswer(each, begun, A, s(30))).toEqual({ ...begun, answers: [null], since: s(30) });
  });
  test('whoever comes back after a hundred seconds has three open questions and twenty seconds for the fourth', () => {
    const back = runOn(each, begun, s(100));
    expect(back.answers).toEqual([null, null, null]);
    expect(msLeft(each, back, s(100))).toBe(20_000);
  });
  test('whoever comes back the next day has what was answered, and the rest is open', () => {
    const back = runOn(each, giveAnswer(each, begun, A, s(5)), s(86_400));
    expect(back.answers).toEqual([A, ...Array(9).fill(null)]);
    expect(isOver(each, back)).toBe(true);
    expect(runOn(each, back, s(172_800)).answers.length).toBe(10);
  });
  test('are lengthened by the factor, and without a limit nothing runs out', () => {
    expect(runOn(each, { ...begun, factor: 2 }, s(59)).answers).toEqual([]);
    expect(runOn(each, { ...begun, factor: 2 }, s(60)).answers).toEqual([null]);
    const free: OpenSitting = { ...begun, factor: 0 };
    expect(runOn(each, free, s(1e6))).toBe(free);
    expect(msLeft(each, free, s(1e6))).toBe(Number.POSITIVE_INFINITY);
  });
  test('a device whose clock was set back gives no more than there was', () => {
    expect(msLeft(each, begun, s(-500))).toBe(30_000);
    expect(runOn(each, begun, s(-500))).toBe(begun);
  });
});

test('ten minutes for all: an answer starts no new clock, and when they are over all the rest is open', () => {
  const one = giveAnswer(whole, begun, A, s(400));
  expect(one.since).toBe(NOON);
  expect(msLeft(whole, one, s(400))).toBe(200_000);
  const back = runOn(whole, one, s(600));
  expect(back.answers).toEqual([A, ...Array(9).fill(null)]);
  expect(isOver(whole, back)).toBe(true);
});

const arbExam = fc.constantFrom(each, whole, { ...each, limit: { per: 'question', seconds: 10 } } as const);
test('however often one looks, and whether the page was open or not, the clock comes to the same', () => {
  fc.assert(
    fc.property(arbExam, fc.constantFrom(...TIME_FACTORS), fc.array(fc.nat(200_000), { maxLength: 12 }), (exam, factor, waits) => {
      const first: OpenSitting = { ...begun, factor };
      let now = NOON;
      let watched = first;
      for (const wait of waits) {
        now += wait;
        watched = runOn(exam, watched, now);
        expect(watched.answers.length).toBeLessThanOrEqual(exam.count);
      }
      expect(watched).toEqual(runOn(exam, first, now));
    }),
  );
});

test('what a device has kept is read back as it was, and nothing else is taken for a sitting', () => {
  const stored: OpenSitting = { ...begun, answers: [A, null, { form: 'point', x: 1.5, y: -3 }, { form: 'parts', picks: [1, 0] }] };
  expect(readSitting(structuredClone(stored))).toEqual(stored);
  fc.assert(fc.property(fc.anything(), (value) => readSitting(value) === null));
  for (const field of Object.keys(begun)) expect(readSitting({ ...begun, [field]: {} }), field).toBeNull();
});
