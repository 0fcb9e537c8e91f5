/**
 * The free place nearest to a wanted point. What keeps a centre away is bounded by circles (discs, pockets) and by four lines (boards);
 * the nearest free point is the wanted point, its foot on one of these, or a crossing of two: all of them are tried, nothing is searched.
 */
import type { Disc, Point } from '../../physics/types.ts';
import { DISC_WIDTH, distance, isFree, POCKET_CENTRES, POCKET_RADIUS, point, TIGHT } from './geometry.ts';

interface Ring {
  readonly centre: Point;
  readonly radius: number;
}
/** The line x = `at` or y = `at`. */
interface Edge {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

const EDGES: readonly Edge[] = (['x', 'y'] as const).flatMap((axis) => [-TIGHT, TIGHT].map((at) => ({ axis, at })));

const rings = (discs: readonly Disc[]): readonly Ring[] => [
  ...discs.map((disc) => ({ centre: point(disc.x, disc.y), radius: DISC_WIDTH })),
  ...Object.values(POCKET_CENTRES).map((centre) => ({ centre, radius: POCKET_RADIUS })),
];

/** The nearest point of a ring; from its very middle every direction is as near, and the positive x is taken. */
const footOnRing = (ring: Ring, p: Point): Point => {
  const d = distance(ring.centre, p);
  if (d < 1e-9) return point(ring.centre.x + ring.radius, ring.centre.y);
  const k = ring.radius / d;
  return point(ring.centre.x + (p.x - ring.centre.x) * k, ring.centre.y + (p.y - ring.centre.y) * k);
};

const footOnEdge = (edge: Edge, p: Point): Point => (edge.axis === 'x' ? point(edge.at, p.y) : point(p.x, edge.at));

const ringAndRing = (a: Ring, b: Ring): readonly Point[] => {
  const d = distance(a.centre, b.centre);
  if (d < 1e-9 || d > a.radius + b.radius || d < Math.abs(a.radius - b.radius)) return [];
  const m = (d * d + a.radius * a.radius - b.radius * b.radius) / (2 * d);
  const h = Math.sqrt(Math.max(0, a.radius * a.radius - m * m));
  const ux = (b.centre.x - a.centre.x) / d;
  const uy = (b.centre.y - a.centre.y) / d;
  const foot = point(a.centre.x + ux * m, a.centre.y + uy * m);
  return [point(foot.x - uy * h, foot.y + ux * h), point(foot.x + uy * h, foot.y - ux * h)];
};

const ringAndEdge = (ring: Ring, edge: Edge): readonly Point[] => {
  const other = edge.axis === 'x' ? 'y' : 'x';
  const d = edge.at - ring.centre[edge.axis];
  const square = ring.radius * ring.radius - d * d;
  if (square < 0) return [];
  const h = Math.sqrt(square);
  return [-h, h].map((step) => {
    const free = ring.centre[other] + step;
    return edge.axis === 'x' ? point(edge.at, free) : point(free, edge.at);
  });
};

const CORNERS: readonly Point[] = [-TIGHT, TIGHT].flatMap((x) => [-TIGHT, TIGHT].map((y) => point(x, y)));

/** Every point that can be the nearest free one to `wanted`, free or not. */
const candidates = (wanted: Point, discs: readonly Disc[]): readonly Point[] => {
  const all = rings(discs);
  const crossings = all.flatMap((ring, i) => [
    ...all.slice(i + 1).flatMap((other) => ringAndRing(ring, other)),
    ...EDGES.flatMap((edge) => ringAndEdge(ring, edge)),
  ]);
  return [
    wanted,
    ...all.map((ring) => footOnRing(ring, wanted)),
    ...EDGES.map((edge) => footOnEdge(edge, wanted)),
    ...crossings,
    ...CORNERS,
  ];
};

const better = (wanted: Point, a: Point, b: Point): boolean => {
  const gap = distance(a, wanted) - distance(b, wanted);
  if (Math.abs(gap) > 1e-6) return gap < 0;
  return Math.abs(a.x - b.x) > 1e-6 ? a.x > b.x : a.y > b.y;
};

const best = (wanted: Point, places: readonly Point[]): Point | null =>
  places.reduce<Point | null>((found, place) => (found === null || better(wanted, place, found) ? place : found), null);

/** The free place nearest to `wanted`; of two as near, the one further to the east, then to the north. Null on a full table. */
export const nearestFree = (wanted: Point, discs: readonly Disc[]): Point | null =>
  best(
    wanted,
    candidates(wanted, discs).filter((place) => isFree(place, discs)),
  );

/** The free place touching `beside` that is nearest to `wanted`, or null where it is hemmed in all round. */
export const nearestBeside = (wanted: Point, beside: Point, discs: readonly Disc[]): Point | null => {
  const ring: Ring = { centre: beside, radius: DISC_WIDTH };
  const crossings = [...rings(discs).flatMap((other) => ringAndRing(ring, other)), ...EDGES.flatMap((edge) => ringAndEdge(ring, edge))];
  return best(
    wanted,
    [footOnRing(ring, wanted), ...crossings].filter((place) => isFree(place, discs)),
  );
};
