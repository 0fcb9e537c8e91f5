/** Progress on the device: kept over a reload, brought up from older databases, alive where nothing can be kept; damaged imports lose nothing. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCorpus } from '../../../src/files/corpus.ts';
import { bookOf } from '../../../src/quiz/book.ts';
import { DAILY, dailyTen, MOST_DUE } from '../../../src/quiz/daily.ts';
import type { OpenSitting } from '../../../src/quiz/exam/sitting.ts';
import { askedAbout, findQuestion, questionAt } from '../../../src/quiz/generate.ts';
import { questionCode } from '../../../src/quiz/link.ts';
import { mark, rightAnswer } from '../../../src/quiz/mark.ts';
import { dueOf, memoryKey } from '../../../src/quiz/memory.ts';
import { type Attempt, EMPTY_PROGRESS, exportProgress, MAX_PROGRESS } from '../../../src/quiz/progress.ts';
import type { Question } from '../../../src/quiz/types.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';
import Data from '../../../src/widgets/quiz/Data.svelte';
import { openStore, UPGRADES } from '../../../src/widgets/quiz/store.ts';
import { type Clock, dailyKey, Training } from '../../../src/widgets/quiz/training.svelte.ts';
import { OLD_MEMORY } from '../../quiz/memories.ts';
import { kitOf } from '../../support/quiz-kit.ts';

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
/** A question of several provisions as its link has it, and as the daily ten ask it about the second of them. */
function askedAboutItsSecond() {
  for (let seed = 1; seed < 400; seed++) {
    const plain = questionAt(book, { kind: 'ruling', edition: '2017', difficulty: 2, seed });
    const [, id] = plain?.provisions ?? [];
    if (plain && id !== undefined) return { id, plain, asked: askedAbout(plain, id) };
  }
  throw new Error('no question has two provisions');
}
const SITTING: OpenSitting = {
  code: 'EXAM',
  name: 'Õie',
  day: 20_778,
  factor: 1,
  digest: '0badcafe',
  answers: [{ form: 'choice', pick: 2 }, null, { form: 'point', x: 12.5, y: -485 }, { form: 'parts', picks: [1, 0, 2] }],
  since: 1_795_000_000_000,
};
const right = (q: Question) => mark(q, rightAnswer(q));

