/** After many results a quiet line reminds of saving them: they are on this device only. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { load as loadTournamentStrings } from '../../../src/compiled/ui/tournament.ts';
import { setResult, startRound } from '../../../src/tournament/change.ts';
import { competitionOf } from '../../../src/tournament/competition.ts';
import type { Tournament } from '../../../src/tournament/types.ts';
import { writeTournament } from '../../../src/tournament/write.ts';
import { saveFile } from '../../../src/widgets/store/save-file.ts';
import { noteSaved, reminds, savedResults } from '../../../src/widgets/store/saved-results.ts';
import Import from '../../../src/widgets/tournament/Import.svelte';
import Reminder from '../../../src/widgets/tournament/Reminder.svelte';
import { deviceStore as tournamentStore } from '../../../src/widgets/tournament/store.ts';
import { TournamentsState } from '../../../src/widgets/tournament/tournaments.svelte.ts';
import { must, numbered, played1 } from '../../tournament/support.ts';

const files: string[] = [];
beforeEach(() => {
  localStorage.clear();
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push((blob as Blob).type);
    return 'blob:';
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['seven results, a pause', 7, 0, false, false],
  ['eight results, a pause', 8, 0, false, true],
  ['eight results, games are on', 8, 0, true, false],
  ['twenty-three, games are on', 23, 0, true, false],
  ['twenty-four, games are on', 24, 0, true, true],
  ['saved at thirty, seven more', 37, 30, false, false],
  ['saved at thirty, eight more', 38, 30, false, true],
  ['some taken back since', 20, 30, false, false],
])('%s', (_, results, saved, playing, expected) => {
  expect(reminds(results, saved, playing)).toBe(expected);
});

const round = (t: Tournament): Tournament => played1(must(startRound(t)), () => 5);
async function shown(t: Tournament, id = 'cup') {
  const { container } = render(Reminder, { id, competition: competitionOf(t), words: { lang: 'en', t: await loadTournamentStrings.en() } });
  return {
    text: () => container.querySelector('.reminder span')?.textContent,
    press: (label: string) =>
      fireEvent.click([...container.querySelectorAll('button')].find(({ textContent }) => textContent === label) as HTMLElement),
  };
}

test('a competition of eight: after the second round, not while it is played; saved, not again before eight more', async () => {
  const first = round(numbered(8));
  expect((await shown(first)).text()).toBeUndefined();
  const begun = must(startRound(first));
  const nearly = [1, 2, 3].reduce((t, table) => must(setResult(t, 2, table, { kind: 'forfeit', winner: 'first' })), begun);
  expect((await shown(nearly)).text()).toBeUndefined();
  const second = round(first);
  const line = await shown(second);
  expect(line.text()).toBe('Results that are only on this device: 8.');
  await line.press('Save as a file');
  expect([line.text(), files]).toEqual([undefined, ['application/json']]);
  expect((await shown(round(second))).text()).toBeUndefined();
  expect((await shown(round(round(second)))).text()).toBe('Results that are only on this device: 8.');
  expect((await shown(second, 'another')).text()).toBeDefined();
});

test('later, saved elsewhere on the page as the whole competition, or with a backup: the line goes', async () => {
  const second = round(round(numbered(8)));
  const later = await shown(second, 'a');
  await later.press('Later');
  expect([later.text(), files]).toEqual([undefined, []]);
  const saved = await shown(second, 'b');
  // one event for another program is not all of it
  saveFile('cup.trf', '', 'text/plain');
  await vi.waitFor(() => expect(saved.text()).toBeDefined());
  saveFile('cup.json', '{}');
  await vi.waitFor(() => expect(saved.text()).toBeUndefined());
  noteSaved({ c: 8 });
  expect((await shown(second, 'c')).text()).toBeUndefined();
});

test('what comes from a file is in a file', async () => {
  const words = { lang: 'en', t: await loadTournamentStrings.en() } as const;
  const tournaments = new TournamentsState({ store: tournamentStore('from-file'), now: () => 1000, newId: () => 'read' });
  await tournaments.load();
  const { container } = render(Import, { tournaments, words, say: () => undefined });
  const file = new File([writeTournament(round(round(numbered(8))))], 'cup.json', { type: 'application/json' });
  await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
  await vi.waitFor(() => expect(savedResults()).toEqual({ read: 8 }));
});

test('a damaged note, and a browser that keeps none: reminded all the same', async () => {
  localStorage.setItem('novuss.saved', '{"cup":"many","other":4');
  expect(savedResults()).toEqual({});
  localStorage.setItem('novuss.saved', '{"cup":"many","other":4}');
  expect(savedResults()).toEqual({ other: 4 });
  vi.stubGlobal('localStorage', undefined);
  const line = await shown(round(round(numbered(8))));
  expect(line.text()).toBeDefined();
  await line.press('Later');
  expect(line.text()).toBeUndefined();
  vi.unstubAllGlobals();
});
