import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { load as loadTournamentStrings } from '../../../src/compiled/ui/tournament.ts';
import { LANGS } from '../../../src/corpus/model.ts';
import { addPlayer } from '../../../src/tournament/change.ts';
import { addEvent, inSwiss, newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult } from '../../../src/tournament/event/change.ts';
import type { DrawnEvent } from '../../../src/tournament/event/types.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import Display from '../../../src/widgets/tournament/venue/Display.svelte';
import { playedOut, teamsDrawn } from '../../tournament/event/support.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function withRobin(store: string) {
  const tournaments = stateOn(deviceStore(store));
  await tournaments.load();
  const scoring = { kind: 'sets', sets: 3, playAll: false } as const;
  tournaments.adopt(newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring, format: 'round-robin' }));
  for (const name of ['Ozola', 'Kask', 'Petrov', 'Weber', 'Tamm']) tournaments.attempt((now) => enter(now, name));
  tournaments.attempt((now) => draw(now));
  return tournaments;
}

test('a game is called, its two minutes run out, who did not come has lost; the table is free again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 4, 1, 12, 0).getTime() });
  const tournaments = await withRobin('called');
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Tables' }));
  await fireEvent.input(screen.getByLabelText('Tables', { selector: 'input' }), { target: { value: '2' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(container.querySelectorAll('.empty').length).toBe(2);
  expect([...container.querySelectorAll('.list .time')].slice(0, 2).map((one) => one.textContent)).toEqual([
    '12:00Table 1',
    '12:00Table 2',
  ]);
  await fireEvent.click(screen.getAllByRole('button', { name: /^Call .* to table 1$/ })[0] as HTMLElement);
  const clock = () => container.querySelector('.clock')?.textContent;
  expect([container.querySelectorAll('.empty').length, clock()]).toEqual([1, '2:00']);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([clock(), screen.queryByText(/The two minutes are over/)]).toEqual(['0:59', null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock()).toBe('0:00');
  const over = container.querySelector('.over') as HTMLElement;
  expect(within(over).getByRole('link').textContent).toBe('2010 Art.\u00a03.2');
  await fireEvent.click(within(over).getAllByRole('button')[0] as HTMLElement);
  expect((tournaments.event as DrawnEvent).results.map(({ result }) => result)).toEqual([
    { kind: 'forfeit', winner: 'second', why: 'late' },
  ]);
  expect(container.querySelectorAll('.empty').length).toBe(2);
});

test('a backgammon event knows no loss for lateness or conduct: neither from the clock nor in the list', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 4, 1, 12, 0).getTime() });
  const tournaments = stateOn(deviceStore('backgammon'));
  await tournaments.load();
  const scoring = { kind: 'match', target: 3 } as const;
  tournaments.adopt(newCompetition('Cup', 'konstanz-2014', { sides: 'singles', seed: 1, scoring, format: 'round-robin' }));
  for (const name of ['Ozola', 'Kask']) tournaments.attempt((now) => enter(now, name));
  tournaments.attempt((now) => draw(now));
  const { container } = await open(tournaments);
  const texts = [...container.querySelectorAll('.tables option')].map((option) => (option as HTMLOptionElement).value);
  expect(texts.some((value) => value.includes('forfeit'))).toBe(true);
  expect(texts.filter((value) => value.includes('why'))).toEqual([]);
  await fireEvent.click(screen.getByRole('tab', { name: 'Tables' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await fireEvent.click(screen.getAllByRole('button', { name: /^Call / })[0] as HTMLElement);
  await vi.advanceTimersByTimeAsync(121_000);
  await fireEvent.click(within(container.querySelector('.over') as HTMLElement).getAllByRole('button')[0] as HTMLElement);
  expect((tournaments.event as DrawnEvent).results.map(({ result }) => result)).toEqual([{ kind: 'forfeit', winner: 'second' }]);
});

test('both are here: the clock stops; the game goes to another table; a player cannot be called twice', async () => {
  const tournaments = await withRobin('moved');
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Tables' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await fireEvent.click(screen.getAllByRole('button', { name: /^Call / })[0] as HTMLElement);
  await fireEvent.click(screen.getByRole('button', { name: 'Both are here' }));
  expect(container.querySelector('.clock')).toBeNull();
  expect(container.querySelector('.tables small')?.textContent).toMatch(/Referee: \w+ · until about \d\d:\d\d/);
  await fireEvent.change(screen.getByRole('combobox', { name: /^Other table for/ }), { target: { value: '3' } });
  expect(tournaments.competition?.calls?.map(({ table, started }) => [table, started])).toEqual([[3, true]]);
  const person = tournaments.competition?.calls?.[0]?.persons[0] as string;
  const again = screen.getAllByRole('button', { name: new RegExp(`^Call .*${person}`) })[0] as HTMLElement;
  await fireEvent.click(again);
  expect(screen.getByRole('alert').textContent).toContain(`${person} is at another table.`);
});

test('a match of teams is called to two tables; the rounds of a Swiss event to come stand in one line each', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 4, 1, 12, 0).getTime() });
  const tournaments = stateOn(deviceStore('team-tables'));
  await tournaments.load();
  const event = teamsDrawn(2, { format: 'round-robin', scoring: { kind: 'sets', sets: 3, playAll: false } });
  tournaments.adopt({ ...newCompetition('Cup', '2010', { ...event, format: 'swiss' }), events: [event] });
  tournaments.applyAll((now) => addEvent(now, { sides: 'singles', seed: 1, scoring: event.scoring, format: 'swiss', name: 'Open' }));
  for (let i = 1; i <= 6; i++) tournaments.applyAll((now) => inSwiss(now, 2, (one) => addPlayer(one, `S${i}`)));
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Tables' }));
  await fireEvent.input(screen.getByLabelText('Tables', { selector: 'input' }), { target: { value: '2' } });
  // six players: one without a defeat is left after three rounds
  expect(screen.getByLabelText<HTMLInputElement>('Rounds to be played: Open').value).toBe('3');
  await fireEvent.input(screen.getByLabelText('Rounds to be played: Open'), { target: { value: '2' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const lines = () => [...container.querySelectorAll('.list li')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  expect(lines()[0]).toMatch(/^12:00Tables 1, 2 A\d – A\d/);
  // two boards side by side, the doubles, twice: four times eighteen minutes; then three games at two tables
  expect(lines().slice(1)).toEqual([
    '13:12 Round 1Open · 3 games, not paired yet · until about 13:48',
    '13:53 Round 2Open · 3 games, not paired yet · until about 14:29',
  ]);
  await fireEvent.click(screen.getByRole('button', { name: /^Call .* to table 1, 2$/ }));
  expect(tournaments.competition?.calls?.map(({ table, more }) => [table, more])).toEqual([[1, [2]]]);
  expect([container.querySelectorAll('.empty').length, container.querySelector('.tables .table')?.getAttribute('aria-label')]).toEqual([
    0,
    'Tables 1, 2',
  ]);
  cleanup();
  const shown = render(Display, {
    competition: tournaments.competition as NonNullable<typeof tournaments.competition>,
    words: { lang: 'en', t: await loadTournamentStrings.en() },
  });
  expect(shown.container.querySelector('.tables')?.textContent).toContain('1 2');
  expect(shown.container.querySelector('.next')?.textContent).toContain('Open · 3 games, not paired yet');
});

test('the display shows tables, clocks and what comes next, on a phone only the own games', async () => {
  const tournaments = await withRobin('display');
  tournaments.applyAll((now) => ({
    ok: true,
    competition: { ...now, venue: { tables: 1, begins: '10:00', setMinutes: 5, rest: 5, referees: true } },
  }));
  const { container } = render(Display, {
    competition: tournaments.competition as NonNullable<typeof tournaments.competition>,
    words: { lang: 'en', t: await loadTournamentStrings.en() },
  });
  expect(container.querySelectorAll('.next li').length).toBe(10);
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ozo' } });
  const lines = [...container.querySelectorAll('.next li')].map((one) => one.textContent ?? '');
  expect(lines.length).toBeGreaterThanOrEqual(4);
  for (const text of lines) expect(text).toContain('Ozola');
});

test('regulations, game sheets and diplomas are printed in every language', async () => {
  for (const lang of LANGS) {
    const tournaments = await withRobin(`paper-${lang}`);
    tournaments.attempt((now) => enterResult(now, '1:1-2', { kind: 'played', first: 2, second: 1 }));
    const t = await loadTournamentStrings[lang]();
    const { container } = await open(tournaments, lang);
    await fireEvent.click(screen.getByRole('tab', { name: t.tabs.files }));
    const seen: string[] = [];
    vi.stubGlobal('print', () => seen.push(container.querySelector('.paper')?.textContent ?? ''));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t.handout.diplomas }).disabled).toBe(true);
    expect(container.textContent).toContain(t.handout.notOver);
    for (const name of [t.handout.regulations, t.handout.slips, t.handout.diplomas]) {
      if (name === t.handout.diplomas) {
        tournaments.attempt((now) => ({ ok: true, event: playedOut(now, (i) => i + 2) }));
        await tick();
      }
      await fireEvent.click(screen.getByRole('button', { name }));
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
      const text = seen.pop() ?? '';
      expect(text).not.toMatch(/\{\w+|undefined|\[object/);
      expect(text).toContain('Cup');
      if (name === t.handout.regulations) expect(text).toContain(t.cross.ties.berger);
      if (name === t.handout.diplomas) expect(text).toContain('Petrov');
    }
    vi.unstubAllGlobals();
    cleanup();
  }
});
