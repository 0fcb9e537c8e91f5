/** From a game of a competition to its score sheet and back: the form filled in, the result entered, refused where others play, late and excluded. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { SheetHead } from '../../src/scoresheet/types.ts';
import { newCompetition } from '../../src/tournament/competition.ts';
import { draw, enter, gamesOf } from '../../src/tournament/event/change.ts';
import { boardsOf } from '../../src/tournament/event/team.ts';
import { addMember, handInLineUp, matchOf } from '../../src/tournament/event/team-event.ts';
import type { Competition, DrawnEvent } from '../../src/tournament/event/types.ts';
import { prefilledIn } from '../../src/widgets/scoresheet/prefilled.ts';
import { boardSheet, gameSheet } from '../../src/widgets/tournament/sheet-link.ts';
import { deviceStore, type StoredTournament } from '../../src/widgets/tournament/store.ts';
import { resultOf, takeOver, withSheetResult } from '../../src/widgets/tournament/take-over.ts';
import { must } from '../tournament/event/support.ts';

const settings = { seed: 1, scoring: { kind: 'sets', sets: 4, playAll: true } } as const;
const cup = (event: DrawnEvent): Competition => ({
  ...newCompetition('Cup', '2010', { ...settings, sides: 'singles', format: 'swiss' }),
  events: [event],
});
const eventOf = (more: Partial<Parameters<typeof newCompetition>[2]>): DrawnEvent =>
  newCompetition('Cup', '2010', { ...settings, sides: 'singles', format: 'round-robin', ...more }).events[0] as DrawnEvent;
const headIn = (href: string | null): SheetHead => {
  const head = prefilledIn((href ?? '').slice((href ?? '').indexOf('#')));
  if (!head) throw new Error('no head');
  return head;
};

function singles(): DrawnEvent {
  const entered = ['Ozola', 'Tamm', 'Kask'].reduce((now, name) => must(enter(now, name)), eventOf({}));
  return must(draw(entered));
}
function teams(): DrawnEvent {
  const team = { boards: 2, rounds: 2, doubles: 1, doublesPoints: 1, substitutes: true, playAll: true };
  let now = ['Rīga', 'Tartu'].reduce((was, name) => must(enter(was, name)), eventOf({ sides: 'teams', team }));
  for (const id of [1, 2]) for (const i of [1, 2]) now = must(addMember(now, id, `${id}.${i}`));
  now = must(draw(now));
  const { key } = gamesOf(now)[0] as { readonly key: string };
  for (const side of ['first', 'second'] as const) {
    const id = matchOf(now, key)?.[side] as number;
    now = must(handInLineUp(now, '2010', key, 1, side, [2 * id - 1, 2 * id]));
  }
  return now;
}
const played = { result: { kind: 'played', first: 3, second: 1 }, exclude: null } as const;

test('the form of a single game: names, edition, sets, who begins, all sets played', () => {
  const event = singles();
  const [game] = gamesOf(event);
  if (!game) throw new Error('no game');
  const head = headIn(gameSheet({ id: 'c1', competition: cup(event) }, event, game));
  const name = (id: unknown) => event.entrants.find((one) => one.id === id)?.name;
  expect(head).toMatchObject({
    edition: '2010',
    format: 'singles',
    names: { first: [name(game.first)], second: [name(game.second)] },
    sets: 4,
    begins: 'first',
    event: 'Cup',
    readings: { 'sets-after-decision': 'played' },
    game: { competition: 'c1', event: 1, key: game.key, players: { first: [game.first], second: [game.second] } },
  });
});

test('a doubles of a team match: both pairs from the line-up; its result into the match', () => {
  const event = teams();
  const { key } = gamesOf(event)[0] as { readonly key: string };
  const match = matchOf(event, key);
  if (!match || !event.team) throw new Error('no match');
  const board = boardsOf(match, event.team)[2];
  if (!board) throw new Error('no board');
  const head = headIn(boardSheet({ id: 'c1', competition: cup(event) }, event, key, board));
  expect([head.format, head.names.first.length, head.names.second.length]).toEqual(['doubles', 2, 2]);
  if (!head.game) throw new Error('no game');
  const done = withSheetResult(cup(event), head.game, played);
  const after = 'changed' in done && done.changed.ok ? (done.changed.competition.events[0] as DrawnEvent) : null;
  expect(after?.matches?.[0]?.games).toEqual([{ round: 1, board: 3, result: played.result }]);
});

describe('what comes back', () => {
  const event = singles();
  const [game] = gamesOf(event);
  if (typeof game?.first !== 'number' || typeof game.second !== 'number') throw new Error('no game');
  const { key, first, second } = game;
  const of = { competition: 'c1', event: 1, key, players: { first: [first], second: [second] } };
  test('is turned where the competition names them the other way about, and refused where others play', () => {
    const turned = { ...of, players: { first: [second], second: [first] } };
    const done = withSheetResult(cup(event), turned, played);
    const after = 'changed' in done && done.changed.ok ? (done.changed.competition.events[0] as DrawnEvent) : null;
    expect(after?.results[0]?.result).toEqual({ kind: 'played', first: 1, second: 3 });
    // and shown as the sheet has its sides
    expect(after && resultOf(cup(after), turned)).toEqual(played.result);
    expect(after && resultOf(cup(after), of)).toEqual({ kind: 'played', first: 1, second: 3 });
    expect(withSheetResult(cup(event), { ...of, players: { first: [99], second: [second] } }, played)).toEqual({ why: 'others' });
    expect(withSheetResult(cup(event), { ...of, key: 'A1.1' }, played)).toEqual({ why: 'others' });
    const impossible = { result: { kind: 'played', first: 4, second: 4 }, exclude: null } as const;
    expect(withSheetResult(cup(event), of, impossible)).toEqual({ why: 'refused' });
  });
  test('who is excluded by the ruling is out of the competition (14.1)', () => {
    const done = withSheetResult(cup(event), of, { result: { kind: 'forfeit', winner: 'first', why: 'conduct' }, exclude: 'second' });
    const after = 'changed' in done && done.changed.ok ? (done.changed.competition.events[0] as DrawnEvent) : null;
    expect(after?.entrants.find(({ id }) => id === second)?.out).toBe('excluded');
  });
  test('is on the device afterwards, and can be taken back there', async () => {
    const store = deviceStore('take-over');
    const competition = cup(event);
    const row: StoredTournament = { id: 'c1', touched: 1, tournament: competition, past: [], future: [] };
    await store.add([row]);
    expect(await takeOver(store, { ...of, competition: 'c2' }, played, { now: 2, stamp: 's' })).toEqual({ ok: false, why: 'gone' });
    expect(await takeOver(store, of, played, { now: 2, stamp: 's' })).toEqual({ ok: true, name: 'Cup' });
    const [stored] = (await store.all()).rows;
    expect(stored?.tournament.events[0]).toMatchObject({ results: [{ key, first, second, result: played.result }] });
    expect([stored?.past, stored?.touched, stored?.stamp]).toEqual([[competition], 2, 's']);
  });
});

test.each(['', '#game=', '#game=%7B', '#game=%7B%7D', '#game=null', '#other'])(
  'an address without a sound game fills nothing in: %s',
  (hash) => {
    expect(prefilledIn(hash)).toBeNull();
  },
);