beforeEach(() => {
  localStorage.clear();
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
    expect(Object.fromEntries(after.progress.attempts.map((x) => [x.code, x.right]))).toEqual({
      [questionCode(book, a.ref)]: true,
      [questionCode(book, b.ref)]: false,
    });
    expect(after.progress.days).toEqual([{ date: '2026-11-21', answered: 2, right: 1, daily: true }]);
    expect(after.progress.memories.length).toBe(2);
    expect(after.progress.edition).toBe('2010');
    expect(after.progress.exams.map((x) => x.code)).toEqual(['CERT']);
    expect(after.forgets).toBe(false);
    expect(after.streak).toBe(1);
  });

  test.each([1, 2, 3, 4])('a database of version %i is brought up to date and keeps what it held', async (version) => {
    const old = await openDB('novuss-training', version, {
      upgrade: (db, from) => {
        for (const step of UPGRADES.slice(from, version)) step(db as never);
      },
    });
    await old.put('memories', OLD_MEMORY, '2010/double-hit');
    await old.put('days', { date: '2026-11-01', answered: 4, right: 3 }, '2026-11-01');
    if (version > 1) await old.put('attempts', { code: 'A', at: 1, edition: '2017', provision: null, right: true, mistake: null }, '1 A');
    old.close();
    const now = await open();
    expect(now.progress.memories).toEqual([OLD_MEMORY]);
    expect(now.progress.days).toEqual([{ date: '2026-11-01', answered: 4, right: 3, daily: false }]);
    expect(now.progress.attempts.length).toBe(version > 1 ? 1 : 0);
    await now.sat('CERT');
    expect((await open()).progress.exams.length).toBe(1);
    expect(await (await openStore()).keepSitting(SITTING)).toBe(true);
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

describe('an exam that was broken off', () => {
  test('is there after a reload, with its last answers; a second one beside it; dropped, it is gone', async () => {
    const store = await openStore();
    expect(await store.sittings()).toEqual([]);
    await store.keepSitting({ ...SITTING, answers: [] });
    await store.keepSitting(SITTING);
    await store.keepSitting({ ...SITTING, code: 'OTHER' });
    expect(await (await openStore()).sittings()).toEqual([SITTING, { ...SITTING, code: 'OTHER' }]);
    expect(await store.dropSitting('EXAM')).toBe(true);
    expect((await (await openStore()).sittings()).map(({ code }) => code)).toEqual(['OTHER']);
  });
  test('is left alone by an import, and goes with everything else that is deleted', async () => {
    const store = await openStore();
    await store.keepSitting(SITTING);
    const training = await open();
    expect(await training.import(exportProgress(EMPTY_PROGRESS))).toBeNull();
    expect(await store.sittings()).toEqual([SITTING]);
    expect(exportProgress(training.progress)).not.toContain('EXAM');
    await training.clear();
    expect(await store.sittings()).toEqual([]);
  });
  test('daily-ten-outlives-its-deletion: those of every edition go too', async () => {
    const training = await open();
    for (const edition of EDITION_IDS) localStorage.setItem(dailyKey(edition), '{}');
    await training.clear();
    expect(EDITION_IDS.map((edition) => localStorage.getItem(dailyKey(edition)))).toEqual([null, null, null, null]);
  });
  test('deleting everything takes gathered certificates and the plans of every edition too', async () => {
    const store = await openStore();
    await store.keepGathered(['M']);
    for (const edition of EDITION_IDS) localStorage.setItem(`novuss.plan.${edition}`, '{}');
    await (await open()).clear();
    expect(await store.gathered()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('novuss.plan'))).toEqual([]);
  });
  test.each([
    ['no object', 'nonsense'],
    ['an answer of no form', { ...SITTING, answers: [{ form: 'essay' }] }],
    ['a factor nobody can choose', { ...SITTING, factor: 7 }],
    ['no time', { ...SITTING, since: 'noon' }],
  ])('damaged (%s) is not offered, and stays where it is', async (_, row) => {
    const store = await openStore();
    const db = await openDB('novuss-training');
    await db.put('sittings', row, 'EXAM');
    expect(await store.sittings()).toEqual([]);
    expect(await db.get('sittings', 'EXAM')).toEqual(row);
    db.close();
  });
});

test('“Delete everything” asks anew after the focus has gone elsewhere', async () => {
  const training = await open();
  const clear = vi.spyOn(training, 'clear');
  const kit = await kitOf('en');
  const { container } = render(Data, { training, kit });
  const button = container.querySelector('.acts .quiet') as HTMLButtonElement;
  await fireEvent.click(button);
  container.querySelector<HTMLElement>('.acts button')?.focus();
  await fireEvent.click(button);
  expect(clear).not.toHaveBeenCalled();
  expect(button.textContent).toBe(kit.words.quiz.ui.clearSure);
  await fireEvent.click(button);
  expect(clear).toHaveBeenCalledOnce();
  cleanup();
});

test('everything is deleted though an answer is being stored meanwhile', async () => {
  const store = await openStore();
  let begun = (): void => undefined;
  const writing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = {
    ...store,
    write: async (changes: Parameters<typeof store.write>[0]) => {
      begun();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return await store.write(changes);
    },
  };
  const training = new Training(slow, book, clock);
  await training.load();
  void training.finishedDaily();
  await writing;
  await training.clear();
  expect(training.progress.days).toEqual([]);
  expect((await open()).progress.days).toEqual([]);
});

test('of the answers the last 2,000 are stored; a damaged row stays, in the place of one', async () => {
  const store = await openStore();
  const rows = Array.from(
    { length: 2005 },
    (_, at): Attempt => ({ code: 'A', at, edition: '2017', provision: null, right: true, mistake: null }),
  );
  const db = await openDB('novuss-training');
  await db.put('attempts', 'damaged', '0');
  db.close();
  expect(await store.write(rows.slice(0, 2000).map((attempt) => ({ attempt })))).toBe(true);
  expect(await store.write(rows.slice(2000).map((attempt) => ({ attempt })))).toBe(true);
  const stored = (await store.read()).attempts.map(({ at }) => at);
  expect([stored.length, stored.at(0), stored.at(-1)]).toEqual([1999, 6, 2004]);
  expect((await store.aside()).map(({ value }) => value)).toEqual(['damaged']);
});

test('certificates that a trainer gathers stay in the order of their coming when some are taken out', async () => {
  const store = await openStore();
  await store.keepGathered(['M', 'N', 'O']);
  await store.dropGathered(['M', 'N']);
  await store.keepGathered(['P']);
  await store.keepGathered(['A']);
  expect(await store.gathered()).toEqual(['O', 'P', 'A']);
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
      whole.padEnd(MAX_PROGRESS + 1),
    ]) {
      expect(await training.import(text), text.slice(0, 30)).not.toBeNull();
      expect(training.progress).toBe(before);
      expect((await open()).progress).toEqual(before);
    }
  });
  test('a file of 50 MB is named as too large, and not even read', async () => {
    const training = await open();
    const kit = await kitOf('en');
    const { container } = render(Data, { training, kit });
    const file = new File([''], 'progress.json', { type: 'application/json' });
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
    const read = vi.spyOn(file, 'text');
    await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
    await vi.waitFor(() => expect(container.querySelector('.said.bad')?.textContent).toBe(kit.words.quiz.ui['import-too-large']));
    expect(read).not.toHaveBeenCalled();
    cleanup();
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
    const store = await openStore();
    expect(store.trouble).toBe('refused');
    expect(await store.keepSitting(SITTING)).toBe(false);
    expect(await store.sittings().catch(() => [])).toEqual([]);
  });
  test('on a full disk too', async () => {
    const training = await open();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const a = question(7);
    await training.answered(a, right(a));
    expect(await (await openStore()).keepSitting(SITTING)).toBe(false);
    vi.restoreAllMocks();
    expect(training.forgets).toBe(true);
    expect(training.progress.attempts.length).toBe(1);
    // there is room again: the next answer brings the one before with it, once
    const b = question(8);
    await training.answered(b, right(b));
    expect(training.forgets).toBe(false);
    const after = (await open()).progress;
    expect(after.attempts.map(({ code }) => code).toSorted()).toEqual(training.progress.attempts.map(({ code }) => code).toSorted());
    expect(after.days).toEqual([{ date: '2026-11-21', answered: 2, right: 2, daily: false }]);
  });
  test('what could not be written is tried again by itself', async () => {
    const waiting: (() => void)[] = [];
    const training = new Training(await openStore(), book, {
      ...clock,
      now: clock.now,
      today: clock.today,
      later: (work) => waiting.push(work),
    });
    await training.load();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const a = question(7);
    await training.answered(a, right(a));
    vi.restoreAllMocks();
    expect((await open()).progress.attempts).toEqual([]);
    for (const again of waiting) again();
    await training.follow();
    expect([training.forgets, (await open()).progress.attempts.length]).toEqual([false, 1]);
  });
  test('a database of a later version is told from private mode', async () => {
    const db = await openDB('novuss-training', 99);
    db.close();
    const training = await open();
    expect([training.forgets, training.trouble]).toEqual([true, 'newer']);
  });
});

