/**
 * The disk on bad days: each write may fail, find the disk full, find its connection closed, or never come back; in the end the browser is killed. What a
 * page had shown as saved is there. `npm run validate` gives each tool a thousand of them.
 */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Random } from '../../../src/random/random.ts';
import { newSheet } from '../../../src/scoresheet/head.ts';
import { addPlayer, create } from '../../../src/tournament/change.ts';
import { competitionOf } from '../../../src/tournament/competition.ts';
import { PRESETS } from '../../../src/tournament/types.ts';
import { openStore, type Store } from '../../../src/widgets/quiz/store.ts';
import { Sheets } from '../../../src/widgets/scoresheet/stored/sheets.svelte.ts';
import { deviceStore as sheetStore } from '../../../src/widgets/scoresheet/stored/storage.ts';
import { deviceStore as tournamentStore } from '../../../src/widgets/tournament/store.ts';
import { TournamentsState } from '../../../src/widgets/tournament/tournaments.svelte.ts';
import { headOf } from '../../support/sheet.ts';

const RUNS = Number(process.env['FAULT_RUNS'] ?? 60);
const STEPS = 10;
type Fault = 'none' | 'fails' | 'full' | 'closed' | 'hangs';

const put = IDBObjectStore.prototype.put;
let fault: Fault = 'none';
IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
  if (fault === 'fails') throw new DOMException('broken', 'UnknownError');
  const request = put.call(this, value, key);
  // a full disk is found when the transaction ends
  if (fault === 'full') request.addEventListener('success', () => this.transaction.abort());
  if (fault === 'closed') {
    this.transaction.db.close();
    request.addEventListener('success', () => this.transaction.abort());
  }
  // a request after the other keeps the transaction open, and nothing of it comes to the disk
  if (fault === 'hangs') {
    const again = (): void => {
      if (fault === 'hangs') this.get('nothing').addEventListener('success', again);
      else this.transaction.abort();
    };
    request.addEventListener('success', again);
  }
  return request;
};
afterEach(() => {
  fault = 'none';
});

/** A tool as it looks to this test. */
interface Tool {
  /** Opens the tool on a database, as a page does. */
  readonly open: (name: string, ids: () => string) => Opened;
}
interface Opened {
  readonly load: () => Promise<void>;
  readonly begin: () => void;
  /** Enters something that can be found again. */
  readonly enter: (what: number) => void;
  readonly entries: () => readonly number[];
  /** What the page says. */
  readonly saved: () => boolean;
  readonly settled: () => Promise<void>;
  readonly retry: () => void;
}

const head = headOf('2017', { sets: 3 });

const tournament: Tool = {
  open: (name, newId) => {
    const state = new TournamentsState({ store: tournamentStore(name), now: () => 1000, newId });
    return {
      load: async () => {
        await state.load();
        state.openId = state.list[0]?.id ?? null;
      },
      begin: () => state.adopt(competitionOf(create('Cup', 5, PRESETS.backgammon))),
      enter: (what) => void state.apply((t) => addPlayer(t, `P${what}`)),
      entries: () => (state.tournament?.players ?? []).map((player) => Number(player.name.slice(1))),
      saved: () => state.storage === 'kept' && !state.saving,
      settled: () => state.settled(),
      retry: () => state.retry(),
    };
  },
};

/** Each entry is a sheet of its own. */
const scoreSheet: Tool = {
  open: (name, newId) => {
    const state = new Sheets({ store: sheetStore(null, name), now: () => 1000, newId });
    return {
      load: () => state.load(),
      begin: () => undefined,
      enter: (what) => state.adopt({ ...newSheet(head), head: { ...head, names: { ...head.names, first: [`P${what}`] } } }),
      entries: () => state.list.map(({ sheet }) => Number(sheet.head.names.first[0]?.slice(1))),
      saved: () => state.storage === 'kept' && !state.saving,
      settled: () => state.settled(),
      retry: () => state.retry(),
    };
  },
};

/** Each entry is an answer; what could not be written waits, as in the training's own state. */
const training: Tool = {
  open: (name) => {
    let store: Store;
    let entries: readonly number[] = [];
    let waiting: number[] = [];
    let work: Promise<void> = Promise.resolve();
    const write = (): void => {
      work = work.then(async () => {
        const these = [...waiting];
        const changes = these.map((at) => ({
          attempt: { code: `Q${at}`, at, edition: '2017', provision: null, right: true, mistake: null } as const,
        }));
        if (these.length > 0 && (await store.write(changes))) waiting = waiting.filter((one) => !these.includes(one));
      });
    };
    return {
      load: async () => {
        store = await openStore(name);
        entries = (await store.read()).attempts.map(({ at }) => at);
      },
      begin: () => undefined,
      enter: (what) => {
        entries = [...entries, what];
        waiting.push(what);
        write();
      },
      entries: () => entries,
      saved: () => waiting.length === 0,
      settled: () => work,
      retry: write,
    };
  },
};

const sorted = (all: readonly number[]): readonly number[] => all.toSorted((a, b) => a - b);
/** What IndexedDB does between two steps of a test. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** One bad day; says what the page had shown as saved at its end, and what was there afterwards. */
async function day(tool: Tool, name: string, seed: number) {
  const random = new Random(seed);
  let ids = 0;
  const newId = (): string => `${seed}-${++ids}`;
  const one = tool.open(name, newId);
  await one.load();
  one.begin();
  await one.settled();
  let shown: readonly number[] = [];
  const faults: Fault[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    fault = (['none', 'none', 'fails', 'full', 'closed', 'hangs'] as const)[Math.floor(random.real() * 6)] as Fault;
    faults.push(fault);
    if (random.real() < 0.2) one.retry();
    one.enter(step);
    expect(one.entries().length, 'memory wins').toBe(step + 1);
    if (fault === 'hangs') {
      await pause();
      expect(one.saved(), 'what hangs is not called saved').toBe(false);
      // killed while it hangs, or it comes back as a failure
      if (random.real() < 0.3) break;
      fault = 'fails';
    }
    await one.settled();
    if (one.saved()) shown = one.entries();
  }
  fault = 'none';
  await one.settled();
  const other = tool.open(name, newId);
  await other.load();
  const found = other.entries();
  one.retry();
  await one.settled();
  const last = tool.open(name, newId);
  await last.load();
  return {
    faults,
    shown: sorted(shown),
    found: sorted(found),
    all: sorted(one.entries()),
    saved: one.saved(),
    atLast: sorted(last.entries()),
  };
}

describe.each([
  ['tournament', tournament],
  ['score sheet', scoreSheet],
  ['training', training],
] as const)('%s', (kind, tool) => {
  test(`${RUNS} bad days: what was shown as saved is there, and all of it once the disk works again`, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const seen = new Set<Fault>();
    let unsaved = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const { faults, shown, found, all, saved, atLast } = await day(tool, `${kind}-${seed}`, seed);
      for (const one of faults) seen.add(one);
      expect(
        shown.filter((one) => !found.includes(one)),
        `${kind}, seed ${seed}: shown as saved and not there (${faults})`,
      ).toEqual([]);
      expect({ saved, atLast }, `${kind}, seed ${seed}: afterwards (${faults})`).toEqual({ saved: true, atLast: all });
      if (shown.length < all.length) unsaved += 1;
    }
    expect([...seen].sort()).toEqual(['closed', 'fails', 'full', 'hangs', 'none']);
    expect(unsaved).toBeGreaterThan(RUNS / 10);
  });
});
