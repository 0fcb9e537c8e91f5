import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { load as loadNamesStrings } from '../../src/compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../src/compiled/ui/ruling.ts';
import { load as loadScoresheetStrings } from '../../src/compiled/ui/scoresheet.ts';
import { LANGS, type Lang } from '../../src/corpus/model.ts';
import { parseLog } from '../../src/notation/parse.ts';
import { runPlay } from '../../src/notation/run/play.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import * as engine from '../../src/scoresheet/sheet.ts';
import { incident, logOf, noted } from '../../src/scoresheet/sheet.ts';
import type { SheetHead } from '../../src/scoresheet/types.ts';
import { sheetBook } from '../../src/site/sheet/sheet-book.ts';
import { makeAlarm } from '../../src/widgets/scoresheet/alarm.ts';
import Game from '../../src/widgets/scoresheet/Game.svelte';
import { prefilledIn, prefilledLink } from '../../src/widgets/scoresheet/prefilled.ts';
import { importSheet } from '../../src/widgets/scoresheet/stored/import.ts';
import { Sheets } from '../../src/widgets/scoresheet/stored/sheets.svelte.ts';
import { deviceStore, judge, type Older, type StoredSheet } from '../../src/widgets/scoresheet/stored/storage.ts';
import Workspace from '../../src/widgets/scoresheet/Workspace.svelte';
import type { RecordStore } from '../../src/widgets/store/records.ts';
import { headOf } from '../support/sheet.ts';
import { rawRows } from './store/support.ts';

