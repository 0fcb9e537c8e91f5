/** What holds in every competition; a sample in `npm test`, two thousand of each format in `npm run validate`. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { draw, enterResult, gamesOf } from '../../../src/tournament/event/change.ts';
import { firstStroke } from '../../../src/tournament/event/first-stroke.ts';
import { finalOf, groupsGames, groupsOf, groupsPlaces, qualifiedOf } from '../../../src/tournament/event/groups.ts';
import { knockOutGames, knockOutPlaces } from '../../../src/tournament/event/knock-out.ts';
import { annulled, outBy, robinTable } from '../../../src/tournament/event/round-robin.ts';
import {
  type DrawnEvent,
  type Game,
  type GroupsEvent,
  isOpenGame,
  type KnockOutEvent,
  type RobinEvent,
} from '../../../src/tournament/event/types.ts';
import { mirrored } from '../../../src/tournament/scoring.ts';
import { entered, must, playedOut, type Step, settings, step, steps } from './support.ts';

/** Nobody is in two games of a round that are played. */
function onceARound(games: readonly Game[]): void {
  const seen = new Set<string>();
  for (const { round, first, second, result } of games) {
    if (result === null || result.kind === 'forfeit') continue;
    for (const id of [first, second]) {
      expect(seen.has(`${round}:${id}`)).toBe(false);
      seen.add(`${round}:${id}`);
    }
  }
}

/** The same results entered afresh, in the order of the rounds. */
function afresh(now: DrawnEvent): DrawnEvent {
  const byKey = new Map(now.results.map((one) => [one.key, one]));
  let fresh: DrawnEvent = { ...now, results: [] };
  for (let left = byKey.size; left > 0; left--) {
    const game = gamesOf(fresh).find(
      (one) => one.result === null && byKey.has(one.key) && typeof one.first === 'number' && typeof one.second === 'number',
    );
    const entry = game && byKey.get(game.key);
    if (!game || !entry) break;
    const result = entry.first === game.first ? entry.result : mirrored(entry.result);
    fresh = must(enterResult(fresh, game.key, result));
  }
  return fresh;
}

const outcomes = (event: DrawnEvent): unknown =>
  gamesOf(event).map(({ key, first, second, result, walkover, struck }) => [
    key,
    [first, second].toSorted(),
    result === null,
    walkover === null,
    struck,
  ]);

const run = (n: number, given: Parameters<typeof entered>[1], walk: readonly Step[]): DrawnEvent =>
  walk.reduce((now, one, i) => step(now, one, i), must(draw(entered(n, given))));

/** Round robin: everybody meets everybody, first strokes even, corrections as fresh. */
export function robinLaws(numRuns: number): void {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), settings('round-robin'), steps, fc.nat(10_000), (n, given, walk, pick) => {
      const now = run(n, given, walk) as RobinEvent;
      const end = playedOut(now, (i) => pick * (i + 3) + i) as RobinEvent;
      const games = gamesOf(end);
      const ids = end.draw ?? [];
      // everybody meets everybody as often as there are turns
      for (const a of ids)
        for (const b of ids)
          if (a < b)
            expect(games.filter(({ first, second }) => (first === a && second === b) || (first === b && second === a)).length).toBe(
              end.turns,
            );
      // nothing is left to play; games without a result are those of who is out
      for (const game of games) {
        expect(isOpenGame(game)).toBe(false);
        if (game.result === null)
          expect([game.first, game.second].some((id) => end.entrants.some((one) => one.id === id && outBy(end, one) !== null))).toBe(true);
      }
      onceARound(games);
      // first strokes: of the calendar as drawn nobody has more than one more than another's share
      const late = walk.some(({ kind }) => kind === 'late');
      if (!late) {
        for (const id of ids) {
          const firsts = games.filter((game) => game[firstStroke(end, game, '2010').by] === id).length;
          const seconds = games.filter(({ first, second }) => first === id || second === id).length - firsts;
          expect(Math.abs(firsts - seconds)).toBeLessThanOrEqual(end.turns === 2 || ids.length % 2 === 1 ? 0 : 1);
        }
      }
      // points: two halves from every game that counts, whoever came
      const table = robinTable(end);
      expect(table.length).toBe(ids.length);
      for (const row of table) if (row.annulled) expect([row.halves, row.games, annulled(end).has(row.entrant.id)]).toEqual([0, 0, true]);
      expect(outcomes(afresh(end))).toEqual(outcomes(end));
    }),
    { numRuns },
  );
}

