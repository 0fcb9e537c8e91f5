/** Progress as a document: migrations, damaged files, merging. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  type Day,
  dayBefore,
  EMPTY_PROGRESS,
  exportProgress,
  heldRules,
  mergeProgress,
  mistakesOf,
  type Progress,
  parseProgress,
  streakOf,
} from '../../src/quiz/progress.ts';
import { progress as progressOnDevice } from '../support/inverse.ts';
import { OLD_MEMORY } from './memories.ts';

describe('a file of progress', () => {
  test('comes back as it was saved', () => {
    fc.assert(
      fc.property(progressOnDevice, (progress) => {
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
      fc.property(progressOnDevice, fc.nat(), fc.nat(), (progress, from, length) => {
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
      fc.property(progressOnDevice, progressOnDevice, progressOnDevice, (a, b, c) => {
        expect(mergeProgress(a, a)).toEqual(a);
        expect(rows(mergeProgress(a, b))).toEqual(rows(mergeProgress(b, a)));
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      }),
    );
  });

  test('loses no rule, no day, no answer, no exam', () => {
    fc.assert(
      fc.property(progressOnDevice, progressOnDevice, (a, b) => {
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

describe('how well a rule is held', () => {
  const DAY = 86_400_000;
  const of = (provision: string, right: boolean, at: number): Attempt => ({
    code: `${at}`,
    at,
    edition: '2017',
    provision,
    right,
    mistake: null,
  });
  const memory = { ...OLD_MEMORY, edition: '2017' as const, provision: 'a', last: 0, due: 10 * DAY, reps: 1 };
  const held = (attempts: readonly Attempt[], now = DAY, more = {}) =>
    heldRules({ ...EMPTY_PROGRESS, memories: [{ ...memory, ...more }], attempts }, '2017', now).get('a');
  test.each([
    ['one right answer may be luck', [true], 'once'],
    ['two in a row are not', [true, true], 'known'],
    ['a wrong one in between begins anew', [true, false, true], 'once'],
    ['and two after it count', [false, true, true], 'known'],
  ] as const)('%s: %o is %s', (_, answers, as) => {
    expect(held(answers.map((right, i) => of('a', right, i)))).toBe(as);
  });
  test('what has faded, or comes again tomorrow because it was wrong, is due', () => {
    expect(held([of('a', true, 0), of('a', true, 1)], 11 * DAY)).toBe('due');
    expect(held([of('a', false, 0)], DAY / 2, { due: DAY })).toBe('due');
  });
  test('where no answers are kept the memory tells; another rule’s answers and another book’s say nothing', () => {
    expect(held([], DAY, { reps: 1 })).toBe('once');
    expect(held([], DAY, { reps: 3 })).toBe('known');
    expect(held([of('b', true, 0), of('b', true, 1)])).toBe('once');
    expect(heldRules({ ...EMPTY_PROGRESS, memories: [{ ...memory, edition: '2010' }] }, '2017', DAY).size).toBe(0);
  });
});
