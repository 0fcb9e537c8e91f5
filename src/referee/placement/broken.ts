/** Discs that broke: a new one lies where the larger part lies (2017 12.21, 2010 12.15, 2008 12 ¶15 (no. 19)). */
import { nearestFree } from '../../geometry/nearest.ts';
import { isFree } from '../../geometry/room.ts';
import { point } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import type { Ask } from '../context.ts';
import type { Disc, Placement, PlacementStep, Point } from '../types.ts';
import { asCandidate } from './landed.ts';
import type { BrokenRules } from './rules.ts';
import type { BrokenRequest } from './types.ts';

const isPair = (at: BrokenRequest['at']): at is readonly [Point, Point] => Array.isArray(at);

/** The place of the part that counts, and the step that chose it. */
const part = (rules: BrokenRules, request: BrokenRequest, ask: Ask): { at: Point; step: PlacementStep } => {
  if (!isPair(request.at)) return { at: request.at, step: 'larger-part' };
  const easier = rules.equal === 'referee' && ask('broken-2008-equal') === 'easier';
  const harder = request.harder ?? 0;
  return { at: (harder === 0) !== easier ? request.at[0] : request.at[1], step: 'harder-part' };
};

/** Places the new disc for a broken one; null where a reading leaves it out or the table has no room. */
export const placeBroken = (
  table: Table,
  rules: BrokenRules,
  request: BrokenRequest,
  discs: readonly Disc[],
  ask: Ask,
): Placement | null => {
  if (rules.article === null && ask('broken-club') === 'unplaced') return null;
  const found = part(rules, request, ask);
  const free = isFree(table, found.at, discs);
  const at = free ? found.at : nearestFree(table, found.at, discs);
  if (at === null) return null;
  const candidates = (free ? [at] : [found.at, at]).map((place) => asCandidate(table, place, found.at, discs));
  const proof = { step: free ? found.step : ('nearest-free' as const), candidates };
  return { disc: request.disc, ...point(at.x, at.y), reason: 'broken', article: rules.article, proof };
};
