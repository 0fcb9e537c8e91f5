/**
 * Penalty discs: on the middle line of the board opposite the penalised player, tight to the board; taken, as near to the line as nothing is
 * moved (2017 17.3, 2010 17.3, 2008 17.3, club 5.1).
 */
import type { Ask } from '../context.ts';
import { alongBoard, OPPOSITE_SEAT } from '../seats.ts';
import type { Candidate, Color, Disc, DiscId, Placement, PlacementStep, Seat } from '../types.ts';
import { blockers, DISC_WIDTH, EDGE_ZONE, onSurface, POCKET_OFFSET, sideOf, TIGHT, TOLERANCE, tightAt, towards } from './geometry.ts';
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

/** How many discs lie on either side of the board's middle, beyond a distance from the table's, of one colour where it is given. */
const counts = (board: Seat, discs: readonly Disc[], beyond: number, color: Color | null): Counts => {
  let negative = 0;
  let positive = 0;
  for (const disc of discs) {
    if ((color !== null && disc.color !== color) || !(towards(board, disc) > beyond)) continue;
    const side = sideOf(board, disc);
    if (side < 0) negative++;
    else if (side > 0) positive++;
  }
  return [negative, positive];
};

/** Where a disc tight to the board touches one that stands in its way: left and right of it. */
const tangents = (board: Seat, disc: Disc): readonly number[] => {
  const depth = TIGHT - towards(board, disc);
  const square = DISC_WIDTH * DISC_WIDTH - depth * depth;
  if (square < 0) return [];
  const w = Math.sqrt(square);
  return [alongBoard(board, disc) - w, alongBoard(board, disc) + w];
};

const spotAt = (board: Seat, s: number, discs: readonly Disc[]): Candidate => {
  const { x, y } = tightAt(board, s);
  const blockedBy = blockers({ x, y }, discs);
  const distance = Math.abs(s);
  return blockedBy.length > 0 ? { x, y, free: false, distance, blockedBy } : { x, y, free: onSurface({ x, y }), distance };
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
const spots = (board: Seat, discs: readonly Disc[]): readonly Candidate[] => {
  const near = discs.filter((disc) => TIGHT - towards(board, disc) < DISC_WIDTH);
  const places = [spotAt(board, 0, near)];
  for (const disc of near) {
    for (const s of tangents(board, disc)) if (Math.abs(s) <= TIGHT) insert(board, places, spotAt(board, s, near));
  }
  return places;
};

const fewer = ([negative, positive]: Counts): -1 | 0 | 1 => (negative === positive ? 0 : negative < positive ? -1 : 1);

/** Which side a step of the tie-break names, 0 where it doesn't decide. */
const sideBy = (step: TieBreak, own: Counts, all: Counts, board: Seat, strokeFrom: number | null): -1 | 0 | 1 => {
  if (step === 'fewer-own') return fewer(own);
  if (step === 'fewer-all') return fewer(all);
  return strokeFrom === null ? 0 : sideOf(board, tightAt(board, strokeFrom));
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
    const side = sideBy(step, own, all, board, request.strokeFrom);
    if (side !== 0) return { side, step, own, all };
  }
  return { side: 0 as const, step: 'positive-side' as const, own, all };
};

/** Which of two sides as near takes the disc, by the edition's steps and at last by the reading. */
const breakTie = (rules: PenaltyRules, board: Seat, discs: readonly Disc[], request: PenaltyDisc, ask: Ask): Tie => {
  const whole = bySteps(rules, board, discs, request, Number.NEGATIVE_INFINITY);
  const zone = bySteps(rules, board, discs, request, EDGE_ZONE);
  const tie = zone.side !== whole.side && ask('penalty-side-counts') === 'edge-zone' ? zone : whole;
  if (tie.side !== 0) return { ...tie, side: tie.side };
  return { ...tie, side: ask('penalty-all-tied') === 'negative' ? -1 : 1 };
};

/** Whether the reading lets a disc stand at this place along the board: behind the pockets' middles there is only a strip. */
const mayStand = (spot: Candidate | undefined, ask: Ask): spot is Candidate =>
  spot !== undefined && (spot.distance < POCKET_OFFSET || ask('penalty-behind-pockets') !== 'between-pockets');

const choose = (rules: PenaltyRules, request: PenaltyDisc, discs: readonly Disc[], ask: Ask): Choice => {
  const board = OPPOSITE_SEAT[request.seat];
  const middle = spotAt(board, 0, discs);
  if (middle.free) return { spot: middle, step: 'middle', candidates: [middle] };
  const candidates = spots(board, discs);
  const free = candidates.filter((spot) => spot.free);
  const nearest = free[0];
  if (!mayStand(nearest, ask)) return { spot: null, step: 'nearest', candidates };
  if (nearest.distance <= TOLERANCE) return { spot: nearest, step: 'middle', candidates };
  const s = alongBoard(board, nearest);
  const rival = free.find((spot) => alongBoard(board, spot) * s < 0 && spot.distance <= nearest.distance + TOLERANCE);
  if (rival === undefined) return { spot: nearest, step: 'nearest', candidates };
  const { side, ...tie } = breakTie(rules, board, discs, request, ask);
  return { spot: Math.sign(s) === side ? nearest : rival, candidates, ...tie };
};

/** Places one penalty disc; null where the board has no room for it: the disc then stays a debt. */
export const placePenalty = (rules: PenaltyRules, request: PenaltyDisc, discs: readonly Disc[], ask: Ask): Placement | null => {
  const { spot, step, candidates, own, all } = choose(rules, request, discs, ask);
  if (spot === null) return null;
  const counted = own === undefined || all === undefined ? {} : { own, all };
  const proof = { step, candidates, ...counted };
  return { disc: request.disc, x: spot.x, y: spot.y, reason: request.reason, article: rules.article, proof };
};

/** Doubles: whether the eight discs opposite the penalised player still stand as set up. */
export const rowUntouched = (seat: Seat, color: Color, discs: readonly Disc[]): boolean => {
  const board = OPPOSITE_SEAT[seat];
  return [-105, -75, -45, -15, 15, 45, 75, 105].every((s) => {
    const place = tightAt(board, s);
    return discs.some((disc) => disc.color === color && Math.abs(disc.x - place.x) <= TOLERANCE && Math.abs(disc.y - place.y) <= TOLERANCE);
  });
};

/** The places of a row of `n` discs, tight to one another and symmetric about the middle line, innermost first. */
const symmetricRow = (n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * DISC_WIDTH).sort((a, b) => Math.abs(a) - Math.abs(b));

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
  rules: PenaltyRules,
  requests: readonly PenaltyDisc[],
  discs: readonly Disc[],
  ask: Ask,
): readonly Placement[] | null => {
  const first = requests[0];
  if (rules.several !== 'symmetric' || first === undefined || requests.length < 2) return null;
  if (ask('penalty-club-several') !== 'symmetric') return null;
  const board = OPPOSITE_SEAT[first.seat];
  const row = symmetricRow(requests.length).map((s) => spotAt(board, s, discs));
  return row.every((spot) => spot.free) ? rowPlacements(rules, requests, board, row, breakTie(rules, board, discs, first, ask)) : null;
};
