import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter } from '../../../src/tournament/event/change.ts';
import type { DrawnEvent } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { must } from '../../tournament/event/support.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

test('walkover-named: a tree of six names only games that it shows, in the drawing and in the table', async () => {
  const tournaments = stateOn(deviceStore('tree-of-six'));
  await tournaments.load();
  const cup = newCompetition('Cup', '2017', {
    sides: 'singles',
    seed: 3,
    scoring: { kind: 'sets', sets: 3, playAll: false },
    format: 'knock-out',
    defeats: 2,
  });
  const filled = ['A', 'B', 'C', 'D', 'E', 'F'].reduce((now, name) => must(enter(now, name)), cup.events[0] as DrawnEvent);
  tournaments.adopt({ ...cup, events: [must(draw(filled))] });
  const { container } = await open(tournaments);
  const texts = (selector: string): readonly string[] => [...container.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  const shown = texts('.tree svg .no');
  expect(shown.toSorted((a, b) => Number(a) - Number(b))).toEqual(['2', '4', '5', '6', '9', '10', '11', '12', '13', '14']);
  const waiting = texts('.tree svg .name title').filter((text) => / of /.test(text));
  expect(waiting).toEqual(
    ['Winner of 2', 'Winner of 4', 'Winner of 5', 'Winner of 6', 'Winner of 11', 'Winner of 13'].concat([
      'Loser of 6',
      'Loser of 2',
      'Loser of 5',
      'Loser of 4',
      'Winner of 9',
      'Winner of 10',
      'Loser of 11',
      'Winner of 12',
    ]),
  );
  const goesTo = [...container.querySelectorAll('.tree tbody tr')].map((row) => [row.children[0], row.children[4], row.children[5]]);
  expect(goesTo.map((cells) => cells.map((cell) => cell?.textContent).join(' '))).toEqual([
    '2 5 9',
    '4 6 10',
    '5 11 10',
    '6 11 9',
    '9 12 ',
    '10 12 ',
    '11 14 13',
    '12 13 ',
    '13 14 ',
    '14  ',
  ]);
});
