/**
 * The free place nearest to a wanted point. What keeps a centre away is bounded by circles (discs, pockets) and by four lines (boards, or the
 * lines of a zone); the nearest free point is the wanted point, its foot on one of these, or a crossing of two: all are tried, nothing is searched.
 */
import { isFree } from './room.ts';
import { distance, point } from './seats.ts';
import type { Table } from './table.ts';
import type { Disc, Point } from './types.ts';

/** A circle that a body's centre must stay out of. */
export interface Ring extends Point {
  readonly radius: number;
}
/** A rectangle that a body's centre must stay in. */
export interface Bounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}
/** The line x = `at` or y = `at`. */
interface Edge {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

const edgesOf = ({ minX, maxX, minY, maxY }: Bounds): readonly Edge[] => [
  { axis: 'x', at: minX },
  { axis: 'x', at: maxX },
  { axis: 'y', at: minY },
  { axis: 'y', at: maxY },
];

const cornersOf = ({ minX, maxX, minY, maxY }: Bounds): readonly Point[] =>
  [minX, maxX].flatMap((x) => [minY, maxY].map((y) => point(x, y)));

/** The nearest point of a ring; from its very middle every direction is as near, and the positive x is taken. */
export const footOnRing = (ring: Ring, p: Point): Point => {
  const d = distance(ring, p);
  if (d < 1e-9) return point(ring.x + ring.radius, ring.y);
  const k = ring.radius / d;
  return point(ring.x + (p.x - ring.x) * k, ring.y + (p.y - ring.y) * k);
};

const footOnEdge = (edge: Edge, p: Point): Point => (edge.axis === 'x' ? point(edge.at, p.y) : point(p.x, edge.at));

/** Where two rings cross. */
export const ringAndRing = (a: Ring, b: Ring): readonly Point[] => {
  const d = distance(a, b);
  if (d < 1e-9 || d > a.radius + b.radius || d < Math.abs(a.radius - b.radius)) return [];
  const m = (d * d + a.radius * a.radius - b.radius * b.radius) / (2 * d);
  const h = Math.sqrt(Math.max(0, a.radius * a.radius - m * m));
  const ux = (b.x - a.x) / d;
  const uy = (b.y - a.y) / d;
  const foot = point(a.x + ux * m, a.y + uy * m);
  return [point(foot.x - uy * h, foot.y + ux * h), point(foot.x + uy * h, foot.y - ux * h)];
};

const ringAndEdge = (ring: Ring, edge: Edge): readonly Point[] => {
  const other = edge.axis === 'x' ? 'y' : 'x';
  const d = edge.at - ring[edge.axis];
  const square = ring.radius * ring.radius - d * d;
  if (square < 0) return [];
  const h = Math.sqrt(square);
  return [-h, h].map((step) => {
    const free = ring[other] + step;
    return edge.axis === 'x' ? point(edge.at, free) : point(free, edge.at);
  });
};

/** Every point that can be the nearest one to `wanted` outside all rings and within the bounds, free or not. */
export const candidates = (wanted: Point, rings: readonly Ring[], bounds: Bounds): readonly Point[] => {
  const edges = edgesOf(bounds);
  const crossings = rings.flatMap((ring, i) => [
    ...rings.slice(i + 1).flatMap((other) => ringAndRing(ring, other)),
    ...edges.flatMap((edge) => ringAndEdge(ring, edge)),
  ]);
  return [
    wanted,
    ...rings.map((ring) => footOnRing(ring, wanted)),
    ...edges.map((edge) => footOnEdge(edge, wanted)),
    ...crossings,
    ...cornersOf(bounds),
  ];
};

const boundsOfDiscs = ({ discTight: t }: Table): Bounds => ({ minX: -t, maxX: t, minY: -t, maxY: t });

const ringsOf = (table: Table, discs: readonly Disc[]): readonly Ring[] => [
  ...discs.map((disc) => ({ x: disc.x, y: disc.y, radius: table.discWidth })),
  ...Object.values(table.pockets).map(({ x, y }) => ({ x, y, radius: table.pocketRadius })),
];

const better = (wanted: Point, a: Point, b: Point): boolean => {
  const gap = distance(a, wanted) - distance(b, wanted);
  if (Math.abs(gap) > 1e-6) return gap < 0;
  return Math.abs(a.x - b.x) > 1e-6 ? a.x > b.x : a.y > b.y;
};

const best = (wanted: Point, places: readonly Point[]): Point | null =>
  places.reduce<Point | null>((found, place) => (found === null || better(wanted, place, found) ? place : found), null);

/** The free place for a disc nearest to `wanted`; of two as near, the one further to the east, then to the north. Null on a full table. */
export const nearestFree = (table: Table, wanted: Point, discs: readonly Disc[]): Point | null =>
  best(
    wanted,
    candidates(wanted, ringsOf(table, discs), boundsOfDiscs(table)).filter((place) => isFree(table, place, discs)),
  );

/** The free place touching `beside` that is nearest to `wanted`, or null where it is hemmed in all round. */
export const nearestBeside = (table: Table, wanted: Point, beside: Point, discs: readonly Disc[]): Point | null => {
  const ring: Ring = { x: beside.x, y: beside.y, radius: table.discWidth };
  const crossings = [
    ...ringsOf(table, discs).flatMap((other) => ringAndRing(ring, other)),
    ...edgesOf(boundsOfDiscs(table)).flatMap((edge) => ringAndEdge(ring, edge)),
  ];
  return best(
    wanted,
    [footOnRing(ring, wanted), ...crossings].filter((place) => isFree(table, place, discs)),
  );
};
