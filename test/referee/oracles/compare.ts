/** One random board, both ways of placing; used by the seeded sample and by the long run alike. */
import { place } from '../../../src/referee/placement/place.ts';
import type { Disc, EditionId, Pocket, Point, Seat } from '../../../src/referee/types.ts';
import { crowdedCircle, type Random, random, randomBoard } from './boards.ts';
import { circlePlaces, fits, nearestOnGrid, penaltyPlace } from './placement.ts';

const COLORS = { red: ['south'], black: ['north'] } as const;
const EDITIONS = ['2017', '2010', '2008', 'club'] as const;
const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) <= 0.1 && Math.abs(a.y - b.y) <= 0.1;

export type Verdict = 'agree' | 'doubtful' | { readonly seed: number; readonly why: string };

const turned = (discs: readonly Disc[]): readonly Disc[] => discs.map((disc) => ({ ...disc, y: -disc.y }));

/** A penalty disc on a random board: the scan and the referee agree within 0.1 mm. */
export function comparePenalty(seed: number): Verdict {
  const rnd = random(seed);
  const board = randomBoard(rnd);
  const edition = EDITIONS[Math.floor(rnd() * 4)] as EditionId;
  const seat = rnd() < 0.5 ? 'south' : 'north';
  const discs = seat === 'south' ? board : turned(board);
  const from = rnd() < 0.2 ? null : Math.round((rnd() * 2 - 1) * 364);
  const disc = seat === 'south' ? 'red8' : 'black8';
  const color = seat === 'south' ? 'red' : 'black';
  const penalty = { seat, disc, ...(from === null ? {} : { strokeFrom: from }) } as const;
  const answer = place({ position: { discs, striker: null }, edition, colors: COLORS, penalty });
  const expected = penaltyPlace(seat, color, from, discs, edition === 'club');
  if (expected.doubtful) return 'doubtful';
  const got = answer.placements[0];
  if (expected.at === null) return got === undefined ? 'agree' : { seed, why: 'the scan finds no place' };
  if (got === undefined) return { seed, why: 'no place found, the scan has one' };
  return near(got, expected.at) ? 'agree' : { seed, why: `placed at ${got.x}, ${got.y}, the scan says ${expected.at.x}, ${expected.at.y}` };
}

const OVERS: readonly (Seat | Pocket)[] = ['south', 'west', 'north', 'east', 'nw', 'ne', 'sw', 'se'];

function checkNearest(seed: number, got: Point, wanted: Point, discs: readonly Disc[]): Verdict {
  if (!fits(got, discs, 0.051)) return { seed, why: 'overlaps' };
  const mine = Math.hypot(got.x - wanted.x, got.y - wanted.y);
  return mine <= nearestOnGrid(wanted, discs, 60, 2) + 1e-6 ? 'agree' : { seed, why: 'the grid has a nearer free place' };
}

/** A disc from over the board onto a crowded circle. */
export function compareOffTable(seed: number): Verdict {
  const rnd: Random = random(seed);
  const discs = crowdedCircle(rnd);
  const edition = EDITIONS[Math.floor(rnd() * 4)] as EditionId;
  const over = OVERS[Math.floor(rnd() * 8)] as Seat | Pocket;
  const answer = place({ position: { discs, striker: null }, edition, colors: COLORS, offTable: [{ disc: 'red8', over }] });
  const got = answer.placements[0];
  if (got === undefined) return { seed, why: 'not placed' };
  const group = circlePlaces(over, edition === 'club').find((spots) => spots.some((spot) => fits(spot, discs, 0.05)));
  if (group === undefined) {
    const diagonalOrSide = circlePlaces(over, false)[1]?.[0] as Point;
    return checkNearest(seed, got, diagonalOrSide, discs);
  }
  const free = group.filter((spot) => fits(spot, discs, 0.05));
  return free.some((spot) => near(spot, got)) ? 'agree' : { seed, why: `${over}: placed at ${got.x}, ${got.y}` };
}