vi.setConfig({ testTimeout: 30_000 });
let now = 1_000_000;
let ids = 0;
/** A database of its own. */
const memory = (): string => `sheets-${++ids}`;
const refuses = () => Promise.reject(new Error('no storage'));
const broken: RecordStore<StoredSheet> = { all: refuses, change: refuses, remove: refuses };
const sheetsOn = (name: string | null, older: Older | null = null) => {
  const store = name === null ? broken : deviceStore(older, name);
  const sheets = new Sheets({ store, now: () => now, newId: () => `s${++ids}` });
  sheets.engine = engine;
  return sheets;
};
const head = headOf('2017', { sets: 3 });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function open(sheets: Sheets, lang: Lang = 'en') {
  const [t, ruling, names] = await Promise.all([loadScoresheetStrings[lang](), loadRulingStrings[lang](), loadNamesStrings[lang]()]);
  return render(Workspace, { sheets, book: sheetBook(lang), words: { lang, t, ruling, names, base: '/' }, given: { engine, Game } });
}
const press = async (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const penalty = noted('south', { rule: 'striker-pocketed', color: 'red' });
const passed = noted('north', { rule: 'nothing-pocketed', color: 'black' });

describe('what is kept', () => {
  test('every act is kept, and a running clock by when it runs out', async () => {
    const name = memory();
    const sheets = sheetsOn(name);
    sheets.begin(head);
    sheets.startClock('stroke', 30);
    sheets.enter(penalty);
    expect(sheets.saving).toBe(true);
    await sheets.settled();
    expect([sheets.saving, sheets.storage]).toEqual([false, 'kept']);
    now += 12_000;
    const again = sheetsOn(name);
    await again.load();
    again.openId = again.list[0]?.id ?? null;
    expect(again.sheet).toEqual(sheets.sheet);
    expect(again.played?.state.debts).toEqual({ red: 1, black: 0 });
    expect((again.sheet?.clock?.until ?? 0) - now).toBe(18_000);
  });

  test('without storage the game goes on and the page says so', async () => {
    const sheets = sheetsOn(null);
    sheets.begin(head);
    expect(sheets.enter(noted('south', { rule: 'all-pocketed', color: 'red' }))).toBe(true);
    await sheets.settled();
    expect(sheets.storage).toBe('memory');
    await open(sheets);
    expect(screen.getByText(/keeps nothing/).closest('[role=status]')).not.toBeNull();
  });

  test('damaged sheets and those of a later version stay, are listed, saved as a file and deleted by hand', async () => {
    const name = memory();
    const sheets = sheetsOn(name);
    sheets.begin(head);
    sheets.open(null);
    await sheets.settled();
    const whole = (await rawRows(name, 'sheets'))[0] as StoredSheet;
    const later = { ...whole, id: 'later', sheet: { ...whole.sheet, version: 2 } };
    const endless = { ...whole, id: 'endless', sheet: { ...whole.sheet, head: { ...head, sets: 1e9 } } };
    await rawRows(name, 'sheets', [later, endless, { id: 'none' }]);
    const again = sheetsOn(name);
    await again.load();
    expect(again.list.map(({ id }) => id)).toEqual([whole.id]);
    expect(again.aside.map(({ key, why }) => [key, why])).toEqual([
      ['endless', 'damaged'],
      ['later', 'newer'],
      ['none', 'damaged'],
    ]);
    again.begin(head);
    again.open(null);
    const { container } = await open(again);
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      void (blob as Blob).text().then((text) => saved.push(text));
      return 'blob:';
    });
    const buttons = () => [...container.querySelectorAll<HTMLButtonElement>('.aside button')];
    await fireEvent.click(buttons()[2] as HTMLButtonElement);
    await vi.waitFor(() => expect(saved.map((text) => JSON.parse(text))).toEqual([later]));
    await fireEvent.click(buttons()[1] as HTMLButtonElement);
    await fireEvent.click(buttons()[1] as HTMLButtonElement);
    await again.settled();
    const rows = (await rawRows(name, 'sheets')) as readonly StoredSheet[];
    expect(rows.map(({ id }) => id)).not.toContain('endless');
    expect(rows).toContainEqual(later);
    expect(rows.length).toBe(4);
  });

  test.each([
    { names: { first: 'A', second: 'B' } },
    { names: { first: ['A'] } },
    { event: { x: 1 } },
    { table: 7 },
    { date: null },
    { referee: [] },
    { houseRules: 7 },
    { readings: 7 },
    { readings: { x: 1 } },
  ])('a sheet with %j at its head is damaged, in a record and in a link', (change) => {
    const damaged = { ...head, ...change } as unknown as SheetHead;
    const game = { competition: 'c', event: 1, key: 'A-B', players: { first: [1], second: [2] } };
    expect(judge({ id: 'x', sheet: newSheet(damaged) })).toBe('damaged');
    expect(prefilledIn(prefilledLink({ ...damaged, game }))).toBeNull();
    expect(judge({ id: 'x', sheet: newSheet({ ...head, event: 'Cup', table: '1', readings: { x: 'y' } }) })).toBe('sound');
    expect(prefilledIn(prefilledLink({ ...head, game }))).toEqual({ ...head, game });
  });

  test('what earlier versions kept as one text is taken over whole, also what was damaged in it, and only then dropped', async () => {
    const sheet = newSheet(head);
    const texts = new Map([
      ['novuss-scoresheets', JSON.stringify([{ id: 'one', touched: 5, sheet }, { id: 'x', sheet: { head: {} } }, 7])],
      ['novuss-scoresheets-damaged', '[{"id":"cut"'],
    ]);
    const older: Older = { getItem: (key) => texts.get(key) ?? null, removeItem: (key) => void texts.delete(key) };
    const name = memory();
    const sheets = sheetsOn(name, older);
    await sheets.load();
    expect(sheets.list).toEqual([{ id: 'one', touched: 5, sheet }]);
    const values = sheets.aside.map(({ value }) => value);
    expect(values).toContainEqual({ id: 'x', sheet: { head: {} } });
    expect(
      values
        .map((value) => (value as { value?: unknown }).value)
        .filter(Boolean)
        .toSorted(),
    ).toEqual([7, '[{"id":"cut"']);
    expect(texts.size).toBe(0);
    const full = new Map([['novuss-scoresheets', JSON.stringify([{ id: 'one', touched: 5, sheet }])]]);
    const stored: Older = { getItem: (key) => full.get(key) ?? null, removeItem: (key) => void full.delete(key) };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await sheetsOn(memory(), stored).load();
    expect(full.size).toBe(1);
  });
});

describe('a sheet that cannot be played', () => {
  test.each([
    ['no rule', { shooter: 'south', noted: [{ rule: 'no-such-thing', color: 'red' }] }],
    ['nothing noted', { shooter: 'south', noted: null }],
    ['an incident that is none', { incidents: [{ type: 'constructor', by: 'red' }] }],
  ])('is not opened, said to be so, and stays (%s)', async (_, entry) => {
    const name = memory();
    await rawRows(name, 'sheets', [{ id: 'a', touched: 1, sheet: { ...newSheet(head), acts: [{ at: 1, entry }] } }]);
    const again = sheetsOn(name);
    await again.load();
    again.open(again.list[0]?.id ?? null);
    await open(again);
    await screen.findByText(/cannot be opened/);
    expect([again.openId, again.list.length]).toEqual([null, 1]);
  });
});

