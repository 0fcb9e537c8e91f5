import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { load as loadTournamentStrings } from '../../src/compiled/ui/tournament.ts';
import { LANGS } from '../../src/corpus/model.ts';
import { addPlayer, startRound } from '../../src/tournament/change.ts';
import { competitionOf } from '../../src/tournament/competition.ts';
import { writeTrf } from '../../src/tournament/trf/write.ts';
import { PRESETS } from '../../src/tournament/types.ts';
import { writeTournament } from '../../src/tournament/write.ts';
import { readText } from '../../src/widgets/tournament/files.ts';
import { deviceStore, type StoredTournament } from '../../src/widgets/tournament/store.ts';
import { TournamentsState } from '../../src/widgets/tournament/tournaments.svelte.ts';
import { problemText } from '../../src/widgets/tournament/words.ts';
import { numbered, played1 } from '../tournament/support.ts';
import { rawRows } from './store/support.ts';
import { broken, newTestId, open, refuses, type Store, stateOn, swiss } from './tournament/support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the tournaments of a device', () => {
  test('keeps everything, also what can be taken back, for the next visit', async () => {
    const tournaments = stateOn(deviceStore('keeps'));
    await tournaments.load();
    tournaments.adopt(swiss('Cup', 5, PRESETS.backgammon));
    for (const name of ['A', 'B', 'C', 'D']) tournaments.apply((t) => addPlayer(t, name));
    tournaments.apply(startRound);
    await tournaments.settled();
    const next = stateOn(deviceStore('keeps'));
    await next.load();
    next.openId = next.list[0]?.id ?? null;
    expect(next.tournament).toEqual(tournaments.tournament);
    expect(next.undo()).toBe(true);
    expect(next.tournament?.rounds).toEqual([]);
    expect(next.redo()).toBe(true);
    expect(next.tournament).toEqual(tournaments.tournament);
  });

  test('goes on without storage and says so', async () => {
    const tournaments = stateOn(broken);
    await tournaments.load();
    expect(tournaments.storage).toBe('memory');
    tournaments.adopt(swiss('Cup', 5, PRESETS.backgammon));
    expect(tournaments.apply((t) => addPlayer(t, 'A'))).toBe(true);
    await tournaments.settled();
    expect(tournaments.tournament?.players.length).toBe(1);
  });

  test('writes that fail are said, and what was entered stays and is kept as soon as it can be', async () => {
    const device = deviceStore('full');
    let full = false;
    const store: Store = { ...device, change: (id, merge) => (full ? refuses() : device.change(id, merge)) };
    const waiting: (() => void)[] = [];
    const tournaments = new TournamentsState({ store, now: () => 1000, newId: newTestId, later: (work) => waiting.push(work) });
    await tournaments.load();
    tournaments.adopt(swiss('Cup', 5, PRESETS.backgammon));
    await tournaments.settled();
    expect([tournaments.storage, tournaments.saving]).toEqual(['kept', false]);
    full = true;
    for (const name of ['A', 'B']) {
      tournaments.apply((t) => addPlayer(t, name));
      await tournaments.settled();
      expect([tournaments.storage, tournaments.saving]).toEqual(['memory', true]);
    }
    await tournaments.follow();
    full = false;
    tournaments.apply((t) => addPlayer(t, 'C'));
    await tournaments.settled();
    expect([tournaments.storage, tournaments.saving, tournaments.elsewhere]).toEqual(['kept', false, null]);
    const names = async () =>
      (await device.all()).rows[0]?.tournament.events
        .flatMap((event) => (event.format === 'swiss' ? event.players : []))
        .map(({ name }) => name);
    expect(await names()).toEqual(['A', 'B', 'C']);
    full = true;
    tournaments.apply((t) => addPlayer(t, 'D'));
    await tournaments.settled();
    full = false;
    expect(waiting.length).toBeGreaterThan(0);
    for (const again of waiting) again();
    await tournaments.settled();
    expect([await names(), tournaments.storage]).toEqual([['A', 'B', 'C', 'D'], 'kept']);
  });

  test('two windows: the second follows and says so; what both did is there, and what no longer fits is said not to count', async () => {
    const one = stateOn(deviceStore('windows'));
    await one.load();
    one.adopt(swiss('Cup', 1, PRESETS.novuss));
    await one.settled();
    const two = stateOn(deviceStore('windows'));
    await two.load();
    two.show(one.openId);
    one.apply((t) => addPlayer(t, 'A'));
    await one.settled();
    await two.follow();
    expect([two.elsewhere, two.tournament?.players.length]).toEqual(['changed', 1]);
    one.apply((t) => addPlayer(t, 'B'));
    two.apply((t) => addPlayer(t, 'C'));
    await Promise.all([one.settled(), two.settled()]);
    const names = ({ tournament }: TournamentsState) => tournament?.players.map(({ name }) => name);
    expect([two.elsewhere, names(two)?.toSorted()]).toEqual(['changed', ['A', 'B', 'C']]);
    await one.follow();
    expect(names(one)).toEqual(names(two));
    one.apply((t) => addPlayer(t, 'D'));
    two.apply((t) => addPlayer(t, 'D'));
    await Promise.all([one.settled(), two.settled()]);
    expect([two.elsewhere, names(two)]).toEqual(['refused', names(one)]);
    await open(two);
    expect(screen.getByText(/does not count/)).toBeTruthy();
    cleanup();
    one.remove(one.openId ?? '');
    await one.settled();
    await two.follow();
    expect([two.elsewhere, two.openId, two.list.length]).toEqual(['gone', null, 0]);
  });

  test('damaged ones and those of a later version stay where they are and are listed', async () => {
    const tournaments = stateOn(deviceStore('aside'));
    tournaments.adopt(swiss('Cup', 1, PRESETS.novuss));
    await tournaments.settled();
    const [whole] = (await rawRows('aside', 'tournaments')) as [StoredTournament];
    const later = { ...whole, id: 'later', tournament: { ...whole.tournament, version: 3 } };
    const half = { ...whole, id: 'half', tournament: { ...whole.tournament, events: [{}] } };
    await rawRows('aside', 'tournaments', [later, half]);
    const again = stateOn(deviceStore('aside'));
    await again.load();
    expect([again.list.length, again.aside.map(({ key, why }) => [key, why])]).toEqual([
      1,
      [
        ['half', 'damaged'],
        ['later', 'newer'],
      ],
    ]);
    await open(again);
    expect(screen.getByText(/half: damaged/)).toBeTruthy();
    expect(await rawRows('aside', 'tournaments')).toContainEqual(later);
  });

  test('a database of a later version is named as such', async () => {
    const db = await openDB('future', 9);
    db.close();
    const tournaments = stateOn(deviceStore('future'));
    await tournaments.load();
    expect(tournaments.storage).toBe('newer');
    await open(tournaments);
    expect(screen.getByText(/later version of this site/)).toBeTruthy();
  });

  test('several tournaments stand side by side; a removed one comes back', async () => {
    const tournaments = stateOn(deviceStore('several'));
    await tournaments.load();
    tournaments.adopt(swiss('One', 1, PRESETS.novuss));
    tournaments.adopt(swiss('Two', 2, PRESETS.backgammon));
    expect(tournaments.list.map((stored) => stored.tournament.name)).toEqual(['Two', 'One']);
    tournaments.remove(tournaments.list[1]?.id ?? '');
    expect(tournaments.list.length).toBe(1);
    tournaments.bringBack();
    await tournaments.settled();
    const again = stateOn(deviceStore('several'));
    await again.load();
    expect(again.list.map((stored) => stored.tournament.name).toSorted()).toEqual(['One', 'Two']);
  });
});

