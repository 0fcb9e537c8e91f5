/** The regulations of a competition: decided points on paper in any language, score sheets and the other pages that follow them. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '../../../src/corpus/model.ts';
import { houseTexts } from '../../../src/site/house-rules.ts';
import { addEvent, decideReadings, newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import type { DrawnEvent } from '../../../src/tournament/event/types.ts';
import { readCompetition } from '../../../src/tournament/read.ts';
import { deviceStore as houseStore } from '../../../src/widgets/house-rules/store.ts';
import { usedId } from '../../../src/widgets/house-rules/used.ts';
import { myBook } from '../../../src/widgets/my-book.ts';
import { prefilledIn } from '../../../src/widgets/scoresheet/prefilled.ts';
import { followCompetition } from '../../../src/widgets/tournament/regulations/follow.ts';
import { gameSheet } from '../../../src/widgets/tournament/sheet-link.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** An open point of 2010 with the answer that the referee does not take. */
const reading = houseTexts('en').readings.find(({ editions }) => editions.includes('2010'));
const option = Object.keys(reading?.options ?? {}).find((one) => one !== reading?.taken['2010']) ?? '';
const decisions = { [reading?.id ?? '']: option };

async function withCup(name: string) {
  const tournaments = stateOn(deviceStore(name));
  await tournaments.load();
  const scoring = { kind: 'sets', sets: 3, playAll: true } as const;
  tournaments.adopt(newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring, format: 'round-robin' }));
  for (const player of ['Ozola', 'Kask', 'Petrov']) tournaments.attempt((now) => enter(now, player));
  tournaments.attempt((now) => draw(now));
  return tournaments;
}
const optionIn = (lang: Lang): string => houseTexts(lang).readings.find(({ id }) => id === reading?.id)?.options[option] ?? '';

test('a set of house rules of this book is chosen, is kept in the file, and can be taken back; one of another book is not offered', async () => {
  await houseStore().add([
    { id: 'a', touched: 1, house: { name: 'League', edition: '2010', readings: decisions } },
    { id: 'b', touched: 1, house: { name: 'Other book', edition: '2017', readings: {} } },
  ] as never);
  const tournaments = await withCup('regulations-choose');
  await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  const field = screen.getByLabelText<HTMLSelectElement>('What the book leaves open');
  await vi.waitFor(() => expect([...field.options].map(({ text }) => text)).toEqual(['as the referee here reads it', 'League']));
  await fireEvent.change(field, { target: { value: '0' } });
  expect(tournaments.competition).toMatchObject({ houseRules: 'League', readings: decisions });
  const competition = tournaments.competition;
  expect(readCompetition(JSON.parse(JSON.stringify(competition)))).toEqual({ ok: true, value: competition });
  expect(screen.getByText(/^1 point is decided/)).toBeTruthy();
  await fireEvent.change(screen.getByLabelText('What the book leaves open'), { target: { value: '' } });
  expect(tournaments.competition).not.toHaveProperty('readings');
  expect(tournaments.competition).not.toHaveProperty('houseRules');
});