describe('two windows', () => {
  const both = async () => {
    const name = memory();
    const one = sheetsOn(name);
    one.begin(head);
    await one.settled();
    const two = sheetsOn(name);
    await two.load();
    two.open(one.openId);
    return { name, one, two };
  };

  test('the second follows the first and says that there is another', async () => {
    const { one, two } = await both();
    expect(one.enter(penalty)).toBe(true);
    await one.settled();
    await two.follow();
    expect(two.sheet).toEqual(one.sheet);
    expect(two.elsewhere).toBe('changed');
    await open(two);
    expect(screen.getByText(/open in another window too/)).toBeTruthy();
    expect(two.enter(passed)).toBe(true);
    expect(two.elsewhere).toBeNull();
    await two.settled();
    await one.follow();
    expect(one.sheet?.acts.length).toBe(2);
  });
  test('entries of the same moment are both kept', async () => {
    const { name, one, two } = await both();
    one.enter(penalty);
    two.enter(incident('south', { type: 'delay', by: 'red' }));
    await Promise.all([one.settled(), two.settled()]);
    await one.follow();
    expect(one.sheet?.acts.length).toBe(2);
    expect(two.sheet).toEqual(one.sheet);
    const third = sheetsOn(name);
    await third.load();
    expect(third.list[0]?.sheet).toEqual(one.sheet);
  });
  test('an entry that no longer fits overwrites nothing and is said not to count; so is a step back', async () => {
    const { one, two } = await both();
    const won = noted('south', { rule: 'all-pocketed', color: 'red' });
    one.enter(won);
    for (let set = 0; set < 2; set++) one.enter(noted(one.played?.next ?? 'south', { rule: 'all-pocketed', color: 'red' }));
    expect(one.played?.game).not.toBeNull();
    two.enter(passed.shooter === 'north' ? penalty : passed);
    await one.settled();
    await two.settled();
    await one.follow();
    const acts = one.sheet?.acts.length;
    expect(two.sheet?.acts.length).toBe(acts);
    one.undo();
    two.undo();
    await Promise.all([one.settled(), two.settled()]);
    expect(two.elsewhere).toBe('refused');
    expect(two.sheet?.acts.length).toBe((acts ?? 0) - 1);
  });
  test('what was deleted there is gone here, unless something was entered here', async () => {
    const { name, one, two } = await both();
    const { openId } = one;
    one.begin(head);
    await one.settled();
    one.remove(openId ?? '');
    await one.settled();
    await two.follow();
    expect([two.elsewhere, two.openId, two.list.length]).toEqual(['gone', null, 1]);
    two.open(one.openId);
    one.remove(one.openId ?? '');
    await one.settled();
    expect(two.enter(penalty)).toBe(true);
    await two.settled();
    expect([two.elsewhere, (await rawRows(name, 'sheets')).length]).toEqual(['back', 1]);
  });
  test('games-that-look-alike: the list tells date, time and score as the language writes them', async () => {
    vi.stubEnv('TZ', 'Europe/Riga');
    const sheets = sheetsOn(memory());
    const unnamed = { ...head, names: { first: [''], second: [''] }, red: 'second' as const, date: '2026-11-28' };
    now = Date.parse('2026-11-28T12:05:00Z');
    sheets.begin(unnamed);
    sheets.enter(noted('south', { rule: 'all-pocketed', color: 'black' }));
    now += 600_000;
    sheets.enter(noted('south', { rule: 'all-pocketed', color: 'red' }));
    now += 60_000;
    sheets.begin({ ...unnamed, event: 'Кубок' });
    sheets.open(null);
    const { container } = await open(sheets, 'ru');
    const rows = () =>
      [...container.querySelectorAll('.saved .open')].map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows().map(([names, score]) => [names, score])).toEqual([
      ['чёрные – красные', '0 : 0'],
      ['чёрные – красные', '1 : 1'],
    ]);
    expect(rows().map((row) => row[2]?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Кубок · 28 ноября 2026 г\. · 14:16 · /),
      expect.stringMatching(/^28 ноября 2026 г\. · 14:05 · /),
    ]);
    // before the engine is there no score is claimed
    sheets.engine = null;
    await tick();
    expect(rows().map((row) => row.length)).toEqual([2, 2]);
  });
  test('nothing is dropped from the store, however many there are', async () => {
    const name = memory();
    const sheets = sheetsOn(name);
    for (let i = 0; i < 40; i++) sheets.begin(head);
    await sheets.settled();
    const again = sheetsOn(name);
    await again.load();
    expect(again.list.length).toBe(40);
  });
});

