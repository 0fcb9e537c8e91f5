/** Places for discs and striker, drawn by lot: on the surface, in no pocket, over nothing else, clear of every line by a margin. */
import type { Color, Disc, DiscId, Point, Position, Seat } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import { depthFrom } from '../../referee/seats.ts';

const POCKET = 435;
/** Disc and striker, mm. */
export const DISC = 15;
export const STRIKER = 22.25;
/** A gap that everybody sees. */
const CLEAR = 3;

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** From the middle of the nearest pocket, mm. */
export const fromPocket = (p: Point): number => distance({ x: Math.abs(p.x), y: Math.abs(p.y) }, { x: POCKET, y: POCKET });

const DARK_EDGE = 125.5;
const DARK_CIRCLE = 120.5;
const SEATS = ['south', 'west', 'north', 'east'] as const;

/** How far a disc's centre is from changing its shade for anybody at the table, mm. */
export const shadeGap = (p: Point): number =>
  Math.min(...SEATS.map((seat) => Math.abs(depthFrom(seat, p) - DARK_EDGE)), Math.abs(distance(p, { x: 0, y: 0 }) - DARK_CIRCLE));

/** Whether a disc can lie at `p` beside the others, with air all round. */
export const roomFor = (p: Point, discs: readonly Point[], air = CLEAR): boolean =>
  Math.abs(p.x) <= 485 &&
  Math.abs(p.y) <= 485 &&
  fromPocket(p) >= 50 + CLEAR &&
  discs.every((other) => distance(p, other) >= 2 * DISC + air);

/** Where discs of a colour are wished. */
export type Region = 'field' | 'own-edge' | 'far-edge' | 'circle' | 'anywhere';

const towardsSeat = (seat: Seat, along: number, depth: number): Point => {
  if (seat === 'south') return { x: along, y: depth - 500 };
  if (seat === 'north') return { x: -along, y: 500 - depth };
  return seat === 'west' ? { x: depth - 500, y: -along } : { x: 500 - depth, y: along };
};
const OPPOSITE: Readonly<Record<Seat, Seat>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

function draw(random: Random, region: Region, seat: Seat): Point {
  if (region === 'own-edge') return towardsSeat(seat, random.tenth(-340, 340), random.tenth(15, 110));
  if (region === 'far-edge') return towardsSeat(OPPOSITE[seat], random.tenth(-340, 340), random.tenth(15, 110));
  if (region === 'circle') return { x: random.tenth(-80, 80), y: random.tenth(-80, 80) };
  if (region === 'field') return { x: random.tenth(-350, 350), y: random.tenth(-350, 350) };
  return { x: random.tenth(-480, 480), y: random.tenth(-480, 480) };
}

/** Adds a disc in a region, at least `margin` mm from changing its shade; the list as it was where no room is found. */
export function addDisc(random: Random, discs: Disc[], color: Color, region: Region, seat: Seat, margin: number): boolean {
  for (let i = 0; i < 30; i++) {
    const p = draw(random, region, seat);
    if (!roomFor(p, discs) || shadeGap(p) < margin) continue;
    discs.push({ id: nextId(discs, color), color, ...p });
    return true;
  }
  return false;
}

/** The lowest number of a colour that does not lie on the table. */
export function nextId(discs: readonly Disc[], color: Color): DiscId {
  for (let n = 1; ; n++) if (!discs.some(({ id }) => id === `${color}${n}`)) return `${color}${n}`;
}

/** A place for the striker as its player may put it, touching nothing; null where none is found. */
export function placeStriker(random: Random, discs: readonly Disc[], seat: Seat, along?: number): Point | null {
  for (let i = 0; i < 20; i++) {
    const p = towardsSeat(seat, along ?? random.tenth(-330, 330), random.tenth(30, 110));
    if (discs.every((disc) => distance(disc, p) >= DISC + STRIKER + CLEAR)) return p;
  }
  return null;
}

const order = (a: Disc, b: Disc): number =>
  a.color === b.color ? Number(a.id.replace(/\D/g, '')) - Number(b.id.replace(/\D/g, '')) : a.color === 'red' ? -1 : 1;

/** Discs as a position: red first, then by number. */
export const positionOf = (discs: readonly Disc[], striker: Point | null = null): Position => ({ discs: [...discs].sort(order), striker });

export { OPPOSITE, towardsSeat };
