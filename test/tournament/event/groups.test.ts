/** Groups, then a final: who is in which group, who meets whom in the final, what a correction in a group takes with it. */
import { describe, expect, test } from 'vitest';
import { consequences, draw, enter, enterResult, gamesOf, takeOut, undraw } from '../../../src/tournament/event/change.ts';
import {
  crossedPlaces,
  drawGroups,
  finalOf,
  groupLetter,
  groupsGames,
  groupsOf,
  groupsPlaces,
  qualifiedOf,
} from '../../../src/tournament/event/groups.ts';
import { type DrawnEvent, type GroupsEvent, isOpenGame } from '../../../src/tournament/event/types.ts';
import { entered, must, wins, won } from './support.ts';

const OF = { format: 'groups', groups: 2, qualifiers: 2, seeded: 99 } as const;
const ids = (n: number): readonly { readonly id: number; readonly name: string }[] =>
  Array.from({ length: n }, (_, i) => ({ id: i + 1, name: `A${i + 1}` }));
const sorted = (groups: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  groups.map((group) => group.toSorted((a, b) => a - b));
const label = (at: number | null, groups: number): string =>
  at === null ? '–' : `${groupLetter(at % groups)}${Math.floor(at / groups) + 1}`;
const first = (groups: number, qualifiers: number): readonly string[] => {
  const places = crossedPlaces(groups, qualifiers).map((at) => label(at, groups));
  return Array.from({ length: places.length / 2 }, (_, i) => `${places[2 * i]} ${places[2 * i + 1]}`);
};
/** Who has the lower number wins, everything in the groups or all. */
function lowWins(event: DrawnEvent, until: (key: string) => boolean = () => true): DrawnEvent {
  let now = event;
  for (;;) {
    const game = gamesOf(now).find((one) => isOpenGame(one) && until(one.key));
    if (!game) return now;
    now = wins(now, game.key, Math.min(game.first as number, game.second as number));
  }
}
const inGroups = (key: string): boolean => key.includes(':') && !key.startsWith('f');
const groups = (n: number, settings: object = {}): GroupsEvent => must(draw(entered(n, { ...OF, ...settings }))) as GroupsEvent;

describe('the draw', () => {
  test('seeded along a serpentine: to the last group and back', () => {
    expect(sorted(drawGroups({ entrants: ids(11), seeded: 11, seed: 1, groups: 4, spread: 'serpentine' }))).toEqual([
      [1, 8, 9],
      [2, 7, 10],
      [3, 6, 11],
      [4, 5],
    ]);
  });

  test('from pots: one of each pot in each group, and another draw is another', () => {
    const drawn = (turn: number) => sorted(drawGroups({ entrants: ids(12), seeded: 12, seed: 7, groups: 4, spread: 'pots' }, turn));
    for (const group of drawn(0)) expect(group.map((id) => Math.ceil(id / 4))).toEqual([1, 2, 3]);
    expect(drawn(1)).not.toEqual(drawn(0));
    expect(drawn(0)).toEqual(drawn(0));
  });

  test('too few for the groups is said, with how many it takes', () => {
    expect(draw(entered(5, { ...OF, qualifiers: 3 }))).toEqual({ ok: false, why: { code: 'too-few-for-groups', most: 6 } });
  });
});

describe('the cross', () => {
  test.each([
    [1, 4, ['A1 A4', 'A2 A3']],
    [2, 1, ['A1 B1']],
    [2, 2, ['A1 B2', 'B1 A2']],
    [4, 1, ['A1 D1', 'B1 C1']],
    [4, 2, ['A1 B2', 'D1 C2', 'B1 A2', 'C1 D2']],
    [3, 2, ['A1 –', 'C2 B2', 'B1 –', 'C1 A2']],
    [2, 4, ['A1 B4', 'B2 A3', 'B1 A4', 'A2 B3']],
  ] as const)('%i groups, the best %i', (n, best, printed) => {
    expect(first(n, best)).toEqual(printed);
  });

  test('nobody meets somebody of the own group before it has to be, whatever the numbers', () => {
    for (let n = 2; n <= 32; n++)
      for (let best = 1; best <= 8; best++) {
        const places = crossedPlaces(n, best);
        expect(places.filter((at) => at !== null).toSorted((a, b) => a - b)).toEqual(Array.from({ length: n * best }, (_, i) => i));
        for (let i = 0; i < places.length; i += 2) {
          const [a, b] = [places[i], places[i + 1]];
          if (typeof a === 'number' && typeof b === 'number') expect([n, best, a % n === b % n]).toEqual([n, best, false]);
        }
      }
  });
});

describe('groups, then a knock-out', () => {
  test('the final is filled group by group, and its rounds go on from theirs', () => {
    const begun = groups(8);
    expect(
      groupsGames(begun)
        .filter(({ group }) => group === null)
        .map(({ key, round, first, second }) => [key, round, first, second]),
    ).toEqual([
      ['A1.1', 4, undefined, undefined],
      ['A1.2', 4, undefined, undefined],
      ['A2.1', 5, undefined, undefined],
    ]);
    const played = lowWins(begun, inGroups) as GroupsEvent;
    expect(sorted(groupsOf(played).map(({ robin }) => robin.draw ?? []))).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
    ]);
    expect(
      gamesOf(played)
        .filter(isOpenGame)
        .map(({ key, first, second }) => `${key} ${first}-${second}`),
    ).toEqual(['A1.1 1-3', 'A1.2 2-4']);
    const end = lowWins(played) as GroupsEvent;
    expect(groupsPlaces(end).map(({ entrant, place, shared }) => `${place}${shared > 1 ? `=${shared}` : ''} ${entrant.id}`)).toEqual([
      '1 1',
      '2 2',
      '3=2 3',
      '3=2 4',
      '5=2 5',
      '5=2 6',
      '7=2 7',
      '7=2 8',
    ]);
  });

  test('a correction in a group says which games of the final lose by it; one that moves nobody takes nothing', () => {
    const end = lowWins(groups(8)) as GroupsEvent;
    const of = (result: { readonly first: number; readonly second: number }, key: string) => {
      const game = gamesOf(end).find((one) => one.key === key);
      const lowFirst = (game?.first as number) < (game?.second as number);
      const [a, b] = [result.first, result.second];
      const after = must(
        enterResult(end, key, lowFirst ? { kind: 'played', first: a, second: b } : { kind: 'played', first: b, second: a }),
      );
      return consequences(end, after, key);
    };
    expect(of({ first: 3, second: 2 }, '1:1-8')).toEqual([]);
    // 4 beats 1: 4 has won the group, so both semifinals have other players, and the final falls with them
    expect(of({ first: 0, second: 3 }, '1:1-4')).toEqual([
      { key: 'A1.1', what: 'lost' },
      { key: 'A1.2', what: 'lost' },
      { key: 'A2.1', what: 'lost' },
    ]);
  });

  test('a late entry goes into the smallest group, and is refused once the final has begun', () => {
    const begun = groups(7);
    const late = must(enter(begun, 'Late')) as GroupsEvent;
    expect(late.draw?.map(({ length }) => length)).toEqual([4, 4]);
    const played = lowWins(late, inGroups);
    const final = must(enterResult(played, 'A1.1', won('first')));
    expect(enter(final, 'Later')).toEqual({ ok: false, why: { code: 'final-begun' } });
    expect(undraw(final)).toEqual({ ok: false, why: { code: 'has-results' } });
  });

  test('who leaves in the group does not go through; who leaves afterwards loses the games of the final', () => {
    const begun = groups(8);
    const left = lowWins(must(takeOut(begun, 1, 'withdrawn')), inGroups) as GroupsEvent;
    expect(qualifiedOf(left).map(({ id }) => id)).toEqual([4, 2, 5, 3]);
    const later = must(takeOut(lowWins(begun, inGroups), 1, 'withdrawn')) as GroupsEvent;
    expect(qualifiedOf(later).map(({ id }) => id)).toEqual([1, 2, 4, 3]);
    expect(gamesOf(later).find(({ key }) => key === 'A1.1')).toMatchObject({ first: 1, second: 3, walkover: 'second' });
  });

  test('lots decide where the table leaves two level, the same ones each time', () => {
    const drawn = groups(4, { qualifiers: 1, ties: [], scoring: { kind: 'sets', sets: 2, playAll: true } });
    const all = gamesOf(drawn)
      .filter(({ key }) => inGroups(key))
      .reduce<DrawnEvent>((now, { key }) => must(enterResult(now, key, { kind: 'played', first: 1, second: 1 })), drawn) as GroupsEvent;
    const winners = qualifiedOf(all).map(({ id }) => id);
    expect(winners.every((id) => typeof id === 'number')).toBe(true);
    expect(qualifiedOf(all).map(({ id }) => id)).toEqual(winners);
  });
});

test('groups, then a final group: all who went through meet once more', () => {
  const begun = groups(6, { final: 'round-robin' });
  expect(finalOf(begun)).toEqual({ kind: 'round-robin', robin: null });
  const played = lowWins(begun, inGroups) as GroupsEvent;
  const open = gamesOf(played).filter(isOpenGame);
  expect(open.length).toBe(6);
  expect(open.every(({ key, round }) => key.startsWith('f1:') && round > 3)).toBe(true);
  const end = lowWins(played) as GroupsEvent;
  expect(groupsPlaces(end).map(({ entrant, place }) => [place, entrant.id])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [5, 6],
  ]);
});