describe('a saved game', () => {
  const saved = (): string => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    sheets.enter(noted('south', { rule: 'striker-pocketed', color: 'red' }));
    return JSON.stringify(logOf(sheets.sheet as NonNullable<typeof sheets.sheet>), null, 2);
  };
  const give = async (container: HTMLElement, text: string): Promise<void> => {
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    Object.defineProperty(input, 'files', { value: [new File([text], 'game.json')], configurable: true });
    await fireEvent.change(input);
  };
  test('comes back beside the others', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    sheets.open(null);
    const { container } = await open(sheets);
    await give(container, saved());
    await vi.waitFor(() => expect(container.querySelector('.party.red .debt')?.textContent).toBe('Owes 1 disc'), { timeout: 20_000 });
    expect(sheets.list.length).toBe(2);
  });
  test.each([
    [(text: string) => text.slice(0, text.indexOf('"log"')), /^Line \d+, column \d+: the text ends before it is complete/i],
    [(text: string) => text.replace('striker-pocketed', 'striker-lost'), /^log\[0\]\.noted\[0\]\.rule: .*unknown/],
    [(text: string) => text.replace('"sets": 3', '"sets": 300'), /^sets: 300 is outside/],
    [() => ' ', /^The file is empty/],
    [() => '[]', /not of the expected kind/],
  ])('damaged it is refused with what is wrong, and nothing is lost (%#)', async (damage, message) => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    sheets.open(null);
    const { container } = await open(sheets);
    await give(container, damage(saved()));
    await vi.waitFor(() => expect(container.querySelector('.refused')?.textContent).toContain('game.json was not opened'), {
      timeout: 20_000,
    });
    expect([...container.querySelectorAll('.refused li')].map((li) => li.textContent).join('\n')).toMatch(message);
    expect(sheets.list.length).toBe(1);
  });
  test('the largest file is named as such', () => {
    expect(importSheet(' '.repeat(1024 * 1024).concat('{}'), 0)).toEqual({ ok: false, why: 'large' });
  });
});

