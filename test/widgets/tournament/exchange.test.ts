/** Others have played than were paired: two change places, on the page. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { addPlayer, startRound } from '../../../src/tournament/change.ts';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import type { DrawnEvent, SwissEvent } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const scoring = { kind: 'sets', sets: 3, playAll: false } as const;
/** Opens the form and gives its fields. */
async function form() {
  const details = screen.getByText('Others played than were paired').closest('details') as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  const fields = within(details);
  return {
    first: fields.getByLabelText<HTMLSelectElement>('Player'),
    second: fields.getByLabelText<HTMLSelectElement>('changes places with'),
    button: fields.getByRole<HTMLButtonElement>('button', { name: 'Exchange' }),
  };
}
const choose = (field: HTMLSelectElement, id: number) => {
  const option = [...field.options].find(({ text }) => text === `P${id}`) as HTMLOptionElement;
  return fireEvent.change(field, { target: { value: option.value } });
};

test('Swiss, novuss: the first named has the first stroke; two of two tables change places, which can be undone', async () => {
  const tournaments = stateOn(deviceStore('exchange-swiss'));
  await tournaments.load();
  tournaments.adopt(newCompetition('Cup', '2017', { sides: 'singles', seed: 1, scoring, format: 'swiss' }));
  for (const i of [1, 2, 3, 4]) tournaments.apply((now) => addPlayer(now, `P${i}`));
  tournaments.apply(startRound);
  const { container } = await open(tournaments);
  expect(container.querySelector('.tables .one')?.textContent).toMatch(/has the first stroke/);
  expect([...container.querySelectorAll('.panel .cite a')].map((one) => one.textContent)).toEqual(['2017 Art.\u00a023.2']);
  const pairs = () => (tournaments.event as SwissEvent).rounds[0]?.pairings.map(({ first, second }) => [first, second]);
  const [[a, b] = [], [c, d] = []] = pairs() as [number, number][];
  const { first, second, button } = await form();
  expect(button.disabled).toBe(true);
  await choose(first, b as number);
  expect([...second.options].map(({ text }) => text)).not.toContain(`P${b}`);
  await choose(second, d as number);
  await fireEvent.click(button);
  expect(pairs()).toEqual([
    [a, d],
    [c, b],
  ]);
  expect(screen.getByText(`P${b} and P${d} have changed places.`)).toBeTruthy();
  tournaments.undo();
  expect(pairs()).toEqual([
    [a, b],
    [c, d],
  ]);
});

test('a tree: what a played game loses is asked before', async () => {
  const tournaments = stateOn(deviceStore('exchange-tree'));
  await tournaments.load();
  tournaments.adopt(newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring, format: 'knock-out', defeats: 1, seeded: 4 }));
  for (const i of [1, 2, 3, 4]) tournaments.attempt((now) => enter(now, `P${i}`));
  tournaments.attempt((now) => draw(now));
  tournaments.attempt((now) => enterResult(now, 'A1.1', { kind: 'played', first: 2, second: 0 }));
  const { container } = await open(tournaments);
  // 2010 gives the choice of sides in a round robin only
  expect([...container.querySelectorAll('.stroke .cite')].map((one) => one.textContent)).toEqual(['2010 Art.\u00a022.1']);
  const { first, second, button } = await form();
  await choose(first, 4);
  await choose(second, 3);
  await fireEvent.click(button);
  expect(screen.getByRole('group', { name: /consequences/ }).textContent).toContain('loses its result');
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  const games = gamesOf(tournaments.event as DrawnEvent);
  expect(games.slice(0, 2).map((game) => [game.first, game.second, game.result])).toEqual([
    [1, 3, null],
    [2, 4, null],
  ]);
});
