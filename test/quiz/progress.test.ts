/** Progress as a document: migrations, damaged files, merging. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/quiz/memory.ts';
import {
  type Attempt,
  type Day,
  dayBefore,
  EMPTY_PROGRESS,
  exportProgress,
  mergeProgress,
  mistakesOf,
  PROGRESS_VERSION,
  type Progress,
  parseProgress,
  streakOf,
} from '../../src/quiz/progress.ts';
import { MISTAKES } from '../../src/quiz/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { OLD_MEMORY } from './memories.ts';

const time = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const arbMemory: fc.Arbitrary<Memory> = fc.record({
  edition: fc.constantFrom(...EDITION_IDS),
  provision: fc.constantFrom('striker-pocketed', 'penalty-placement', 'dark-disc', 'double-hit'),
  wording: fc.constantFrom('a', 'b'),
  due: time,
  last: fc.option(time, { nil: null }),
  stability: fc.integer({ min: 0, max: 300 }),
  difficulty: fc.integer({ min: 0, max: 10 }),
  reps: fc.nat(9),
  lapses: fc.nat(3),
  state: fc.constantFrom(0, 1, 2, 3),
});
const arbDay: fc.Arbitrary<Day> = fc.record({
  date: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
  answered: fc.nat(40),
  right: fc.nat(40),
  daily: fc.boolean(),
});
const arbAttempt: fc.Arbitrary<Attempt> = fc.record({
  code: fc.constantFrom('AAA', 'BBB', 'CCC'),
  at: time,
  edition: fc.constantFrom(...EDITION_IDS),
  provision: fc.option(fc.constant('dark-disc'), { nil: null }),
  right: fc.boolean(),
  mistake: fc.option(fc.constantFrom(...MISTAKES), { nil: null }),
});
const arbProgress: fc.Arbitrary<Progress> = fc
  .record({
    memories: fc.array(arbMemory, { maxLength: 6 }),
    days: fc.array(arbDay, { maxLength: 4 }),
    attempts: fc.array(arbAttempt, { maxLength: 6 }),
    exams: fc.array(fc.record({ code: fc.constantFrom('E1', 'E2'), at: time }), { maxLength: 3 }),
    edition: fc.constantFrom(...EDITION_IDS),
  })
  // One row a key, as a device has them.
  .map((rows) => mergeProgress({ ...EMPTY_PROGRESS, edition: rows.edition }, { version: PROGRESS_VERSION, ...rows }));

describe('a file of progress', () => {
  test('comes back as it was saved', () => {
    fc.assert(
      fc.property(arbProgress, (progress) => {
        expect(parseProgress(exportProgress(progress))).toEqual({ ok: true, value: progress });
      }),
    );
  });

  test('of version 1 and 2 is brought up to date', () => {
    const first = parseProgress(
      JSON.stringify({ version: 1, memories: [OLD_MEMORY], days: [{ date: '2026-11-20', answered: 3, right: 2 }] }),
    );
    expect(first).toEqual({
      ok: true,
      value: { ...EMPTY_PROGRESS, memories: [OLD_MEMORY], days: [{ date: '2026-11-20', answered: 3, right: 2, daily: false }] },
    });
    const attempt = { code: 'A', at: 1, edition: '2017', provision: null, right: true, mistake: null };
    const second = parseProgress(JSON.stringify({ version: 2, memories: [], days: [], attempts: [attempt] }));
    expect(second).toEqual({ ok: true, value: { ...EMPTY_PROGRESS, attempts: [attempt] } });
  });

  test('is refused where it is damaged, naming the place', () => {
    const code = (text: string) => {
      const read = parseProgress(text);
      return read.ok ? 'read' : `${read.error.code}${read.error.path ? ` ${read.error.path}` : ''}`;
    };
    const whole = JSON.parse(exportProgress(EMPTY_PROGRESS)) as Record<string, unknown>;
    expect(code('{"version":')).toBe('not-json');
    expect(code('[]')).toBe('not-progress');
    expect(code('{"name":"something else"}')).toBe('not-progress');
    expect(code(JSON.stringify({ ...whole, version: 99 }))).toBe('newer-version');
    expect(code(JSON.stringify({ ...whole, edition: '1999' }))).toBe('wrong-field edition');
    expect(code(JSON.stringify({ ...whole, days: 'none' }))).toBe('wrong-field days');
    expect(code(JSON.stringify({ ...whole, days: [{ date: 'yesterday', answered: 1, right: 1, daily: false }] }))).toBe(
      'wrong-field days[0].date',
    );
    expect(code(JSON.stringify({ ...whole, memories: [null] }))).toBe('wrong-field memories[0]');
    expect(code(JSON.stringify({ ...whole, attempts: [{ code: 'A', at: 'noon' }] }))).toBe('wrong-field attempts[0].at');
  });

  test('however damaged, never throws', () => {
    fc.assert(
      fc.property(arbProgress, fc.nat(), fc.nat(), (progress, from, length) => {
        const text = exportProgress(progress);
        const cut = from % text.length;
        parseProgress(text.slice(0, cut) + text.slice(cut + (length % 40)));
      }),
    );
    fc.assert(fc.property(fc.json(), (text) => typeof parseProgress(text).ok === 'boolean'));
  });
});

const rows = ({ edition: _, ...rest }: Progress) => rest;

describe('merging', () => {
  test('one answer told in two ways by two devices: the order of merging does not choose', () => {
    const said = (mistake: 'other-edition' | null): Progress => ({
      ...EMPTY_PROGRESS,
      attempts: [{ code: 'BBB', at: 1_700_000_000_017, edition: '2008', provision: null, right: false, mistake }],
    });
    expect(mergeProgress(said(null), said('other-edition'))).toEqual(mergeProgress(said('other-edition'), said(null)));
  });

  test('with oneself changes nothing, in any order comes to the same, and twice is once', () => {
    fc.assert(
      fc.property(arbProgress, arbProgress, arbProgress, (a, b, c) => {
        expect(mergeProgress(a, a)).toEqual(a);
        expect(rows(mergeProgress(a, b))).toEqual(rows(mergeProgress(b, a)));
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      }),
    );
  });

  test('loses no rule, no day, no answer, no exam', () => {
    fc.assert(
      fc.property(arbProgress, arbProgress, (a, b) => {
        const merged = mergeProgress(a, b);
        for (const one of [a, b]) {
          for (const m of one.memories)
            expect(merged.memories.some((x) => x.edition === m.edition && x.provision === m.provision)).toBe(true);
          for (const d of one.days) expect(merged.days.find((x) => x.date === d.date)?.answered).toBeGreaterThanOrEqual(d.answered);
          for (const t of one.attempts) expect(merged.attempts.some((x) => x.at === t.at && x.code === t.code)).toBe(true);
          for (const e of one.exams) expect(merged.exams.some((x) => x.code === e.code)).toBe(true);
        }
      }),
    );
  });
});

test('a mistake is one until it is answered rightly', () => {
  const at = (n: number, code: string, right: boolean): Attempt => ({
    code,
    at: n,
    edition: '2017',
    provision: null,
    right,
    mistake: null,
  });
  expect(
    mistakesOf([at(1, 'A', false), at(2, 'B', false), at(3, 'A', true), at(4, 'C', true), at(5, 'C', false)], '2017').map(
      ({ code }) => code,
    ),
  ).toEqual(['C', 'B']);
  expect(mistakesOf([at(1, 'A', false)], '2010')).toEqual([]);
});

test('a streak is days in a row, today not needed yet', () => {
  const day = (date: string, daily = true): Day => ({ date, answered: 10, right: 5, daily });
  const days = [day('2026-02-27'), day('2026-02-28'), day('2026-03-01'), day('2026-03-03', false)];
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(streakOf(days, '2026-03-01')).toBe(3);
  expect(streakOf(days, '2026-03-02')).toBe(3);
  expect(streakOf(days, '2026-03-03')).toBe(0);
});
