/**
 * The table as SVG geometry: plain numbers and path data made from its dimensions, no DOM and no colour. Millimetres throughout;
 * y points north on the table and down in SVG, so every y that leaves this file is turned round.
 */
import type { Color, Disc, Pocket, Point, Position, Seat } from '../../../physics/types.ts';

/** What has to be known to draw a table, mm (equipment annex of 2017, lines 2 to 22). */
export interface DrawnDimensions {
  /** Half the playing surface's width. */
  readonly half: number;
  readonly railWidth: number;
  readonly lineWidth: number;
  /** From a board to the middle of its edge-zone line. */
  readonly zoneDepth: number;
  readonly circleRadius: number;
  readonly pocketRadius: number;
  /** The pocket's centre, from both middle lines. */
  readonly pocketOffset: number;
  readonly discRadius: number;
  readonly discHole: number;
  readonly strikerRadius: number;
  readonly strikerHole: number;
}

export const NOMINAL: DrawnDimensions = {
  half: 500,
  railWidth: 45,
  lineWidth: 1,
  zoneDepth: 130,
  circleRadius: 125,
  pocketRadius: 50,
  pocketOffset: 435,
  discRadius: 15,
  discHole: 4,
  strikerRadius: 22.25,
  strikerHole: 5,
};

/** A number as it stands in SVG: two decimals at most, no minus zero. */
export function n(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** A place on the table as SVG has it. */
export function screen(p: Point): Point {
  return { x: p.x, y: p.y === 0 ? 0 : -p.y };
}

/** SVG `viewBox` that shows the table with its boards and `margin` mm around them. */
export function viewBox(d: DrawnDimensions, margin = 0): string {
  const edge = d.half + d.railWidth + margin;
  return `${n(-edge)} ${n(-edge)} ${n(2 * edge)} ${n(2 * edge)}`;
}

/**
 * Every straight line on the surface as one path: the four zone lines from board to board, the middle line of each edge zone,
 * and the two lines that cross in the circle.
 */
export function linesPath(d: DrawnDimensions): string {
  const { half: h, circleRadius: c } = d;
  const z = h - d.zoneDepth;
  const zones = [`M${-z} ${-h}V${h}`, `M${z} ${-h}V${h}`, `M${-h} ${-z}H${h}`, `M${-h} ${z}H${h}`];
  const middles = [`M0 ${-h}V${-z}`, `M0 ${z}V${h}`, `M${-h} 0H${-z}`, `M${z} 0H${h}`];
  return [...zones, ...middles, `M${-c} 0H${c}`, `M0 ${-c}V${c}`].join('');
}

/** The mitre joints of the boards. */
export function mitres(d: DrawnDimensions): string {
  const h = d.half;
  const e = h + d.railWidth;
  return `M${-e} ${-e}L${-h} ${-h}M${e} ${-e}L${h} ${-h}M${-e} ${e}L${-h} ${h}M${e} ${e}L${h} ${h}`;
}

const SIGNS: Readonly<Record<Pocket, readonly [number, number]>> = { nw: [-1, 1], ne: [1, 1], sw: [-1, -1], se: [1, -1] };

/** Centres of the pockets in SVG coordinates. */
export function pocketCentres(d: DrawnDimensions): readonly (Point & { readonly pocket: Pocket })[] {
  return (Object.keys(SIGNS) as Pocket[]).map((pocket) => {
    const [sx, sy] = SIGNS[pocket];
    return { pocket, x: sx * d.pocketOffset, y: -sy * d.pocketOffset };
  });
}

/** A repeatable stream of numbers in [0, 1) for the grain, so that every build draws the same wood. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** One tile of lengthwise grain: `lines` veins in a strip `height` mm high and as wide as the surface, closing on itself at both ends. */
export function grain(width: number, height: number, lines: number, seed: number): string {
  const next = stream(seed);
  const gap = height / lines;
  return Array.from({ length: lines }, (_, i) => {
    const y = gap * (i + 0.25 + 0.5 * next());
    const a = gap * (next() - 0.5) * 1.6;
    const b = gap * (next() - 0.5) * 1.6;
    const bend = Math.round(width * (0.3 + 0.4 * next()));
    return `M0 ${n(y)}C${Math.round(bend / 2)} ${n(y + a)} ${Math.round(bend * 0.8)} ${n(y + b)} ${bend} ${n(y + b * 0.6)}S${Math.round(width * 0.85)} ${n(y - a)} ${width} ${n(y)}`;
  }).join('');
}

/** A run of places as a polyline. */
export function path(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${n(p.x)} ${n(-p.y)}`).join('');
}

/** The point `length` mm from `from` in the direction `angle` (degrees counter-clockwise from east). */
export function along(from: Point, angle: number, length: number): Point {
  const a = (angle * Math.PI) / 180;
  return { x: from.x + Math.cos(a) * length, y: from.y + Math.sin(a) * length };
}

/** Unit steps of a board: along it (to the right for who stands there looking at the table) and away from it. */
export function axes(board: Seat): { readonly right: Point; readonly inward: Point } {
  const right = { south: { x: 1, y: 0 }, north: { x: -1, y: 0 }, east: { x: 0, y: 1 }, west: { x: 0, y: -1 } }[board];
  return { right, inward: { x: -right.y, y: right.x } };
}

/** The board a place lies nearest to. */
export function nearestBoard(p: Point): Seat {
  if (Math.abs(p.x) > Math.abs(p.y)) return p.x > 0 ? 'east' : 'west';
  return p.y > 0 ? 'north' : 'south';
}

/** A dimension bracket between the middle line of a board's edge zone and a place along it, drawn `off` mm into the table. */
export function bracket(board: Seat, along: number, off: number): string {
  const { inward } = axes(board);
  const across = board === 'south' || board === 'north' ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const base = { x: -inward.x * NOMINAL.half, y: -inward.y * NOMINAL.half };
  const at = (a: number, depth: number): Point => ({
    x: base.x + across.x * a + inward.x * depth,
    y: base.y + across.y * a + inward.y * depth,
  });
  return path([at(0, off - 7), at(0, off), at(along, off), at(along, off - 7)]);
}

/** Radii of a disc's parts: rim, face, the ring turned into it, hole. */
export function discRadii(d: DrawnDimensions): {
  readonly rim: number;
  readonly face: number;
  readonly ring: number;
  readonly hole: number;
} {
  return { rim: d.discRadius, face: d.discRadius - 1, ring: d.discRadius * 0.63, hole: d.discHole };
}

/** Eight discs side by side along a board, four on either side of its middle line. */
function row(color: Color, first: number, board: Seat): readonly Disc[] {
  const { right, inward } = axes(board);
  const depth = NOMINAL.half - NOMINAL.discRadius;
  return Array.from({ length: 8 }, (_, i) => {
    const a = (i - 3.5) * 2 * NOMINAL.discRadius;
    return { id: `${color}${first + i}` as const, color, x: right.x * a - inward.x * depth + 0, y: right.y * a - inward.y * depth + 0 };
  });
}

/** Who sits where in singles. */
export const SINGLES: Readonly<Record<Color, readonly Seat[]>> = { red: ['south'], black: ['north'] };
const OPPOSITE: Readonly<Record<Seat, Seat>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

/** The start of a set: each player's discs stand along the board opposite that player (2017 10.3), red first, by number. */
export function startPosition(colors: Readonly<Record<Color, readonly Seat[]>> = SINGLES): Position {
  return {
    discs: (['red', 'black'] as const).flatMap((color) => colors[color].flatMap((seat, i) => row(color, 8 * i + 1, OPPOSITE[seat]))),
  };
}
