/** Teams in groups on the page: a match opened from its group, the group tables, who goes on, the final. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { gamesOf } from '../../../src/tournament/event/change.ts';
import { type DrawnEvent, isOpenGame } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { teamStep, teamsDrawn } from '../../tournament/event/support.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

test('four teams in two groups: a match by line-ups and games, then the tables, then a final of teams', async () => {
  const tournaments = stateOn(deviceStore('team-groups'));
  await tournaments.load();
  const event = teamsDrawn(4, { format: 'groups', groups: 2, qualifiers: 1, final: 'knock-out', defeats: 1, seeded: 4 });
  tournaments.adopt({ ...newCompetition('Cup', '2010', { ...event, format: 'swiss' }), events: [event] });
  const { container } = await open(tournaments);
  const now = () => tournaments.event as DrawnEvent;
  expect(container.querySelector('.where')?.textContent).toContain('4 teams');
  expect(container.textContent).toContain('Group A');
  expect(screen.queryByText(/has the first stroke/)).toBeNull();
  // the match of a group opens with its line-ups
  const [first] = gamesOf(now());
  await fireEvent.click(screen.getAllByRole('button', { name: /^Match: / })[0] as HTMLElement);
  expect(screen.getByText('Line-ups')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /All matches/ }));
  // both groups are played, game by game
  for (let i = 1; gamesOf(now()).some((game) => isOpenGame(game) && game.key.includes(':')); i++) {
    if (i > 200) throw new Error('not over');
    const pick = i % 23 === 0 || i % 29 === 0 ? i + 1 : i;
    tournaments.attempt((was) => ({ ok: true, event: teamStep(was, pick * 2) }));
    if (tournaments.pending) tournaments.confirm();
  }
  expect(gamesOf(now()).find(({ key }) => key === first?.key)?.result).not.toBeNull();
  await fireEvent.click(screen.getByRole('tab', { name: 'Standing' }));
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Group A', 'Group B']),
  );
  expect(container.querySelectorAll('.cross').length).toBe(2);
  expect(container.textContent).toContain('Points (a match won 1, a drawn one ½)');
  // the winners of the groups are in the final, which is a match of teams
  await fireEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
  const final = gamesOf(now()).find(isOpenGame);
  const [a, b] = [final?.first, final?.second].map((id) => now().entrants.find((one) => one.id === id)?.name);
  expect(screen.getByRole('button', { name: `Match: ${a} – ${b}` })).toBeTruthy();
});
