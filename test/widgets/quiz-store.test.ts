/** Progress on the device: kept over a reload, brought up from older databases, alive where nothing can be kept; damaged imports lose nothing. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { findQuestion } from '../../src/quiz/generate.ts';
import { mark, rightAnswer } from '../../src/quiz/mark.ts';
import { EMPTY_PROGRESS, exportProgress } from '../../src/quiz/progress.ts';
import type { Question } from '../../src/quiz/types.ts';
import { openStore, UPGRADES } from '../../src/widgets/quiz/store.ts';
import { type Clock, Training } from '../../src/widgets/quiz/training.svelte.ts';

const book = bookOf(loadCorpus().corpus);
const clock: Clock & { day: number } = {
  day: 0,
  now: () => Date.parse('2026-11-21T12:00:00Z') + clock.day * 86_400_000,
  today: () => new Date(clock.now()).toISOString().slice(0, 10),
};
const question = (seed: number): Question => {
  const found = findQuestion(book, { edition: '2017', kinds: ['article'] }, seed);
  if (!found) throw new Error('no question');
  return found;
};
async function open(): Promise<Training> {
  const training = new Training(await openStore(), book, clock);
  await training.load();
  return training;
}
const right = (q: Question) => mark(q, rightAnswer(q));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  clock.day = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('on the device', () => {
  test('answers, days, exams and the edition are there after a reload', async () => {
    const before = await open();
    const [a, b] = [question(1), question(2)];
    await before.answered(a, right(a));
    await before.answered(b, mark(b, null));
    await before.finishedDaily();
    await before.choose('2010');
    await before.sat('CERT');
    const after = await open();
    expect(after.progress.attempts.map((x) => x.right)).toEqual([true, false]);
    expect(after.progress.days).toEqual([{ date: '2026-11-21', answered: 2, right: 1, daily: true }]);
    expect(after.progress.memories.length).toBe(2);
    expect(after.progress.edition).toBe('2010');
    expect(after.progress.exams.map((x) => x.code)).toEqual(['CERT']);
    expect(after.forgets).toBe(false);
    expect(after.streak).toBe(1);
  });

  test.each([1, 2])('a database of version %i is brought up to date and keeps what it held', async (version) => {
    const memory = {
      edition: '2017',
      provision: 'double-hit',
      wording: 'a',
      due: 5,
      last: 3,
      stability: 1,
      difficulty: 5,
      reps: 1,
      lapses: 0,
      state: 2,
    };
    const old = await openDB('novuss-training', version, {
      upgrade: (db, from) => {
        for (const step of UPGRADES.slice(from, version)) step(db as never);
      },
    });
    await old.put('memories', memory, '2017/double-hit');
    await old.put('days', { date: '2026-11-01', answered: 4, right: 3 }, '2026-11-01');
    if (version === 2) await old.put('attempts', { code: 'A', at: 1, edition: '2017', provision: null, right: true, mistake: null }, '1 A');
    old.close();
    const now = await open();
    expect(now.progress.memories).toEqual([memory]);
    expect(now.progress.days).toEqual([{ date: '2026-11-01', answered: 4, right: 3, daily: false }]);
    expect(now.progress.attempts.length).toBe(version - 1);
    await now.sat('CERT');
    expect((await open()).progress.exams.length).toBe(1);
  });

  test('a damaged row is passed over and stays where it is', async () => {
    const before = await open();
    const a = question(1);
    await before.answered(a, right(a));
    const db = await openDB('novuss-training');
    await db.put('memories', { edition: '2017', provision: 'x', due: 'never' }, '2017/x');
    db.close();
    const after = await open();
    expect(after.progress.memories.length).toBe(1);
    const again = await openDB('novuss-training');
    expect(await again.get('memories', '2017/x')).toBeDefined();
    again.close();
  });
});

describe('imports', () => {
  test('a damaged file changes nothing, in memory and on the device', async () => {
    const training = await open();
    const a = question(3);
    await training.answered(a, right(a));
    const before = training.progress;
    const whole = exportProgress(before);
    for (const text of [
      '',
      whole.slice(0, whole.length / 2),
      whole.replace('"memories"', '"memory"'),
      whole.replace('"reps": 1', '"reps": "one"'),
      '{"version":7,"memories":[]}',
    ]) {
      expect(await training.import(text), text.slice(0, 30)).not.toBeNull();
      expect(training.progress).toBe(before);
      expect((await open()).progress).toEqual(before);
    }
  });
  test('a sound file is merged and kept', async () => {
    const other = await open();
    const a = question(4);
    await other.answered(a, right(a));
    const file = exportProgress(other.progress);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const training = await open();
    const b = question(5);
    await training.answered(b, mark(b, null));
    expect(await training.import(file)).toBeNull();
    expect(training.progress.attempts.length).toBe(2);
    expect((await open()).progress).toEqual(training.progress);
  });
});

describe('where nothing can be kept', () => {
  test('without a database everything works and says so', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('private', 'SecurityError');
      },
    });
    const training = await open();
    const a = question(6);
    await training.answered(a, right(a));
    expect(training.forgets).toBe(true);
    expect(training.progress.attempts.length).toBe(1);
    expect(await training.import(exportProgress(EMPTY_PROGRESS))).toBeNull();
    expect(training.progress.attempts.length).toBe(1);
  });
  test('on a full disk too', async () => {
    const training = await open();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const a = question(7);
    await training.answered(a, right(a));
    vi.restoreAllMocks();
    expect(training.forgets).toBe(true);
    expect(training.progress.attempts.length).toBe(1);
  });
});

test('what is known of one edition can be carried over to another', async () => {
  const training = await open();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const q = question(seed);
    await training.answered(q, right(q));
  }
  await training.choose('2010');
  const known = training.known('2017');
  expect(known).toBeGreaterThan(3);
  const moved = await training.carry('2017');
  expect(moved.kept + moved.again + moved.gone).toBe(known);
  expect((await open()).progress.memories.filter((m) => m.edition === '2010').length).toBe(moved.kept + moved.again);
});