describe('the workspace', () => {
  test('from nothing to a standing', async () => {
    const tournaments = stateOn(deviceStore('workspace'));
    const { container } = await open(tournaments);
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Winter Cup' } });
    await fireEvent.click(screen.getByLabelText(/^Backgammon/));
    await fireEvent.click(screen.getByRole('button', { name: 'Create tournament' }));
    expect(screen.getByRole('heading', { name: 'Winter Cup' })).toBeTruthy();
    await fireEvent.input(container.querySelector('textarea') as HTMLTextAreaElement, { target: { value: 'Ann; Rīga\nBob\nCid\nDan' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add them all' }));
    expect(container.querySelectorAll('.players li').length).toBe(4);
    await fireEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Pair round 1' }));
    const fields = () => [...container.querySelectorAll<HTMLSelectElement>('.tables select')];
    expect(fields().length).toBe(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Pair round 2' }));
    expect(container.querySelector('.refusal')?.textContent).toBe('Table 1 of round 1 has no result yet.');
    for (const field of fields()) {
      const option = [...field.options].find((o) => o.textContent?.replace(/\s/g, '') === '3:1') as HTMLOptionElement;
      await fireEvent.change(field, { target: { value: option.value } });
    }
    await fireEvent.click(screen.getByRole('tab', { name: 'Standing' }));
    const rows = [...container.querySelectorAll('.scroll tbody tr')].map((row) =>
      [...row.querySelectorAll('td.points, td.by')].map((cell) => cell.textContent),
    );
    expect(rows.map((row) => row[0])).toEqual(['1', '1', '0', '0']);
    expect(rows[2]?.[1]).toBe('Matches won');
    expect(rows[1]?.[1]).toBe('Lot');
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
    expect(container.querySelector('h3')?.textContent).toContain('1 result is missing');
  });

  test('the tabs are worked with arrows', async () => {
    const tournaments = stateOn(deviceStore('tabs'));
    await tournaments.load();
    tournaments.adopt(swiss('Cup', 1, PRESETS.novuss));
    await open(tournaments);
    const players = screen.getByRole('tab', { name: 'Players' });
    await fireEvent.keyDown(players, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { name: 'Rounds' }).getAttribute('aria-selected')).toBe('true');
    await fireEvent.keyDown(screen.getByRole('tab', { name: 'Rounds' }), { key: 'ArrowLeft' });
    await fireEvent.keyDown(players, { key: 'ArrowLeft' });
    expect(screen.getByRole('tab', { name: 'Files' }).getAttribute('aria-selected')).toBe('true');
  });

  test('without storage there is a notice', async () => {
    await open(stateOn(broken));
    expect(screen.getByText(/keeps nothing/).closest('[role=status]')).not.toBeNull();
  });

  test('drawn sets are entered by hand, impossible ones refused with the reason', async () => {
    const tournaments = stateOn(deviceStore('drawn'));
    await tournaments.load();
    tournaments.adopt(swiss('Cup', 1, { kind: 'sets', sets: 5, playAll: false }));
    for (const name of ['A', 'B']) tournaments.apply((t) => addPlayer(t, name));
    tournaments.apply(startRound);
    const { container } = await open(tournaments);
    await fireEvent.change(container.querySelector('.tables select') as HTMLSelectElement, { target: { value: 'by-hand' } });
    const [first, second, drawn] = [...container.querySelectorAll<HTMLInputElement>('.field input')] as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
    ];
    await fireEvent.input(first, { target: { value: '2' } });
    expect(container.querySelector('.field p')?.textContent).toBe('Not over yet: 3 are needed.');
    await fireEvent.input(second, { target: { value: '2' } });
    await fireEvent.input(drawn, { target: { value: '1' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(tournaments.tournament?.rounds[0]?.pairings[0]?.result).toEqual({ kind: 'played', first: 2, second: 2, drawn: 1 });
  });

  test('no language leaves a placeholder open', async () => {
    for (const lang of LANGS) {
      const tournaments = stateOn(deviceStore(`lang-${lang}`));
      await tournaments.load();
      tournaments.adopt(
        competitionOf(played1((startRound(numbered(5, 2)) as { tournament: ReturnType<typeof numbered> }).tournament, () => 5)),
      );
      const { container } = await open(tournaments, lang);
      const t = await loadTournamentStrings[lang]();
      for (const name of Object.values(t.tabs)) {
        await fireEvent.click(screen.getByRole('tab', { name }));
        expect(container.textContent).not.toMatch(/\{\w+|undefined|\[object/);
      }
      cleanup();
    }
  });
});

describe('files', () => {
  const t = played1((startRound(numbered(5, 2)) as { tournament: ReturnType<typeof numbered> }).tournament, () => 5);
  test('both kinds are told apart by what is in them', () => {
    expect(readText(writeTournament(t))).toEqual({ ok: true, value: competitionOf(t) });
    expect(readText(writeTrf(t))).toEqual({ ok: true, value: competitionOf(t) });
  });
  test.each([
    ['', 'Line 1: There is nothing in the file'],
    ['{"format": "novuss-tournament",\n"version": 1,\n"name": }', 'Line 3: The text breaks off or is garbled here (column 9: })'],
    [writeTournament(t).slice(0, 400), /^Line \d+: The text breaks off/],
    [writeTournament(t).replace('"seed": 2', '"seed": -2'), 'Line 5, seed: -2 is out of range (≥ 0)'],
    [writeTournament(t).replace('"id": 3', '"id": 2'), /^Line \d+, players\[2\]\.id: The number 2 is there twice$/],
  ] as const)('a damaged one is refused with its line (%#)', async (text, message) => {
    const read = readText(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    const said = problemText(read.problems[0] as (typeof read.problems)[0], { lang: 'en', t: await loadTournamentStrings.en() });
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
  test('a faulty file of many players: each line shown is looked for, no more', async () => {
    const many = numbered(2000, 2);
    const faulty = { ...many, players: many.players.map((player) => ({ ...player, joined: 0 })) };
    const matched = vi.spyOn(String.prototype, 'matchAll');
    const read = readText(writeTournament(faulty as typeof many));
    expect(matched.mock.calls.length).toBe(8);
    expect(read.ok || read.problems.map(({ line }) => line !== undefined).lastIndexOf(true)).toBe(7);
  });
});