describe('two windows', () => {
  test('every answer counts, and the memory with the later answer stays', async () => {
    const [one, two] = [await open(), await open()];
    for (const [i, training] of [one, two, one, two].entries()) {
      const q = question(10 + i);
      await training.answered(q, right(q));
    }
    const { progress } = await open();
    expect(progress.attempts.length).toBe(4);
    expect(progress.days).toEqual([{ date: '2026-11-21', answered: 4, right: 4, daily: false }]);
    await one.follow();
    expect(one.progress).toEqual(progress);
  });
  test('an import keeps what another window answered meanwhile, and damaged rows', async () => {
    const [one, two] = [await open(), await open()];
    const db = await openDB('novuss-training');
    const broken = { edition: '2017', provision: 'x', due: 'never' };
    const key = memoryKey(OLD_MEMORY.edition, OLD_MEMORY.provision);
    await db.put('memories', broken, '2017/x');
    await db.put('memories', broken, key);
    await db.put('settings', 'club-3000', 'edition');
    const a = question(1);
    await two.answered(a, right(a));
    expect(await one.import(exportProgress({ ...EMPTY_PROGRESS, memories: [OLD_MEMORY] }))).toBeNull();
    const { progress, aside } = await open();
    expect(one.progress).toEqual(progress);
    expect(progress.attempts.length).toBe(1);
    expect(progress.memories).toContainEqual(OLD_MEMORY);
    expect(await db.get('memories', '2017/x')).toEqual(broken);
    expect(aside.map(({ key: at }) => String(at))).toEqual(['memories,2017/x', 'settings,edition', 'aside,1']);
    expect(aside[2]?.value).toEqual({ table: 'memories', key, row: broken });
    await one.dropAside(['memories', '2017/x']);
    expect(await db.get('memories', '2017/x')).toBeUndefined();
    expect(one.aside.length).toBe(2);
    db.close();
  });
  test('a damaged choice of edition loses nothing else', async () => {
    const before = await open();
    const a = question(1);
    await before.answered(a, right(a));
    const db = await openDB('novuss-training');
    await db.put('settings', 17, 'edition');
    db.close();
    expect((await open()).progress).toEqual(before.progress);
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
  expect(moved.same + moved.again + moved.gone).toBe(known);
  expect((await open()).progress.memories.filter((m) => m.edition === '2010').length).toBe(moved.same + moved.again);
});

test('a week of the daily ten, every page closed at night: what was wrong comes again when it is due, and the days are in a row', async () => {
  const owed = new Map<string, number>();
  let again = 0;
  for (let day = 0; day < 7; day++) {
    clock.day = day;
    const training = await open();
    expect(training.streak).toBe(day);
    expect(training.doneToday).toBe(false);
    const { edition, progress, today, now } = training;
    const questions = dailyTen(book, edition, progress.memories, today, now);
    expect(questions.length).toBe(DAILY);
    const due = dueOf(progress.memories, edition, now).map((m) => m.provision);
    for (const [id, when] of owed) expect(due.includes(id), id).toBe(when <= day);
    const about = questions.map((q) => q.provisions[0] ?? '');
    expect(about.slice(0, Math.min(due.length, MOST_DUE))).toEqual(due.slice(0, MOST_DUE));
    for (const [i, q] of questions.entries()) {
      const id = about[i] ?? '';
      if (owed.delete(id)) again++;
      // Wrong the first time a rule is met, right when it comes again.
      const isNew = !training.progress.memories.some((m) => m.provision === id);
      await training.answered(q, mark(q, isNew ? null : rightAnswer(q)));
      if (isNew) owed.set(id, day + 1);
    }
    await training.finishedDaily();
  }
  clock.day = 7;
  expect((await open()).streak).toBe(7);
  expect(again).toBeGreaterThan(20);
}, 60_000);

test('a daily question asked again credits the provision it was asked about, not the one it is about by itself', async () => {
  const training = await open();
  // what is due is asked for by its provision; a question of this kind may be about another of its own accord
  const one = askedAboutItsSecond();
  await training.answered(one.asked, mark(one.asked, null));
  const lapsed = training.memoryOf(one.asked);
  expect(lapsed?.provision).toBe(one.id);
  clock.day = 1;
  // the link says seed and kind alone
  const [again] = await training.again(20, async () => one.plain);
  if (!again) throw new Error('not asked again');
  expect(again.provisions[0]).toBe(one.id);
  expect(new Set(again.provisions)).toEqual(new Set(one.plain.provisions));
  await training.answered(again, right(again));
  expect(training.memoryOf(one.asked)?.last).toBeGreaterThan(lapsed?.last ?? Number.POSITIVE_INFINITY);
  expect(training.progress.memories.map(({ provision }) => provision)).toEqual([one.id]);
  expect(training.mistakes).toEqual([]);
});

test('a mistake whose provision is no longer one of its question is asked as the question is', async () => {
  const training = await open();
  const asked = question(3);
  await training.answered({ ...asked, provisions: ['gone'] }, mark(asked, null));
  expect(await training.again(20, async () => asked)).toEqual([asked]);
  expect(await training.again(20, async () => null)).toEqual([]);
  await expect(training.again(20, () => Promise.reject(new TypeError('no network')))).rejects.toThrow('no network');
});
