/**
 * Penalty discs: on the middle line of the board opposite the penalised player, tight to the board; taken, as near to the line as nothing is
 * moved (2017 17.3, 2010 17.3, 2008 17.3, club 5.1).
 */
import { blockers, onSurface } from '../../geometry/room.ts';
import { rowAlong } from '../../geometry/row.ts';
import { alongBoard, OPPOSITE_SEAT, tightAt, towards } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { LENGTH_TOLERANCE } from '../../geometry/tolerance.ts';
import type { Ask } from '../context.ts';
import type { Candidate, Color, Disc, DiscId, Placement, PlacementStep, Seat } from '../types.ts';
import type { PenaltyRules, TieBreak } from './rules.ts';

/** A penalty disc to place: `seat` is the penalised player's. */
export interface PenaltyDisc {
  readonly seat: Seat;
  readonly disc: DiscId;
  readonly color: Color;
  readonly reason: 'penalty' | 'debt';
  /** The striker's coordinate along the board in the last stroke, mm; null where there was none. */
  readonly strokeFrom: number | null;
}

type Counts = readonly [number, number];
interface Choice {
  readonly spot: Candidate | null;
  readonly step: PlacementStep;
  readonly candidates: readonly Candidate[];
  readonly own?: Counts;
  readonly all?: Counts;
}

/** Which half of the table a coordinate along a board is in: -1, 1, or 0 on the middle line. */
const sideOf = (s: number): -1 | 0 | 1 => (s > LENGTH_TOLERANCE ? 1 : s < -LENGTH_TOLERANCE ? -1 : 0);

/** How many discs lie on either side of the board's middle, beyond a distance from the table's, of one colour where it is given. */
const counts = (board: Seat, discs: readonly Disc[], beyond: number, color: Color | null): Counts => {
  let negative = 0;
  let positive = 0;
  for (const disc of discs) {
    if ((color !== null && disc.color !== color) || !(towards(board, disc) > beyond)) continue;
    const side = sideOf(alongBoard(board, disc));
    if (side < 0) negative++;
    else if (side > 0) positive++;
  }
  return [negative, positive];
};

/** Where a disc tight to the board touches one that stands in its way: left and right of it. */
const tangents = ({ discTight, discWidth }: Table, board: Seat, disc: Disc): readonly number[] => {
  const depth = discTight - towards(board, disc);
  const square = discWidth * discWidth - depth * depth;
  if (square < 0) return [];
  const w = Math.sqrt(square);
  return [alongBoard(board, disc) - w, alongBoard(board, disc) + w];
};

const spotAt = (table: Table, board: Seat, s: number, discs: readonly Disc[]): Candidate => {
  const { x, y } = tightAt(table, board, s);
  const blockedBy = blockers(table, { x, y }, discs);
  const distance = Math.abs(s);
  return blockedBy.length > 0 ? { x, y, free: false, distance, blockedBy } : { x, y, free: onSurface(table, { x, y }), distance };
};

/** Puts a place among those found so far: the nearer to the line first, of two as near the one on the positive side; else in the order found. */
const insert = (board: Seat, places: Candidate[], spot: Candidate): void => {
  let at = places.length;
  for (; at > 0; at--) {
    const other = places[at - 1] as Candidate;
    if ((other.distance - spot.distance || alongBoard(board, spot) - alongBoard(board, other)) <= 0) break;
    places[at] = other;
  }
  places[at] = spot;
};

/** The middle and every place touching a neighbour, the nearest to the line first: the nearest free place is always one of them. */
const spots = (table: Table, board: Seat, discs: readonly Disc[]): readonly Candidate[] => {
  const near = discs.filter((disc) => table.discTight - towards(board, disc) < table.discWidth);
  const places = [spotAt(table, board, 0, near)];
  for (const disc of near) {
    for (const s of tangents(table, board, disc)) if (Math.abs(s) <= table.discTight) insert(board, places, spotAt(table, board, s, near));
  }
  return places;
};

const fewer = ([negative, positive]: Counts): -1 | 0 | 1 => (negative === positive ? 0 : negative < positive ? -1 : 1);

/** Which side a step of the tie-break names, 0 where it doesn't decide. */
const sideBy = (step: TieBreak, own: Counts, all: Counts, strokeFrom: number | null): -1 | 0 | 1 => {
  if (step === 'fewer-own') return fewer(own);
  if (step === 'fewer-all') return fewer(all);
  return strokeFrom === null ? 0 : sideOf(strokeFrom);
};

interface Tie {
  readonly side: -1 | 1;
  readonly step: PlacementStep;
  readonly own: Counts;
  readonly all: Counts;
}

/** The first of the edition's steps that decides, with the counts it went by; side 0 where none does. */
const bySteps = (rules: PenaltyRules, board: Seat, discs: readonly Disc[], request: PenaltyDisc, beyond: number) => {
  const own = counts(board, discs, beyond, request.color);
  const all = counts(board, discs, beyond, null);
  for (const step of rules.tieBreaks) {
    const side = sideBy(step, own, all, request.strokeFrom);
    if (side !== 0) return { side, step, own, all };
  }
  return { side: 0 as const, step: 'positive-side' as const, own, all };
};

