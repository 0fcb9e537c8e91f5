/** A plan before an exam: every theme before the day, no day over its load, the last days only repetition. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { LONGEST_PLAN, type PlanDay, planFor, readPlan, studyDays, themesOf } from '../../src/quiz/plan.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';

const book = bookOf(loadCorpus().corpus);
const newIn = ({ learn }: PlanDay): number => learn.reduce((sum, { questions }) => sum + questions, 0);
const after = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test('the days of study end on the eve of the exam and reach four weeks back at most', () => {
  expect(studyDays('2026-11-20', '2026-11-23')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(studyDays('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(studyDays('2026-11-23', '2026-11-23')).toEqual([]);
  expect(studyDays('2026-11-24', '2026-11-23')).toEqual([]);
  expect(studyDays('2026-01-01', '2026-11-23')).toHaveLength(LONGEST_PLAN);
  expect(studyDays('2026-01-01', '2026-11-23')[0]).toBe('2026-10-26');
});

describe('whatever is known, however many days are left', () => {
  const theme = fc.nat(40);
  const wish = fc.record({
    opens: fc.array(theme, { maxLength: 26 }),
    days: fc.integer({ min: -2, max: 60 }),
    load: fc.integer({ min: 1, max: 60 }),
    due: fc.nat(80),
  });
  test('every open theme is met, no day is over its load, the last days only repeat; else it is said how many a day it would take', () => {
    fc.assert(
      fc.property(wish, ({ opens, days, load, due }) => {
        const today = '2026-11-21';
        const themes = opens.map((open, i) => ({ chapter: String(i), open }));
        const wished = (most: number) => ({ today, exam: after(today, days), load: most, themes, due: () => due });
        const plan = planFor(wished(load));
        if (days <= 0) {
          expect(plan).toEqual({ ok: false, error: { code: 'no-day-left' } });
          return;
        }
        if (!plan.ok) {
          if (plan.error.code !== 'too-late') throw new Error(plan.error.code);
          expect(plan.error.load).toBeGreaterThan(load);
          expect(planFor(wished(plan.error.load)).ok).toBe(true);
          expect(planFor(wished(plan.error.load - 1)).ok).toBe(false);
          return;
        }
        const planned = plan.value;
        expect(planned.map(({ date }) => date)).toEqual(studyDays(today, after(today, days)));
        const met = new Set(planned.flatMap(({ learn }) => learn.map(({ chapter }) => chapter)));
        expect([...met].sort()).toEqual(themes.flatMap(({ chapter, open }) => (open > 0 ? [chapter] : [])).sort());
        for (const day of planned) {
          expect(newIn(day) + day.repeat).toBeLessThanOrEqual(load);
          expect(day.repeat).toBeGreaterThanOrEqual(0);
          for (const { questions } of day.learn) expect(questions).toBeGreaterThan(0);
        }
        const last = planned.slice(-Math.min(3, Math.ceil((planned.length - 1) / 4)) || planned.length);
        if (planned.length > 1) for (const day of last) expect([day.learn, day.repeat]).toEqual([[], load]);
      }),
    );
  });
});

test('four weeks with twenty questions a day for somebody who knows nothing of 2017: the chapters in their order, three days at the end to repeat', () => {
  const themes = themesOf(book, '2017', new Map());
  const plan = planFor({ today: '2026-11-02', exam: '2026-11-30', load: 20, themes, due: () => 0 });
  if (!plan.ok) throw new Error(plan.error.code);
  expect(plan.value).toHaveLength(28);
  const order = plan.value.flatMap(({ learn }) => learn.map(({ chapter }) => chapter));
  expect([...new Set(order)]).toEqual(themes.map(({ chapter }) => chapter));
  expect(plan.value.slice(-3).map(({ learn, repeat }) => [learn.length, repeat])).toEqual([
    [0, 20],
    [0, 20],
    [0, 20],
  ]);
  expect(plan.value.slice(0, 25).every((day) => newIn(day) >= 13 && newIn(day) <= 14)).toBe(true);
});

test.each(EDITION_IDS)('the themes of %s are its chapters that hold rules; what is known is open no more', (edition) => {
  const all = themesOf(book, edition, new Map());
  const here = book.provisions.filter((provision) => provision.editions[edition] !== null);
  expect(all.reduce((sum, { open }) => sum + open, 0)).toBe(here.length);
  const known = new Map(here.map(({ id }) => [id, 'known'] as const));
  expect(themesOf(book, edition, known).every(({ open }) => open === 0)).toBe(true);
});

test('what a device has kept is read, and anything else is no plan', () => {
  const stored = {
    edition: '2017',
    exam: '2026-12-01',
    load: 20,
    planned: '2026-11-21',
    days: [{ date: '2026-11-21', learn: [{ chapter: '17', questions: 3 }], repeat: 2 }],
  };
  expect(readPlan(JSON.stringify(stored))).toEqual(stored);
  for (const broken of [
    null,
    '',
    '{',
    '[]',
    '7',
    '{"exam":"soon"}',
    JSON.stringify({ ...stored, load: 7 }),
    JSON.stringify({ ...stored, days: [{}] }),
  ])
    expect(readPlan(broken)).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => readPlan(text) === null));
});