test('from an English page the regulations are printed in each language, with what is decided', async () => {
  const tournaments = await withCup('regulations-paper');
  tournaments.applyAll((now) => decideReadings(now, 'League', decisions));
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  for (const lang of LANGS) {
    const seen: string[] = [];
    vi.stubGlobal('print', () =>
      seen.push(`${container.querySelector('.paper')?.getAttribute('lang')} ${container.querySelector('.paper')?.textContent}`),
    );
    await fireEvent.change(screen.getByLabelText('Language on paper'), { target: { value: lang } });
    await fireEvent.click(screen.getByRole('button', { name: 'Regulations of the competition' }));
    await vi.waitFor(() => expect(seen.length).toBe(1));
    expect(seen[0]?.slice(0, 3)).toBe(`${lang} `);
    expect(seen[0]).toContain(optionIn(lang));
    expect(seen[0]).toContain('League');
    expect(seen[0]).not.toMatch(/\{\{|undefined|\[object/);
  }
});

test('a score sheet of the competition has its book, its decisions and their name; each sheet on paper has a code that leads there', async () => {
  const tournaments = await withCup('regulations-sheet');
  // one that this version does not know stays in the file and is not played by
  tournaments.applyAll((now) => decideReadings(now, 'League', { ...decisions, 'of-a-later-version': 'yes' }));
  const { competition } = tournaments;
  const event = competition?.events[0] as DrawnEvent;
  const [game] = gamesOf(event);
  if (!competition || !game) throw new Error('no game');
  const href = gameSheet({ id: 'c', competition }, event, game) ?? '';
  const head = prefilledIn(href.slice(href.indexOf('#')));
  expect(head?.readings).toEqual({ ...decisions, 'sets-after-decision': 'played' });
  expect(head).toMatchObject({
    edition: '2010',
    houseRules: 'League',
    game: { event: 1, seed: 1 },
  });
  const { container } = await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  const codes: number[] = [];
  vi.stubGlobal('print', () => codes.push(container.querySelectorAll('.paper .slip .code svg[role=img]').length));
  await fireEvent.click(screen.getByRole('button', { name: 'Game sheets of the round' }));
  await vi.waitFor(() => expect(codes).toEqual([1]));
});

test('the other pages of the device follow: book and decisions in use, the same set once only, none where nothing is decided', async () => {
  const store = houseStore('follow-house');
  let ids = 0;
  const means = { now: 1, newId: () => `n${++ids}` };
  const tournaments = await withCup('regulations-follow');
  tournaments.applyAll((now) => decideReadings(now, 'League', decisions));
  const { competition } = tournaments;
  if (!competition) throw new Error('none');
  await followCompetition(competition, means, store);
  await followCompetition(competition, means, store);
  expect([usedId(), myBook()]).toEqual(['n1', '2010']);
  expect((await store.all()).rows.map(({ id, house }) => [id, house])).toEqual([
    ['n1', { name: 'League', edition: '2010', readings: decisions }],
  ]);
  const { readings: _, houseRules: __, ...plain } = competition;
  await followCompetition({ ...plain, rulebook: '2017' }, means, store);
  expect([usedId(), myBook()]).toEqual([null, '2017']);
});

test('two losses over two events: what follows is asked, the paper says how far they lead', async () => {
  const tournaments = await withCup('regulations-reach');
  expect(screen.queryByLabelText(/^Two losses/)).toBeNull();
  const scoring = { kind: 'sets', sets: 3, playAll: true } as const;
  tournaments.applyAll((now) => addEvent(now, { sides: 'pairs', seed: 1, scoring, format: 'round-robin', name: 'Doubles' }));
  tournaments.showEvent(2);
  for (const pair of ['Ozola / Kask', 'Petrov / Weber', 'Tamm / Liepa']) tournaments.attempt((now) => enter(now, pair));
  tournaments.attempt((now) => draw(now));
  const late = (event: number, name: string) => {
    tournaments.showEvent(event);
    const { entrants } = tournaments.event as DrawnEvent;
    const id = entrants.find((one) => one.name === name)?.id;
    const game = gamesOf(tournaments.event as DrawnEvent).find(({ first, second }) => first === id || second === id);
    const result = { kind: 'forfeit', winner: game?.first === id ? 'second' : 'first', why: 'late' } as const;
    tournaments.attempt((now) => enterResult(now, game?.key ?? '', result), game?.key);
  };
  late(1, 'Kask');
  late(2, 'Ozola / Kask');
  tournaments.showEvent(1);
  await open(tournaments);
  await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  const field = screen.getByLabelText<HTMLSelectElement>(/^Two losses/);
  expect(screen.getByRole('link', { name: 'What the books leave open here' }).getAttribute('href')).toBe(
    '../readings/exclusion-several-events/',
  );
  await fireEvent.change(field, { target: { value: 'competition' } });
  const asked = () => [...screen.getByRole('group', { name: /consequences/ }).querySelectorAll('li')].map((one) => one.textContent ?? '');
  expect(
    asked().some((one) => one.startsWith('Round robin:') && one.includes('Kask')),
    asked().join('\n'),
  ).toBe(true);
  expect(asked().some((one) => one.startsWith('Doubles:') && one.includes('Ozola / Kask'))).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(tournaments.competition?.exclusion).toBe('competition');
  await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
  expect(screen.getByText(/out: twice late$/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('tab', { name: 'Files' }));
  const seen: string[] = [];
  vi.stubGlobal('print', () => seen.push(document.querySelector('.paper')?.textContent ?? ''));
  await fireEvent.click(screen.getByRole('button', { name: 'Regulations of the competition' }));
  await vi.waitFor(() => expect(seen.length).toBe(1));
  expect(seen[0]).toContain('lead out of all events, in whichever they were suffered. (regulations)');
});
