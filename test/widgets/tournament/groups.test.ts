import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGS } from '../../../src/corpus/model.ts';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import { type DrawnEvent, isOpenGame } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

async function withGroups(store: string) {
  const tournaments = stateOn(deviceStore(store));
  await tournaments.load();
  tournaments.adopt(
    newCompetition('Cup', '2010', {
      sides: 'singles',
      seed: 1,
      scoring: { kind: 'sets', sets: 3, playAll: false },
      format: 'groups',
      groups: 2,
      qualifiers: 2,
      seeded: 8,
    }),
  );
  for (let i = 1; i <= 8; i++) tournaments.attempt((now) => enter(now, `Player ${i}`));
  tournaments.attempt((now) => draw(now));
  return tournaments;
}
type State = Awaited<ReturnType<typeof withGroups>>;
/** Who has the lower number wins; everything, or until a key says no. */
function play(tournaments: State, until: (key: string) => boolean = () => true): void {
  for (;;) {
    const game = gamesOf(tournaments.event as DrawnEvent).find((one) => isOpenGame(one) && until(one.key));
    if (!game) return;
    const low = (game.first as number) < (game.second as number);
    tournaments.attempt((now) => enterResult(now, game.key, { kind: 'played', first: low ? 2 : 0, second: low ? 0 : 2 }), game.key);
  }
}

test('drawn again from the games and back it is another draw each time', async () => {
  const tournaments = await withGroups('groups-again');
  await open(tournaments);
  const draws = [JSON.stringify((tournaments.event as DrawnEvent).draw)];
  for (const _ of [1, 2, 3]) {
    await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Draw again' }));
    draws.push(JSON.stringify((tournaments.event as DrawnEvent).draw));
  }
  expect(new Set(draws).size).toBe(4);
});

test('groups are listed under their letters, the tree names who comes out of which group, then the players', async () => {
  const tournaments = await withGroups('groups');
  const { container } = await open(tournaments);
  expect([...container.querySelectorAll('.tables .head')].map((one) => one.textContent)).toEqual(['Group A', 'Group B']);
  const inTree = () => [...container.querySelectorAll('svg .name')].map((one) => one.firstChild?.textContent);
  expect(inTree().slice(0, 4)).toEqual(['A1', 'B2', 'B1', 'A2']);
  play(tournaments, (key) => key.includes(':'));
  await fireEvent.click(screen.getByRole('tab', { name: 'Standing' }));
  expect([...container.querySelectorAll('.through th')].map((one) => one.textContent)).toEqual([
    'Player 1',
    'Player 4',
    'Player 2',
    'Player 3',
  ]);
  await fireEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
  expect(inTree().slice(0, 4)).toEqual(['Player 1', 'Player 3', 'Player 2', 'Player 4']);
});

test('a correction in a group after the final asks first, names the results that go, and can be taken back', async () => {
  const tournaments = await withGroups('corrected');
  play(tournaments);
  const { container } = await open(tournaments);
  const before = tournaments.event;
  const game = gamesOf(before as DrawnEvent).find(({ key }) => key === '1:1-4');
  const fourFirst = game?.first === 4;
  const correct = () =>
    tournaments.attempt(
      (now) => enterResult(now, '1:1-4', { kind: 'played', first: fourFirst ? 2 : 0, second: fourFirst ? 0 : 2 }),
      '1:1-4',
    );
  expect(correct()).toBe(false);
  await vi.waitFor(() => expect(container.querySelectorAll('.ask li').length).toBe(3));
  expect(container.querySelector('.ask')?.textContent).toContain('Game 3: Player 1 – Player 2 (2\u00a0:\u00a00) loses its result');
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(tournaments.event).toEqual(before);
  correct();
  await vi.waitFor(() => expect(tournaments.pending).not.toBeNull());
  await fireEvent.click(await screen.findByRole('button', { name: 'Do it' }));
  expect((tournaments.event as DrawnEvent).results.some(({ key }) => key.startsWith('A'))).toBe(false);
  tournaments.undo();
  expect(tournaments.event).toEqual(before);
});

test('no language leaves a placeholder open, on the page and on paper', async () => {
  for (const lang of LANGS) {
    const tournaments = await withGroups(`groups-${lang}`);
    play(tournaments);
    const { container } = await open(tournaments, lang);
    for (const tab of screen.getAllByRole('tab')) {
      await fireEvent.click(tab);
      expect(container.textContent).not.toMatch(/\{\w+|undefined|\[object/);
    }
    expect(container.querySelectorAll('.paper h3').length).toBeGreaterThan(4);
    cleanup();
  }
});

test('the order of the tie-breaks is chosen in the form and holds in the event', async () => {
  const tournaments = stateOn(deviceStore('ties'));
  const { container } = await open(tournaments);
  await fireEvent.click(container.querySelector('input[value=round-robin]') as HTMLInputElement);
  const [first, second] = [...container.querySelectorAll<HTMLSelectElement>('fieldset .row select')] as [
    HTMLSelectElement,
    HTMLSelectElement,
  ];
  await fireEvent.change(first, { target: { value: 'berger' } });
  await fireEvent.change(second, { target: { value: '' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Create tournament' }));
  expect((tournaments.event as DrawnEvent & { ties: unknown }).ties).toEqual(['berger', 'won']);
});
