/**
 * The table as SVG geometry: plain numbers and path data made from its dimensions, no DOM and no colour. Millimetres throughout;
 * y points north on the table and down in SVG, so every y of the SVG made here is turned round.
 */
import { NOMINAL } from '../../../geometry/parameters.ts';
import { axes } from '../../../geometry/seats.ts';
import type { Table } from '../../../geometry/table.ts';
import { POCKETS, type Pocket, type Point, type Seat } from '../../../geometry/types.ts';

/** A number as it stands in SVG: two decimals at most, no minus zero. */
export function n(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

/** A place on the table as SVG has it. */
function screen(p: Point): Point {
  return { x: p.x, y: p.y === 0 ? 0 : -p.y };
}

/** The table with its boards from side to side, mm: its width as a picture too. */
export const SPAN = 2 * (NOMINAL.half + NOMINAL.boardWidth);

/** SVG `viewBox` that shows the table with its boards. */
export function viewBox(d: Table): string {
  const edge = d.half + d.boardWidth;
  return `${n(-edge)} ${n(-edge)} ${n(2 * edge)} ${n(2 * edge)}`;
}

/**
 * Every straight line on the surface as one path: the four zone lines from board to board, the middle line of each edge zone,
 * and the two lines that cross in the circle.
 */
export function linesPath(d: Table): string {
  const { half: h, circleRadius: c } = d;
  const z = h - d.edgeLine;
  const zones = [`M${-z} ${-h}V${h}`, `M${z} ${-h}V${h}`, `M${-h} ${-z}H${h}`, `M${-h} ${z}H${h}`];
  const middles = [`M0 ${-h}V${-z}`, `M0 ${z}V${h}`, `M${-h} 0H${-z}`, `M${z} 0H${h}`];
  return [...zones, ...middles, `M${-c} 0H${c}`, `M0 ${-c}V${c}`].join('');
}

/** The mitre joints of the boards. */
export function mitres(d: Table): string {
  const h = d.half;
  const e = h + d.boardWidth;
  return `M${-e} ${-e}L${-h} ${-h}M${e} ${-e}L${h} ${-h}M${-e} ${e}L${-h} ${h}M${e} ${e}L${h} ${h}`;
}

/** Centres of the pockets in SVG coordinates. */
export function pocketCentres(d: Table): readonly (Point & { readonly pocket: Pocket })[] {
  return POCKETS.map((pocket) => ({ pocket, ...screen(d.pockets[pocket]) }));
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
export function discRadii(d: Table): {
  readonly rim: number;
  readonly face: number;
  readonly ring: number;
  readonly hole: number;
} {
  return { rim: d.discRadius, face: d.discRadius - 1, ring: d.discRadius * 0.63, hole: d.discHoleRadius };
}
