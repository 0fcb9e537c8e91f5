/** Placing knows no sides: a mirrored board gets the mirrored place, except where the book turns one way round or a tie stays open. */
import { describe, expect, test } from 'vitest';
import { place } from '../../../src/referee/placement/place.ts';
import type { Disc, Placement, Pocket, Seat } from '../../../src/referee/types.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';
import { crowdedCircle, random, randomBoard } from '../oracles/boards.ts';

const COLORS = { red: ['south'], black: ['north'] } as const;
const MIRROR = { south: 'south', north: 'north', west: 'east', east: 'west', nw: 'ne', ne: 'nw', sw: 'se', se: 'sw' } as const;
const mirrored = (discs: readonly Disc[]): readonly Disc[] => discs.map((disc) => ({ ...disc, x: -disc.x }));
const spot = ({ x, y }: Placement): string => `${x.toFixed(3)} ${y.toFixed(3)}`.replaceAll('-0.000', '0.000');
const reflected = (placement: Placement): string => spot({ ...placement, x: -placement.x });
const swapped = (discs: readonly Disc[]): readonly Disc[] =>
  discs.map((disc) => ({
    ...disc,
    id: disc.id.replace(/red|black/, (name) => (name === 'red' ? 'black' : 'red')) as Disc['id'],
    color: disc.color === 'red' ? 'black' : 'red',
  }));

const seeds = Array.from({ length: 400 }, (_, i) => 7_000 + i);

describe.each(EDITION_IDS)('laws of placing, %s', (edition) => {
  test('penalty discs: east and west', () => {
    let open = 0;
    for (const seed of seeds) {
      const discs = randomBoard(random(seed));
      const ask = (board: readonly Disc[], from: number) =>
        place({ edition, colors: COLORS, position: { discs: board }, penalty: { seat: 'south', disc: 'red8', strokeFrom: from } });
      const there = ask(discs, 40);
      const back = ask(mirrored(discs), -40);
      const tied = there.notes.some((note) => note.reading === 'penalty-all-tied');
      if (tied) open++;
      else expect(there.placements.map(spot)).toEqual(back.placements.map(reflected));
    }
    expect(open).toBeLessThan(seeds.length / 4);
  });

  test('penalty discs: colours', () => {
    for (const seed of seeds) {
      const discs = randomBoard(random(seed));
      const red = place({ edition, colors: COLORS, position: { discs }, penalty: { seat: 'south', disc: 'red8', strokeFrom: 40 } });
      const black = place({
        edition,
        colors: { red: ['north'], black: ['south'] },
        position: { discs: swapped(discs) },
        penalty: { seat: 'south', disc: 'black8', strokeFrom: 40 },
      });
      expect(red.placements.map(spot)).toEqual(black.placements.map(spot));
    }
  });

  test('over the board: east and west, save for the turning sense of the club rules', () => {
    for (const seed of seeds) {
      const rnd = random(seed);
      const discs = crowdedCircle(rnd);
      const over = (['south', 'west', 'nw', 'se'] as const)[Math.floor(rnd() * 4)] as Seat | Pocket;
      const ask = (board: readonly Disc[], side: Seat | Pocket) =>
        place({ edition, colors: COLORS, position: { discs: board }, offTable: [{ disc: 'red8', over: side }] });
      const there = ask(discs, over);
      const step = there.placements[0]?.proof.step;
      const open =
        there.notes.some(({ reading }) => reading === 'off-table-equal-crossings' || reading === 'off-table-circle-full') ||
        (edition === 'club' && step !== 'centre' && step !== 'board-side');
      if (!open) expect(there.placements.map(spot)).toEqual(ask(mirrored(discs), MIRROR[over]).placements.map(reflected));
    }
  });

  test('whatever is placed lies free, and every candidate before it in the proof was taken', () => {
    for (const seed of seeds) {
      const discs = crowdedCircle(random(seed));
      const { placements } = place({ edition, colors: COLORS, position: { discs }, offTable: [{ disc: 'red8', over: 'west' }] });
      const [placed] = placements;
      expect(placed).toBeDefined();
      if (placed === undefined) continue;
      expect(Math.min(...discs.map((disc) => Math.hypot(disc.x - placed.x, disc.y - placed.y)))).toBeGreaterThanOrEqual(29.95 - 1e-9);
      const index = placed.proof.candidates.findIndex(({ x, y }) => Math.hypot(x - placed.x, y - placed.y) < 0.05);
      const better = placed.proof.candidates
        .slice(0, index)
        .filter(({ free, distance }) => free && distance < (placed.proof.candidates[index]?.distance ?? 0) - 0.05);
      expect(better).toEqual([]);
    }
  });
});