/** Knock-out: everybody who leaves has as many defeats as it takes, one is left, corrections as fresh. */
export function knockOutLaws(numRuns: number): void {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 19 }), settings('knock-out'), steps, fc.nat(10_000), (n, given, walk, pick) => {
      const now = run(n, given, walk) as KnockOutEvent;
      const end = playedOut(now, (i) => pick * (i + 3) + i) as KnockOutEvent;
      const games = knockOutGames(end);
      for (const game of games) expect([game.key, isOpenGame(game), game.winner === undefined]).toEqual([game.key, false, false]);
      onceARound(games);
      const places = knockOutPlaces(end);
      const drawn = (end.draw ?? []).filter((id) => id !== null);
      expect(places.map(({ entrant }) => entrant.id).toSorted((a, b) => a - b)).toEqual(drawn.toSorted((a, b) => a - b));
      // all but the winner have left after exactly so many defeats
      const left = places.filter(({ round }) => round === null);
      expect(left.length).toBeLessThanOrEqual(1);
      for (const { round, defeats } of places) {
        if (round === null) expect(defeats).toBeLessThan(end.defeats);
        else expect(defeats).toBe(end.defeats);
      }
      // nobody plays on after the last defeat, but for places
      for (const { entrant, round } of places)
        for (const game of games)
          if (
            round !== null &&
            game.tree !== 'T' &&
            game.tree !== 'P' &&
            game.result !== null &&
            [game.first, game.second].includes(entrant.id)
          )
            expect(game.round).toBeLessThanOrEqual(round);
      if (end.stroke === 'rounds')
        for (const game of games) expect(firstStroke(end, game, '2010').by).toBe(game.round % 2 === 1 ? 'first' : 'second');
      expect(outcomes(afresh(end))).toEqual(outcomes(end));
    }),
    { numRuns },
  );
}

/** Groups, then a final: everybody is in one group and meets everybody there, the best go on, corrections are as fresh entries. */
export function groupsLaws(numRuns: number): void {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), settings('groups'), steps, fc.nat(10_000), (n, given, walk, pick) => {
      const least = (given.groups ?? 1) * Math.max(2, given.qualifiers ?? 1);
      const now = run(Math.max(n, least), given, walk) as GroupsEvent;
      const end = playedOut(now, (i) => pick * (i + 3) + i) as GroupsEvent;
      const games = groupsGames(end);
      for (const game of games) expect([game.key, isOpenGame(game)]).toEqual([game.key, false]);
      onceARound(games.filter(({ key }) => key !== 'T'));
      // everybody in one group, groups of even size but for who came late
      const ids = (end.draw ?? []).flat();
      expect(new Set(ids).size).toBe(ids.length);
      const sizes = (end.draw ?? []).map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      // within a group everybody meets everybody; between groups nobody meets before the final
      for (const [g, { robin }] of groupsOf(end).entries()) {
        const own = games.filter(({ group }) => group === g);
        const size = robin.draw?.length ?? 0;
        expect(own.length).toBe(((size * (size - 1)) / 2) * end.turns);
        for (const { first, second } of own) expect([first, second].every((id) => robin.draw?.includes(id as number))).toBe(true);
      }
      // through goes nobody who left the group, nobody twice, and nobody stands below somebody of the group who does not
      const qualified = qualifiedOf(end);
      const through = qualified.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
      expect(qualified.every(({ id }) => id !== undefined)).toBe(true);
      expect(new Set(through).size).toBe(through.length);
      for (const { robin } of groupsOf(end)) {
        const table = robinTable(robin).filter(({ entrant }) => outBy(robin, entrant) === null);
        const [passed, missed] = [true, false].map((is) => table.filter(({ entrant }) => through.includes(entrant.id) === is));
        expect(passed?.length).toBe(Math.min(end.qualifiers, table.length));
        for (const row of passed ?? []) for (const other of missed ?? []) expect(row.place).toBeLessThanOrEqual(other.place);
      }
      // all have a place, and the first of the final is first
      const places = groupsPlaces(end);
      expect(places.map(({ entrant }) => entrant.id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      for (const { place } of places) expect(place).not.toBeNull();
      const final = finalOf(end);
      if (final?.kind === 'knock-out') {
        const first = knockOutPlaces(final.tree).find(({ place }) => place === 1);
        if (first && first.shared === 1) expect(places.find(({ place }) => place === 1)?.entrant.id).toBe(first.entrant.id);
      }
      expect(outcomes(afresh(end))).toEqual(outcomes(end));
    }),
    { numRuns },
  );
}
