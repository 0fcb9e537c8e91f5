/** Random boards from a seed, so that a failing one can be met again. */
import type { Color, Disc, DiscId } from '../../../src/referee/types.ts';
import { fits } from './placement.ts';

export type Random = () => number;

/** Mulberry32: one seed, one sequence, on every machine. */
export function random(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const id = (color: Color, n: number): DiscId => `${color}${n}`;

/** Adds the disc where it fits, else leaves the board as it is. */
function tryAdd(discs: Disc[], x: number, y: number, color: Color): void {
  const n = discs.filter((disc) => disc.color === color).length + 1;
  if (n <= 7 && fits({ x, y }, discs, 1e-6)) discs.push({ id: id(color, n), color, x, y });
}

const pick = <T>(rnd: Random, list: readonly T[]): T => list[Math.floor(rnd() * list.length)] as T;

/** A coordinate: crowded near the middle of a board, or anywhere. On a grid of half a millimetre, so that ties and touching happen. */
const coordinate = (rnd: Random, spread: number): number => Math.round((rnd() * 2 - 1) * spread * 2) / 2;

/**
 * Up to seven discs of each colour: many tight to or near the north board and about the circle; half of the boards are symmetric about x = 0
 * with the colours as they come, so that the ties of 17.3 are met.
 */
export function randomBoard(rnd: Random): readonly Disc[] {
  const discs: Disc[] = [];
  const symmetric = rnd() < 0.5;
  const wanted = Math.floor(rnd() * 14);
  for (let i = 0; i < wanted; i++) {
    const where = rnd();
    const x = where < 0.6 ? coordinate(rnd, 120) : coordinate(rnd, 440);
    const y =
      where < 0.35 ? 485 : where < 0.6 ? 485 - Math.round(rnd() * 70) / 2 : where < 0.8 ? coordinate(rnd, 120) : coordinate(rnd, 485);
    const color = pick(rnd, ['red', 'black'] as const);
    tryAdd(discs, x, y, color);
    if (symmetric && x !== 0) tryAdd(discs, -x, y, rnd() < 0.7 ? color : color === 'red' ? 'black' : 'red');
  }
  return discs;
}

/** Discs crowded about the circle: the centre and the crossings are often taken. */
export function crowdedCircle(rnd: Random): readonly Disc[] {
  const discs: Disc[] = [];
  const points = [0, 55, 110].flatMap((r) => [0, 45, 90, 135, 180, 225, 270, 315].map((a) => [r, a] as const));
  for (let i = 0; i < 40; i++) {
    const [r, a] = pick(rnd, points);
    const wobble = rnd() < 0.7 ? 0 : coordinate(rnd, 20);
    tryAdd(discs, r * Math.cos((a * Math.PI) / 180) + wobble, r * Math.sin((a * Math.PI) / 180), pick(rnd, ['red', 'black'] as const));
  }
  return discs;
}
