/** Discs that came to lie on another or on the striker (2017 12.17, 2010 12.11, 2008 12 ¶10 (no. 14), club 3.11). */
import type { Ask } from '../context.ts';
import type { Candidate, Disc, Placement, PlacementStep, Point } from '../types.ts';
import { blockers, DISC_WIDTH, distance, isFree, onSurface, point } from './geometry.ts';
import { nearestBeside, nearestFree } from './nearest.ts';
import type { LandedRules } from './rules.ts';
import type { LandedRequest } from './types.ts';

/** Beside the lower disc, on the side on which it hangs over. */
const overhang = (lower: Point, side: number): Point => {
  const angle = (side * Math.PI) / 180;
  return point(lower.x + DISC_WIDTH * Math.cos(angle), lower.y + DISC_WIDTH * Math.sin(angle));
};

/** A place as the proof shows it. */
export const asCandidate = (at: Point, wanted: Point, discs: readonly Disc[]): Candidate => {
  const blockedBy = blockers(at, discs);
  const free = blockedBy.length === 0 && onSurface(at);
  return { x: at.x, y: at.y, free, distance: distance(at, wanted), ...(blockedBy.length > 0 ? { blockedBy } : {}) };
};

/** The side on which it hangs over is taken: beside the lower disc all the same, or wherever it is nearest. */
const elsewhere = (rules: LandedRules, request: LandedRequest, wanted: Point, discs: readonly Disc[], ask: Ask): Point | null => {
  const { fallback, fallbackReading } = rules;
  if (request.on === 'striker') return nearestFree(wanted, discs);
  const beside = (fallbackReading === null ? fallback : ask(fallbackReading)) === 'beside';
  return (beside ? nearestBeside(wanted, request.at, discs) : null) ?? nearestFree(wanted, discs);
};

/** Places a disc that landed on another body; `discs` without it. Null on a table without any room. */
export const placeLanded = (rules: LandedRules, request: LandedRequest, discs: readonly Disc[], ask: Ask): Placement | null => {
  const onStriker = request.on === 'striker';
  const wanted = onStriker ? point(request.at.x, request.at.y) : overhang(request.at, request.side);
  const first: PlacementStep = onStriker ? 'striker-place' : 'overhang';
  const free = isFree(wanted, discs);
  const at = free ? wanted : elsewhere(rules, request, wanted, discs, ask);
  if (at === null) return null;
  const candidates = [wanted, ...(free ? [] : [at])].map((place) => asCandidate(place, wanted, discs));
  return {
    disc: request.disc,
    ...at,
    reason: 'landed',
    article: rules.article,
    proof: { step: free ? first : 'nearest-free', candidates },
  };
};
