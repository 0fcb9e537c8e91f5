/**
 * Discs that left the table come back into the circle: centre, the crossing on the side they left, other crossings, between centre and circle
 * (2017 12.20, 2010 12.14, 2008 12 ¶13 and its note, club 3.12).
 */
import { nearestFree } from '../../geometry/nearest.ts';
import { isFree } from '../../geometry/room.ts';
import { distance, OUTWARD, point } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { LENGTH_TOLERANCE } from '../../geometry/tolerance.ts';
import { SEATS } from '../../geometry/types.ts';
import type { Ask } from '../context.ts';
import type { Disc, Placement, PlacementStep, Pocket, Point, Seat } from '../types.ts';
import { asCandidate } from './landed.ts';
import type { OffTableRules, PlacementRules } from './rules.ts';
import type { OffTableRequest } from './types.ts';

type Over = OffTableRequest['over'];

interface Place {
  readonly at: Point;
  readonly step: PlacementStep;
}
/** Places the book puts on a par; most often one. */
type Group = readonly Place[];

const CENTRE: Point = { x: 0, y: 0 };
const isSeat = (over: Over): over is Seat => over !== null && (SEATS as readonly string[]).includes(over);
const onAxis = (side: Seat, radius: number): Point => point(OUTWARD[side].x * radius, OUTWARD[side].y * radius);

/** The place on the apparent diagonal, the disc's edge touching the circle's line from inside. */
const onDiagonal = ({ onCircle, pockets }: Table, corner: Pocket): Point => {
  const k = onCircle / Math.SQRT2;
  return point(Math.sign(pockets[corner].x) * k, Math.sign(pockets[corner].y) * k);
};

/** The first crossing met clockwise from a corner. */
const CLOCKWISE_FROM: Readonly<Record<Pocket, Seat>> = { sw: 'west', nw: 'north', ne: 'east', se: 'south' };

const clockwise = (over: Over): readonly Seat[] => {
  const start = SEATS.indexOf(over === null ? 'east' : isSeat(over) ? over : CLOCKWISE_FROM[over]);
  return [...SEATS.slice(start), ...SEATS.slice(0, start)];
};

/** The point by which "near" is measured: the side or corner over which it went. */
const wantedPoint = (table: Table, over: Over): Point =>
  over === null ? CENTRE : isSeat(over) ? onAxis(over, table.onCircle) : onDiagonal(table, over);

/** Places grouped by their distance from the wanted one, nearest first; within a group the one of greater x, then y, comes first. */
const byDistance = (places: readonly Place[], wanted: Point): readonly Group[] => {
  const from = (place: Place): number => Math.round(distance(place.at, wanted) / LENGTH_TOLERANCE);
  const distances = [...new Set(places.map(from))].toSorted((a, b) => a - b);
  return distances.map((d) => places.filter((place) => from(place) === d).toSorted((a, b) => b.at.x - a.at.x || b.at.y - a.at.y));
};

/** The four places on the lines at this distance from the middle, in the order of the book. */
const onLines = (table: Table, rules: OffTableRules, over: Over, radius: number, step: PlacementStep): readonly Group[] => {
  const places = clockwise(over).map(
    (side): Place => ({ at: onAxis(side, radius), step: side === over && radius === table.onCircle ? 'board-side' : step }),
  );
  if (rules.other === 'clockwise') return places.map((place) => [place]);
  const wanted = wantedPoint(table, over);
  return byDistance(places, { x: (wanted.x * radius) / table.onCircle, y: (wanted.y * radius) / table.onCircle });
};

function* onDiagonals(table: Table, rules: OffTableRules, corner: Pocket, ask: Ask): Generator<Group> {
  if (rules.corner === 'clockwise' && ask('off-table-club-corner') !== 'diagonal') return;
  if (rules.corner === 'may' && ask('off-table-2008-corner') !== 'diagonal') return;
  const first: Place = { at: onDiagonal(table, corner), step: 'diagonal' };
  yield [first];
  if (ask('off-table-diagonal-taken') !== 'other-diagonals') return;
  const others = (['ne', 'nw', 'se', 'sw'] as const).filter((other) => other !== corner);
  yield* byDistance(
    others.map((other): Place => ({ at: onDiagonal(table, other), step: 'diagonal' })),
    first.at,
  );
}

