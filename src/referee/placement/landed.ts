/** Discs that came to lie on another or on the striker (2017 12.17, 2010 12.11, 2008 12 ¶10 (no. 14), club 3.11). */
import { nearestBeside, nearestFree } from '../../geometry/nearest.ts';
import { blockers, isFree, onSurface } from '../../geometry/room.ts';
import { distance, point } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { direction } from '../../physics/direction.ts';
import type { Ask } from '../context.ts';
import type { Candidate, Disc, Placement, PlacementStep, Point } from '../types.ts';
import type { LandedRules } from './rules.ts';
import type { LandedRequest } from './types.ts';

/** Beside the lower disc, on the side on which it hangs over. */
const overhang = ({ discWidth }: Table, lower: Point, side: number): Point => {
  const { x, y } = direction(side);
  return point(lower.x + discWidth * x, lower.y + discWidth * y);
};

/** A place as the proof shows it. */
export const asCandidate = (table: Table, at: Point, wanted: Point, discs: readonly Disc[]): Candidate => {
  const blockedBy = blockers(table, at, discs);
  const free = blockedBy.length === 0 && onSurface(table, at);
  return { x: at.x, y: at.y, free, distance: distance(at, wanted), ...(blockedBy.length > 0 ? { blockedBy } : {}) };
};

/** The side on which it hangs over is taken: beside the lower disc all the same, or wherever it is nearest. */
const elsewhere = (
  table: Table,
  rules: LandedRules,
  request: LandedRequest,
  wanted: Point,
  discs: readonly Disc[],
  ask: Ask,
): Point | null => {
  const { fallback, fallbackReading } = rules;
  if (request.on === 'striker') return nearestFree(table, wanted, discs);
  const beside = (fallbackReading === null ? fallback : ask(fallbackReading)) === 'beside';
  return (beside ? nearestBeside(table, wanted, request.at, discs) : null) ?? nearestFree(table, wanted, discs);
};

/** Places a disc that landed on another body; `discs` without it. Null on a table without any room. */
export const placeLanded = (
  table: Table,
  rules: LandedRules,
  request: LandedRequest,
  discs: readonly Disc[],
  ask: Ask,
): Placement | null => {
  const onStriker = request.on === 'striker';
  const wanted = onStriker ? point(request.at.x, request.at.y) : overhang(table, request.at, request.side);
  const first: PlacementStep = request.onOwnPlace === true ? 'own-place' : onStriker ? 'striker-place' : 'overhang';
  const free = isFree(table, wanted, discs);
  const at = free ? wanted : elsewhere(table, rules, request, wanted, discs, ask);
  if (at === null) return null;
  const candidates = [wanted, ...(free ? [] : [at])].map((place) => asCandidate(table, place, wanted, discs));
  return {
    disc: request.disc,
    ...at,
    reason: 'landed',
    article: rules.article,
    proof: { step: free ? first : 'nearest-free', candidates },
  };
};
