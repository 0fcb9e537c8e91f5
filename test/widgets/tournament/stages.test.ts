/** Stages and tie-breaks on the page: the best go on, a correction is named and followed, other tie-breaks show what they change before. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import type { DrawnEvent } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import type { TournamentsState } from '../../../src/widgets/tournament/tournaments.svelte.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const scoring = { kind: 'sets', sets: 3, playAll: false } as const;
/** Four players; the lower number always wins, unless a pair is named the other way. */
async function league(name: string, upsets: readonly string[] = []): Promise<TournamentsState> {
  const tournaments = stateOn(deviceStore(name));
  await tournaments.load();
  tournaments.adopt(newCompetition('Cup', '2010', { name: 'League', sides: 'singles', seed: 3, scoring, format: 'round-robin' }));
  for (const player of ['Ozola', 'Kask', 'Petrov', 'Weber']) tournaments.attempt((now) => enter(now, player));
  tournaments.attempt((now) => draw(now));
  for (const { key, first, second } of gamesOf(tournaments.event as DrawnEvent)) {
    const [one, two] = [first as number, second as number];
    const lower = upsets.includes(key) ? one > two : one < two;
    tournaments.attempt((now) => enterResult(now, key, { kind: 'played', first: lower ? 2 : 0, second: lower ? 0 : 2 }));
  }
  return tournaments;
}

test('the best two of a league play a final; a corrected result changes who, which is named and followed', async () => {
  const tournaments = await league('stage-page');
  await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Standing' }));
  await fireEvent.click(screen.getByText('Go on with the best'));
  await fireEvent.input(await screen.findByLabelText('So many go on'), { target: { value: '2' } });
  expect(screen.queryByLabelText(/^Seeded players/)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin the next stage' }));
  const names = () => (tournaments.event as DrawnEvent).entrants.map(({ name }) => name);
  expect(names()).toEqual(['Ozola', 'Kask']);
  expect(screen.getByText('Here play the best 2 of “League”.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Follow the table' })).toBeNull();
  // Petrov beat Kask after all
  tournaments.showEvent(1);
  tournaments.attempt((now) =>
    enterResult(now, '1:2-3', {
      kind: 'forfeit',
      winner: gamesOf(now).find(({ key }) => key === '1:2-3')?.first === 3 ? 'first' : 'second',
    }),
  );
  tournaments.showEvent(2);
  expect((await screen.findByText(/The table there has changed/)).textContent).toBe('The table there has changed. In: Petrov. Out: Kask.');
  await fireEvent.click(screen.getByRole('button', { name: 'Follow the table' }));
  expect(names()).toEqual(['Ozola', 'Petrov']);
  expect(screen.queryByText(/The table there has changed/)).toBeNull();
  await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
  await fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Late' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('alert').textContent).toMatch(/follows from the table before/);
});

test('other tie-breaks: who gets another place is shown before they apply', async () => {
  // Kask beat Ozola, Petrov beat Kask, Ozola beat Petrov: level, parted by sets or not at all
  const tournaments = await league('ties-page', ['1:1-2', '1:2-3']);
  tournaments.attempt((now) => {
    const game = gamesOf(now).find(({ key }) => key === '1:1-3');
    return enterResult(now, '1:1-3', { kind: 'played', first: game?.first === 1 ? 2 : 1, second: game?.first === 1 ? 1 : 2 });
  });
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Standing' }));
  const places = () =>
    [...container.querySelectorAll('.cross tbody tr')].map((row) => `${row.children[0]?.textContent} ${row.children[1]?.textContent}`);
  const before = places();
  await fireEvent.click(screen.getByText('Change the tie-breaks'));
  expect(screen.getByText('Nothing changes in the table as it stands.')).toBeTruthy();
  for (const label of ['1.', '2.', '3.', '4.']) await fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
  const lines = [...container.querySelectorAll('.preview li')].map(({ textContent }) => textContent);
  expect(lines.length).toBeGreaterThan(0);
  expect(places()).toEqual(before);
  await fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(tournaments.event).toMatchObject({ ties: [] });
  expect(places().filter((line) => line.startsWith('1 ')).length).toBe(3);
});

test('the head counts teams as teams', async () => {
  const tournaments = stateOn(deviceStore('teams-head'));
  await tournaments.load();
  const team = { boards: 2, rounds: 2, doubles: 0, doublesPoints: 1, substitutes: true, playAll: false };
  tournaments.adopt(newCompetition('Cup', '2010', { sides: 'teams', team, seed: 3, scoring, format: 'round-robin' }));
  for (const name of ['Rīga', 'Tartu']) tournaments.attempt((now) => enter(now, name));
  const { container } = await open(tournaments);
  expect(container.querySelector('.where')?.textContent).toContain('2 teams');
});
