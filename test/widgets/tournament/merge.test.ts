import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { load as loadTournamentStrings } from '../../../src/compiled/ui/tournament.ts';
import { LANGS, type Lang } from '../../../src/corpus/model.ts';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import type { Competition, DrawnEvent } from '../../../src/tournament/event/types.ts';
import { writeTournament } from '../../../src/tournament/write.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { must } from '../../tournament/event/support.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const SETTINGS = { sides: 'singles', seed: 1, scoring: { kind: 'sets', sets: 3, playAll: false }, format: 'round-robin' } as const;
function robin(results: readonly (readonly [number, number, number])[]): Competition {
  const begun = newCompetition('Cup', '2010', SETTINGS);
  let event = begun.events[0] as DrawnEvent;
  for (const name of ['Ozola', 'Kask', 'Petrov', 'Weber']) event = must(enter(event, name));
  event = must(draw(event));
  for (const [game, first, second] of results)
    event = must(enterResult(event, gamesOf(event)[game]?.key ?? '', { kind: 'played', first, second }));
  return { ...begun, events: [event] };
}

test('the window was left before the merging was confirmed: it is done, unless something else was done meanwhile', async () => {
  const tournaments = stateOn(deviceStore('merge-left'));
  await tournaments.load();
  tournaments.adopt(robin([]));
  await tournaments.settled();
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  const merging = async (meanwhile: () => unknown) => {
    const field = container.querySelector('input[type=file]') as HTMLInputElement;
    await fireEvent.change(field, { target: { files: [new File([writeTournament(robin([[0, 2, 0]]))], 'cup.json')] } });
    await screen.findByText('This competition is on this device already.');
    await meanwhile();
    await fireEvent.click(screen.getByRole('button', { name: 'Put together' }));
    return container.querySelector('.sr[aria-live]')?.textContent;
  };
  const results = () => (tournaments.event as DrawnEvent).results.length;
  expect(await merging(() => tournaments.attempt((now) => enter(now, 'Tamm')))).not.toContain('put together');
  expect([results(), tournaments.refusal]).toEqual([0, { code: 'changed-meanwhile' }]);
  expect(screen.getByText(/The competition was changed meanwhile/)).toBeTruthy();
  tournaments.undo();
  await tournaments.settled();
  expect(await merging(() => tournaments.follow())).toContain('put together');
  expect([results(), tournaments.refusal]).toEqual([1, null]);
});

test('a file of the same competition: what it brings is said, a collision is chosen, the merging can be taken back', async () => {
  const tournaments = stateOn(deviceStore('merge'));
  await tournaments.load();
  tournaments.adopt(robin([[0, 2, 0]]));
  const before = tournaments.competition;
  const { container } = await open(tournaments);
  const take = async (competition: Competition) => {
    await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
    const field = container.querySelector('input[type=file]') as HTMLInputElement;
    await fireEvent.change(field, { target: { files: [new File([writeTournament(competition)], 'cup.json')] } });
    return screen.findByText('This competition is on this device already.');
  };
  await take(
    robin([
      [0, 0, 2],
      [1, 2, 1],
    ]),
  );
  expect(container.querySelector('.merge')?.textContent).toContain('The file brings 1 result or name that is missing here. In one place');
  const results = () => (tournaments.event as DrawnEvent).results.map(({ result }) => result);
  await fireEvent.click(screen.getByRole('radio', { name: 'In the file: 0\u00a0:\u00a02' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Put together' }));
  expect(results()).toEqual([
    { kind: 'played', first: 0, second: 2 },
    { kind: 'played', first: 2, second: 1 },
  ]);
  expect(tournaments.list.length).toBe(1);
  tournaments.undo();
  expect(tournaments.competition).toEqual(before);
  await take(robin([]));
  expect(container.querySelector('.merge p:nth-of-type(2)')?.textContent).toBe('The file brings nothing new.');
  expect(screen.queryByRole('button', { name: 'Put together' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Open beside it' }));
  expect(tournaments.list.length).toBe(2);
});

test('brings-0-results: a file saved earlier from the same competition brings nothing new, in four languages', async () => {
  const SAID: Readonly<Record<Lang, string>> = {
    de: 'Die Datei bringt nichts Neues.',
    ru: 'Ничего нового в файле нет.',
    et: 'Failis ei ole midagi uut.',
    en: 'The file brings nothing new.',
  };
  for (const lang of LANGS) {
    const tournaments = stateOn(deviceStore(`nothing-new-${lang}`));
    await tournaments.load();
    const saved = writeTournament(robin([[0, 2, 0]]));
    tournaments.adopt(
      robin([
        [0, 2, 0],
        [1, 2, 1],
      ]),
    );
    const { container } = await open(tournaments, lang);
    await fireEvent.click(screen.getByRole('tab', { name: (await loadTournamentStrings[lang]()).tabs.files }));
    await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File([saved], 'cup.json')] },
    });
    await vi.waitFor(() => expect(container.querySelector('.merge p:nth-of-type(2)')?.textContent).toBe(SAID[lang]), { timeout: 20_000 });
    expect(container.querySelectorAll('.merge .go')).toHaveLength(0);
    cleanup();
  }
});
