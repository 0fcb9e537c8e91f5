/** Whole games of random strokes through the physics: every game is played without a throw, and its sheet adds up. */
import { describe, expect, test } from 'vitest';
import { simulate } from '../../../src/physics/index.ts';
import { type PlayEntry, type Played, type PlayLog, play } from '../../../src/referee/play.ts';
import type { Format, Point, Seat, StrokeReport } from '../../../src/referee/types.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';
import { random } from '../oracles/boards.ts';

const COLORS = {
  singles: { red: ['south'], black: ['north'] },
  doubles: { red: ['south', 'north'], black: ['west', 'east'] },
} as const;

/** The striker somewhere in the seat's own edge zone, touching no disc; null where chance finds no place. */
const place = (rnd: () => number, seat: Seat, discs: readonly Point[]): Point | null => {
  for (let i = 0; i < 60; i++) {
    const along = (rnd() * 2 - 1) * 364;
    const depth = 500 - 23 - rnd() * 100;
    const at = {
      south: { x: along, y: -depth },
      north: { x: along, y: depth },
      west: { x: -depth, y: along },
      east: { x: depth, y: along },
    }[seat];
    if (discs.every((disc) => Math.hypot(disc.x - at.x, disc.y - at.y) > 37.3)) return at;
  }
  return null;
};

/** Aims at a disc, or over the table. */
const aim = (rnd: () => number, striker: Point, discs: readonly Point[]): number => {
  const target = discs[Math.floor(rnd() * discs.length)] ?? { x: 0, y: 0 };
  return ((Math.atan2(target.y - striker.y, target.x - striker.x) * 180) / Math.PI + (rnd() - 0.5) * 4 + 360) % 360;
};

/** Plays on from the empty log, one stroke after another, as the answer before says whose turn it is. */
function randomGame(edition: PlayLog['edition'], format: Format, seed: number, strokes: number): { log: PlayLog; played: Played } {
  const rnd = random(seed);
  const entries: PlayEntry[] = [];
  const base = { edition, format, colors: COLORS[format], sets: 3, first: 'red' as const };
  const run = (log: readonly PlayEntry[]): Played => {
    const played = play({ ...base, log });
    if (!played.ok) throw new Error(played.reason);
    return played;
  };
  let played = run(entries);
  while (entries.length < strokes && played.next !== null && played.position !== null) {
    const discs = played.position.discs;
    const striker = place(rnd, played.next, discs);
    if (striker === null) break;
    const shot = { before: { discs, striker }, shooter: played.next, stroke: { angle: aim(rnd, striker, discs), speed: 1 + rnd() * 5 } };
    const { events, after } = simulate(shot);
    const report: StrokeReport = { events, after };
    entries.push(
      rnd() < 0.05
        ? { shooter: played.next, incidents: [{ type: 'talking', by: 'red', to: 'opponent' }] }
        : { shooter: played.next, striker, report },
    );
    played = run(entries);
  }
  return { log: { ...base, log: entries }, played };
}

describe.each(EDITION_IDS)('random games, %s', (edition) => {
  test.each(['singles', 'doubles'] as const)('%s', (format) => {
    for (const seed of [1, 2]) {
      const { log, played } = randomGame(edition, format, seed, 40);
      expect(played.rulings.length).toBe(log.log.length);
      expect(played.outOfTurn).toEqual([]);
      const held = played.sets.flatMap((set) => [...set.replays.flatMap((replay) => replay.strokes), ...set.strokes]);
      expect(held).toEqual(log.log.flatMap((entry, i) => (entry.report === undefined ? [] : [i])));
      expect(played.score.red + played.score.black).toBe(played.sets.filter((set) => set.winner !== null).length);
      const discs = played.position?.discs ?? [];
      expect(discs.every((disc, i) => discs.slice(i + 1).every((other) => Math.hypot(disc.x - other.x, disc.y - other.y) > 29.9))).toBe(
        true,
      );
    }
  });
});