/** Which of two sides as near takes the disc, by the edition's steps and at last by the reading. */
const breakTie = (table: Table, rules: PenaltyRules, board: Seat, discs: readonly Disc[], request: PenaltyDisc, ask: Ask): Tie => {
  const whole = bySteps(rules, board, discs, request, Number.NEGATIVE_INFINITY);
  const zone = bySteps(rules, board, discs, request, table.edgeZone);
  const tie = zone.side !== whole.side && ask('penalty-side-counts') === 'edge-zone' ? zone : whole;
  if (tie.side !== 0) return { ...tie, side: tie.side };
  return { ...tie, side: ask('penalty-all-tied') === 'negative' ? -1 : 1 };
};

/** Whether the reading lets a disc stand at this place along the board: behind the pockets' middles there is only a strip. */
const mayStand = ({ pocketCentre }: Table, spot: Candidate | undefined, ask: Ask): spot is Candidate =>
  spot !== undefined && (spot.distance < pocketCentre || ask('penalty-behind-pockets') !== 'between-pockets');

const choose = (table: Table, rules: PenaltyRules, request: PenaltyDisc, discs: readonly Disc[], ask: Ask): Choice => {
  const board = OPPOSITE_SEAT[request.seat];
  const middle = spotAt(table, board, 0, discs);
  if (middle.free) return { spot: middle, step: 'middle', candidates: [middle] };
  const candidates = spots(table, board, discs);
  const free = candidates.filter((spot) => spot.free);
  const nearest = free[0];
  if (!mayStand(table, nearest, ask)) return { spot: null, step: 'nearest', candidates };
  if (nearest.distance <= LENGTH_TOLERANCE) return { spot: nearest, step: 'middle', candidates };
  const s = alongBoard(board, nearest);
  const rival = free.find((spot) => alongBoard(board, spot) * s < 0 && spot.distance <= nearest.distance + LENGTH_TOLERANCE);
  if (rival === undefined) return { spot: nearest, step: 'nearest', candidates };
  const { side, ...tie } = breakTie(table, rules, board, discs, request, ask);
  return { spot: Math.sign(s) === side ? nearest : rival, candidates, ...tie };
};

/** Places one penalty disc; null where the board has no room for it: the disc then stays a debt. */
export const placePenalty = (
  table: Table,
  rules: PenaltyRules,
  request: PenaltyDisc,
  discs: readonly Disc[],
  ask: Ask,
): Placement | null => {
  const { spot, step, candidates, own, all } = choose(table, rules, request, discs, ask);
  if (spot === null) return null;
  const counted = own === undefined || all === undefined ? {} : { own, all };
  const proof = { step, candidates, ...counted };
  return { disc: request.disc, x: spot.x, y: spot.y, reason: request.reason, article: rules.article, proof };
};

/** Doubles: whether the row of `count` discs opposite the penalised player still stands as set up. */
export const rowUntouched = (table: Table, count: number, seat: Seat, color: Color, discs: readonly Disc[]): boolean => {
  const board = OPPOSITE_SEAT[seat];
  return rowAlong(table, count).every((s) => {
    const place = tightAt(table, board, s);
    return discs.some(
      (disc) => disc.color === color && Math.abs(disc.x - place.x) <= LENGTH_TOLERANCE && Math.abs(disc.y - place.y) <= LENGTH_TOLERANCE,
    );
  });
};

/** The places of a row of `n` discs, tight to one another and symmetric about the middle line, innermost first. */
const symmetricRow = (table: Table, n: number): readonly number[] => rowAlong(table, n).toSorted((a, b) => Math.abs(a) - Math.abs(b));

const rowPlacements = (
  rules: PenaltyRules,
  requests: readonly PenaltyDisc[],
  board: Seat,
  row: readonly Candidate[],
  tie: Tie,
): readonly Placement[] => {
  const s = (spot: Candidate): number => alongBoard(board, spot);
  const ordered = row.toSorted((a, b) => a.distance - b.distance || (s(b) - s(a)) * tie.side);
  const proof = { step: 'symmetric' as const, candidates: ordered, own: tie.own, all: tie.all };
  return requests.flatMap(({ disc, reason }, i) => {
    const spot = ordered[i];
    return spot === undefined ? [] : [{ disc, x: spot.x, y: spot.y, reason, article: rules.article, proof }];
  });
};

/** Club 5.1: several discs of one player stand side by side about the line; null where that row isn't free or the book has another way. */
export const placeRow = (
  table: Table,
  rules: PenaltyRules,
  requests: readonly PenaltyDisc[],
  discs: readonly Disc[],
  ask: Ask,
): readonly Placement[] | null => {
  const first = requests[0];
  if (rules.several !== 'symmetric' || first === undefined || requests.length < 2) return null;
  if (ask('penalty-club-several') !== 'symmetric') return null;
  const board = OPPOSITE_SEAT[first.seat];
  const row = symmetricRow(table, requests.length).map((s) => spotAt(table, board, s, discs));
  return row.every((spot) => spot.free)
    ? rowPlacements(rules, requests, board, row, breakTie(table, rules, board, discs, first, ask))
    : null;
};
