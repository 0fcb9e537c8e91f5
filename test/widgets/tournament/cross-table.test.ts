import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { load as loadTournamentStrings } from '../../../src/compiled/ui/tournament.ts';
import { LANGS } from '../../../src/corpus/model.ts';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { tablesCsv } from '../../../src/tournament/csv.ts';
import { draw, enter, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import type { Competition, DrawnEvent } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { must } from '../../tournament/event/support.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

/** Three of whom two are level on everything: each drew with the other and beat the third. */
function cup(played = true): Competition {
  const settings = { sides: 'singles', seed: 1, scoring: { kind: 'sets', sets: 2, playAll: true }, format: 'round-robin' } as const;
  const begun = newCompetition('Cup', '2017', settings);
  const entered = ['Kask', 'Ozola', 'Weber'].reduce((now, name) => must(enter(now, name)), begun.events[0] as DrawnEvent);
  const drawn = must(draw(entered));
  const results = played ? gamesOf(drawn) : [];
  const event = results.reduce((now, { key, first, second }) => {
    const [a, b] = first === 3 ? [0, 2] : second === 3 ? [2, 0] : [1, 1];
    return must(enterResult(now, key, { kind: 'played', first: a, second: b }));
  }, drawn);
  return { ...begun, events: [event] };
}
async function standing(store: string, competition: Competition, lang: (typeof LANGS)[number] = 'en') {
  const tournaments = stateOn(deviceStore(store));
  await tournaments.load();
  tournaments.adopt(competition);
  const { container } = await open(tournaments, lang);
  await fireEvent.click(screen.getByRole('tab', { name: (await loadTournamentStrings[lang]()).tabs.standing }));
  return container;
}
const texts = (container: HTMLElement, selector: string): readonly string[] =>
  [...container.querySelectorAll(selector)].map((one) => one.textContent ?? '');

test('one-red-one: all who share the first place have it marked; before the first game nobody has', async () => {
  const container = await standing('shared-first', cup());
  expect(texts(container, '.cross .place')).toEqual(['1', '1', '3']);
  expect(texts(container, '.cross .place.first')).toEqual(['1', '1']);
  cleanup();
  expect(texts(await standing('nothing-played', cup(false)), '.cross .place.first')).toEqual([]);
});

test('head-beside-entries: the head of what decided stands where its entries do', async () => {
  const container = await standing('decided-by', cup());
  expect(texts(container, '.cross .by')).toEqual(['Decided by', '', '', 'Points']);
});

test('points-called-games-won: what counts half for a draw is called points, in the table, below it and in the file', async () => {
  const said = [];
  for (const lang of LANGS) {
    const container = await standing(`points-${lang}`, cup(), lang);
    said.push([texts(container, '.cross td.by').at(-1), texts(container, '.how p').at(0)?.split(';')[0]]);
    cleanup();
  }
  expect(said.toSorted()).toEqual(
    [
      ['Points', 'Points (a game won 1, a drawn one ½)'],
      ['Punkte', 'Punkte (gewonnenes Spiel 1, unentschiedenes ½)'],
      ['Punktid', 'Punktid (võidetud mäng 1, viigiline ½)'],
      ['Очки', 'Очки (выигранная игра 1, ничья ½)'],
    ].toSorted(),
  );
  expect(tablesCsv(cup()).trim().split(/\r?\n/).at(-1)).toMatch(/,points$/);
});