/** The crossings at the circle: the one on the side it left, then the others; which of them first is a reading where the book names no order. */
function* atCrossings(table: Table, rules: OffTableRules, over: Over, ask: Ask): Generator<Group> {
  const groups = onLines(table, rules, over, table.onCircle, rules.other === 'clockwise' ? 'clockwise' : 'other-crossing');
  const own = isSeat(over) ? 1 : 0;
  yield* groups.slice(0, own);
  const others = groups.slice(own);
  if (others.length < 2 || rules.other === 'clockwise' || ask('off-table-other-point') === 'nearest') yield* others;
  else yield others.flat().toSorted((a, b) => b.at.x - a.at.x || b.at.y - a.at.y);
}

/** The book's places in the order in which they are tried; a reading is asked when its turn comes. */
function* placesInOrder(table: Table, rules: OffTableRules, over: Over, ask: Ask): Generator<Group> {
  yield [{ at: CENTRE, step: 'centre' }];
  if (over === null && ask('off-table-side-unknown') === 'nearest-free') return;
  if (over !== null && !isSeat(over)) yield* onDiagonals(table, rules, over, ask);
  yield* atCrossings(table, rules, over, ask);
  if (rules.between || ask('off-table-club-full') === 'between') yield* onLines(table, rules, over, table.between, 'between');
}

/** Of places on a par the reading's: the list's own order, or the next clockwise from the side it left. */
const ofEqual = (group: Group, over: Over, ask: Ask): Place | undefined => {
  if (group.length < 2 || over === null || ask('off-table-equal-crossings') !== 'clockwise') return group[0];
  const turning = clockwise(over);
  const rank = (place: Place): number =>
    turning.findIndex((side) => distance(onAxis(side, distance(place.at, CENTRE)), place.at) < LENGTH_TOLERANCE);
  return group.toSorted((a, b) => rank(a) - rank(b))[0];
};

/** The first free place of the book, and everything that was looked at before it. */
const firstFree = (
  table: Table,
  rules: OffTableRules,
  over: Over,
  discs: readonly Disc[],
  ask: Ask,
): { place: Place | null; tried: readonly Point[] } => {
  const tried: Point[] = [];
  for (const group of placesInOrder(table, rules, over, ask)) {
    tried.push(...group.map(({ at }) => at));
    const free = group.filter(({ at }) => isFree(table, at, discs));
    const place = ofEqual(free, over, ask);
    if (place !== undefined) return { place, tried };
  }
  return { place: null, tried };
};

/** All of the book's places taken: the free one nearest to where the disc left, or none. */
const beyond = (table: Table, over: Over, discs: readonly Disc[], ask: Ask): Place | null => {
  if (ask('off-table-circle-full') === 'unplaced') return null;
  const at = nearestFree(table, wantedPoint(table, over), discs);
  return at === null ? null : { at, step: 'nearest-free' };
};

const articleFor = ({ offTable, broken }: PlacementRules, over: Over, step: PlacementStep): string => {
  if (over === null) return broken.offTableArticle ?? broken.article ?? offTable.article;
  return isSeat(over) || step === 'centre' ? offTable.article : offTable.cornerArticle;
};

/** Places one disc that left the table (with `over` null: a broken one); null where nothing is free or the reading leaves it out. */
export const placeOffTable = (
  table: Table,
  rules: PlacementRules,
  { disc, over }: OffTableRequest,
  discs: readonly Disc[],
  ask: Ask,
): Placement | null => {
  const { place: listed, tried } = firstFree(table, rules.offTable, over, discs, ask);
  const found = listed ?? beyond(table, over, discs, ask);
  if (found === null) return null;
  const wanted = wantedPoint(table, over);
  const points = listed === null ? [...tried, found.at] : tried;
  const proof = { step: found.step, candidates: points.map((at) => asCandidate(table, at, wanted, discs)) };
  return { disc, ...found.at, reason: over === null ? 'broken' : 'off-table', article: articleFor(rules, over, found.step), proof };
};