describe('a game', () => {
  test('singles: from the form to the result, whose log comes to the same score', async () => {
    const sheets = sheetsOn(memory());
    const { container } = await open(sheets);
    const [first, second] = [...container.querySelectorAll<HTMLInputElement>('.name input')] as [HTMLInputElement, HTMLInputElement];
    await fireEvent.input(first, { target: { value: 'Ozola' } });
    await fireEvent.input(second, { target: { value: 'Kask' } });
    await fireEvent.input(screen.getByLabelText('Sets'), { target: { value: '3' } });
    await press('Start the game');
    const lines = () => [...container.querySelectorAll('.set span')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim());
    expect(container.querySelector('.set b')?.textContent).toBe('Set 1 of 3');
    expect(lines()).toEqual(['First stroke: Ozola Art. 12.8', 'Choice of side and discs: Kask Art. 23.2']);
    await press('Penalty disc');
    await press(/^The striker falls into a pocket Art\.\s17\.1\.4$/);
    expect(container.querySelector('.last')?.textContent).toMatch(/^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.4$/);
    expect(container.querySelector('.party.red .debt')?.textContent).toBe('Owes 1 disc');
    expect(container.querySelector('.party.black')?.classList.contains('strokes')).toBe(true);
    await press('Penalty disc placed: Ozola');
    expect(container.querySelector('.debt')).toBeNull();
    await press('Set over');
    await fireEvent.click(screen.getByRole('button', { name: /^Kask: All discs pocketed/ }) as HTMLElement);
    expect([...container.querySelectorAll('.sets')].map((el) => el.textContent?.replace(/\D/g, ''))).toEqual(['0', '1']);
    expect(lines()).toEqual(['First stroke: Kask Art. 12.8', 'Sides have been changed Art. 20.2']);
    await press('Undo');
    expect(container.querySelector('.set')?.textContent).toContain('Set 1');
    await press('Redo');
    await press('Set over');
    await fireEvent.click(screen.getByRole('button', { name: /^Kask: All discs pocketed/ }) as HTMLElement);
    expect(container.querySelector('.result')?.textContent).toBe('Kask wins the game');
    const parsed = parseLog(JSON.parse(JSON.stringify(logOf(sheets.sheet as NonNullable<typeof sheets.sheet>))));
    if (!parsed.ok) throw new Error('log');
    const answer = runPlay(parsed.value);
    expect(answer.ok && [answer.value.score, answer.value.game]).toEqual([
      { red: 0, black: 2 },
      { winner: 'black', by: 'sets' },
    ]);
  });

  test('set-won-with-a-debt: the list says whose debt comes first, and pays it', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets);
    await press('Penalty disc');
    await press(/^The striker falls into a pocket/);
    await press('Set over');
    expect(screen.queryByRole('button', { name: /^Ozola: All discs pocketed/ })).toBeNull();
    expect(container.querySelector('dialog h3')?.textContent).toBe('Ozola: Owes 1 disc');
    expect(container.querySelector('dialog .note')?.textContent).toMatch(
      /^With a debt left, the last disc decides nothing yet: .* Art\.\s17\.5$/,
    );
    await fireEvent.click(container.querySelector('dialog li button') as HTMLElement);
    expect([sheets.played?.state.debts, container.querySelector('.debt')]).toEqual([{ red: 0, black: 0 }, null]);
    await press('Set over');
    expect(container.querySelector('dialog .note')).toBeNull();
    await press(/^Ozola: All discs pocketed/);
    expect(sheets.played?.score).toEqual({ red: 1, black: 0 });
  });

  test('incidents: the usual ones first, the others found by their words', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets);
    await press('Something else happened');
    const lines = () => [...container.querySelectorAll('dialog li')].map((li) => li.textContent);
    expect([...container.querySelectorAll('dialog h3')].map((h) => h.textContent)).toEqual(['Usual ones', 'The others']);
    expect(lines().slice(0, 2)).toEqual(['Touching or moving discs without a stroke', 'The cue touches the striker while aiming']);
    await fireEvent.input(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'POWDER' } });
    expect(lines().length).toBeGreaterThan(0);
    expect(lines().every((line) => /powder/i.test(line ?? ''))).toBe(true);
    await fireEvent.input(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'zebra' } });
    expect([lines(), screen.getByText('Nothing found').getAttribute('role')]).toEqual([[], 'status']);
  });

  test.each([
    ['ru', 'опоздал', 'Опоздание к столу'],
    ['ru', 'ОПОЗДАЛИ к столу', 'Опоздание к столу'],
    ['de', 'verspätet', 'Zu spät am Tisch'],
    ['de', 'Verspaetung', 'Zu spät am Tisch'],
    ['et', 'hilines', 'Laua juurde hilinemine'],
    ['en', 'lateness', 'Late at the table'],
  ] as const)('offence-not-found-by-its-form: in %s “%s” finds what is listed', async (lang, query, line) => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets, lang);
    await fireEvent.click(container.querySelectorAll('.right .acts > button')[3] as HTMLElement);
    const lines = () => [...container.querySelectorAll('dialog li')].map((li) => li.textContent);
    expect(lines()).toContain(line);
    const all = lines().length;
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: query } });
    expect(lines()).toContain(line);
    expect(lines().length).toBeLessThan(all / 4);
  });

  test('what the waiting player does is ruled as such, and said: who misses a turn, who plays on', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets);
    await press('Something else happened');
    await press('Touching or moving discs without a stroke');
    await press('Kask');
    expect(container.querySelector('.last')?.textContent).toMatch(
      /^Penalty disc: Kask · Misses the next turn: Kask · Plays on: Ozola Art\.\s17\.1\.12$/,
    );
    await press('Turn over: Ozola');
    expect(container.querySelector('.last')?.textContent).toMatch(/^Misses this turn: Kask · Now plays: Ozola /);
  });

  test.each([
    ['1.5', 2],
    ['5000', 1000],
    ['-3', 0],
    ['', 0],
  ])('a count typed as “%s” goes in as %i, so that the saved game can be opened again', async (typed, count) => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    await open(sheets);
    await press('Something else happened');
    await press('Touching or moving discs without a stroke');
    await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: typed } });
    await press('Kask');
    const log = logOf(sheets.sheet as NonNullable<typeof sheets.sheet>);
    expect(log.log[0]?.incidents?.[0]).toMatchObject({ type: 'discs-displaced', count });
    expect(importSheet(JSON.stringify(log), 0).ok).toBe(true);
  });

  test('a new sheet has the day of the table, not that of UTC', async () => {
    vi.stubEnv('TZ', 'Europe/Riga');
    vi.setSystemTime('2026-11-20T23:30:00Z');
    const { container } = await open(sheetsOn(memory()));
    expect(container.querySelector<HTMLInputElement>('input[type=date]')?.value).toBe('2026-11-21');
  });

  test('the last disc with a fault says whose it is', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin({ ...head, edition: 'club' });
    await open(sheets);
    await press('Set over');
    expect(screen.getByRole('button', { name: /^Ozola: The last disc falls together with a fault/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Kask: The last disc falls together with a fault/ })).toBeTruthy();
  });

  test('three warnings: the third is counted, named by its article and costs the game in 2017', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets);
    for (let i = 0; i < 3; i++) {
      await press('Something else happened');
      await press('Touching the playing surface');
      await press('Kask');
    }
    expect(container.querySelector('.result')?.textContent).toBe('Ozola wins the game');
    const notes = [...container.querySelectorAll('.sheet-table li')].map((li) => li.textContent);
    expect(notes.filter((note) => note?.includes('– warning,')).length).toBe(3);
    expect(notes.some((note) => /game lost, The third warning Art\.\s15\.3/.test(note ?? ''))).toBe(true);
  });

  test('doubles: clockwise, everybody named where they sit; the other pair may change places before the game', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin({ ...head, format: 'doubles', names: { first: ['A', 'B'], second: ['C', 'D'] } });
    const { container } = await open(sheets);
    const seats = () =>
      Object.fromEntries(
        [...container.querySelectorAll('.plan p')].map((p) => [p.classList[0], p.textContent?.replace(/ \(strokes\)/, '')]),
      );
    expect(seats()).toEqual({ south: 'A', north: 'B', west: 'C', east: 'D' });
    expect(container.querySelector('.game')?.textContent?.replace(/\s+/g, ' ')).toContain(
      'C / D may change places with each other Art. 21.2',
    );
    await press('Partners change places: C / D');
    expect(seats()).toEqual({ south: 'A', north: 'B', west: 'D', east: 'C' });
    await press('Turn over: A');
    await press('Turn over: D');
    await press('Turn over: B');
    expect(screen.getByRole('button', { name: 'Turn over: C' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /change places/ })).toBeNull();
  });

  test('game-without-names: in doubles colour and seat say whose turn it is, and who owes', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin({ ...head, format: 'doubles', names: { first: ['', ''], second: ['', 'D'] } });
    const { container } = await open(sheets);
    expect(container.querySelector('.plan .north')?.textContent).toBe('Red, north');
    expect(screen.getByRole('button', { name: 'Plays on: Red, south' })).toBeTruthy();
    await press('Turn over: Red, south');
    expect(container.querySelector('.last')?.textContent).toMatch(/^Now plays: Black, west /);
    await press('Penalty disc');
    await press(/^The striker falls into a pocket/);
    expect(container.querySelector('.party.black .debt')?.textContent).toBe('Black, west: Owes 1 disc');
    await press('Turn over: Red, north');
    await press('Turn over: D');
  });

  test('game-without-names: in Russian no sentence depends on whether one or several play', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin({ ...head, names: { first: [''], second: [''] } });
    const { container } = await open(sheets, 'ru');
    await press('Серия окончена: красные');
    expect(container.querySelector('.last')?.textContent).toMatch(/^Право на удар: чёрные /);
    expect(container.querySelector('.party.black .signs')?.textContent).toMatch(/^удар /);
    await press('Сет окончен');
    expect([...container.querySelectorAll('dialog h3')].map((h) => h.textContent)).toEqual([
      'Победа в сете: красные',
      'Победа в сете: чёрные',
      'Пока никто не выиграл',
    ]);
  });

  test('game-without-names: home calls it what the list calls it', async () => {
    const sheets = new Sheets({ store: deviceStore(), now: () => now, newId: () => `s${++ids}` });
    sheets.begin({ ...head, names: { first: [''], second: [''] } });
    await sheets.settled();
    document.documentElement.lang = 'ru';
    document.body.innerHTML = '<p data-open-games hidden><a data-open="game" data-words="Идёт игра: {{names}}" hidden></a></p>';
    await import('../../src/client/open-games.ts');
    await vi.waitFor(() => expect(document.body.textContent).toBe('Идёт игра: красные – чёрные'));
    sheets.open(null);
    const { container } = await open(sheets, 'ru');
    expect(container.querySelector('.saved .open b')?.textContent).toBe('красные – чёрные');
  });

  test('tap-on-what-moves: the ruling has its room before there is one, and nothing that came takes the second tap of two', async () => {
    vi.useFakeTimers();
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets);
    const settling = () => [...container.querySelectorAll('.settling')].map(({ classList }) => classList[0]);
    const order = () => [...(container.querySelector('.game')?.children ?? [])].slice(0, 5).map(({ classList }) => classList[0]);
    const before = order();
    expect([before, settling()]).toEqual([['top', 'score', 'set', 'ruling', 'two'], []]);
    await press('Turn over: Ozola');
    expect([order(), settling()]).toEqual([before, ['game']]);
    await vi.advanceTimersByTimeAsync(300);
    expect(settling()).toEqual([]);
    await press('Something else happened');
    expect(settling().length).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(settling()).toEqual([]);
    await press('Wasting time');
    expect(container.querySelector('dialog.settling .who')).toBeTruthy();
  });

  test('what a book does not know is not offered: no clocks and no warnings under the club rules', async () => {
    const sheets = sheetsOn(memory());
    sheets.begin({ ...head, edition: 'club' });
    const { container } = await open(sheets);
    expect(container.querySelector('.clocks')).toBeNull();
    expect(container.querySelector('.warned')).toBeNull();
    expect(container.querySelector('.left')?.textContent).toContain('names no times');
  });

  test('the clock shows what is left, rings when it is up, and a late stroke is put down as the book has it', async () => {
    vi.useFakeTimers({ now: 5_000_000 });
    now = 5_000_000;
    const sheets = sheetsOn(memory());
    sheets.begin(head);
    const { container } = await open(sheets);
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    await press(/^Warned/);
    expect(container.querySelector('.time')?.textContent).toBe('0:05');
    await vi.advanceTimersByTimeAsync(5200);
    now = Date.now();
    expect(container.querySelector('.clock')?.classList.contains('over')).toBe(true);
    expect(vibrate).toHaveBeenCalledTimes(1);
    await press('No stroke in time');
    expect(container.querySelector('.last')?.textContent).toMatch(/^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.15$/);
    expect(sheets.played?.state.delays).toEqual({ red: 1, black: 0 });
    expect(container.querySelector('.clock')).toBeNull();
  });

  test('in every language and edition nothing is left open', async () => {
    for (const lang of LANGS) {
      for (const edition of ['2017', '2010', '2008', 'club'] as const) {
        const sheets = sheetsOn(memory());
        sheets.begin({
          ...head,
          edition,
          format: edition === '2010' ? 'doubles' : 'singles',
          names: { first: ['A', 'B'], second: ['C', 'D'] },
        });
        sheets.enter(noted('south', { rule: 'striker-pocketed', color: 'red' }));
        const { container } = await open(sheets, lang);
        expect(container.textContent).not.toMatch(/\{\w+|undefined|\[object|\[\[/);
        cleanup();
      }
    }
  });
});

describe('the times are the corpus’s', () => {
  test.each(['2017', '2010', '2008'] as const)('%s', (edition) => {
    const { times, warnings } = sheetBook('en')[edition];
    expect(Object.fromEntries(Object.entries(times).map(([kind, limit]) => [kind, limit.seconds]))).toEqual({
      call: 120,
      'warm-up': 120,
      stroke: 30,
      warned: 5,
      break: 180,
    });
    expect(warnings).toBe(3);
  });
  test('the club rules name none', () => {
    expect(sheetBook('en').club).toMatchObject({ times: {}, warnings: null });
  });
});

test('the alarm is silent where it was switched off', () => {
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  const heard = vi.fn();
  vi.stubGlobal('AudioContext', heard);
  const alarm = makeAlarm(() => ({ sound: false, vibration: false }));
  alarm.wake();
  alarm.ring();
  expect([vibrate.mock.calls.length, heard.mock.calls.length]).toEqual([0, 0]);
  vi.unstubAllGlobals();
});
