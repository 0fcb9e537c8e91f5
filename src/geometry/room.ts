/** Where a disc can lie: on the surface, in no pocket, over no other. Exact touching is free; lengths carry the contract's tolerance. */
import type { Table } from './table.ts';
import { LENGTH_TOLERANCE } from './tolerance.ts';
import type { Disc, DiscId, Point } from './types.ts';

/** The discs that a disc at `p` would overlap by more than the tolerance. */
export const blockers = ({ discWidth }: Table, p: Point, discs: readonly Disc[]): readonly DiscId[] => {
  const least = discWidth - LENGTH_TOLERANCE;
  const ids: DiscId[] = [];
  for (const { id, x, y } of discs) if ((x - p.x) * (x - p.x) + (y - p.y) * (y - p.y) < least * least) ids.push(id);
  return ids;
};

/** Whether a disc's centre is on the surface and in no pocket: inside the pocket's circle there is nothing for it to lie on. */
export const onSurface = ({ discTight, pocketCentre, pocketRadius }: Table, p: Point): boolean => {
  const x = Math.abs(p.x);
  const y = Math.abs(p.y);
  if (x > discTight + LENGTH_TOLERANCE || y > discTight + LENGTH_TOLERANCE) return false;
  const dx = x - pocketCentre;
  const dy = y - pocketCentre;
  return dx * dx + dy * dy >= (pocketRadius - LENGTH_TOLERANCE) * (pocketRadius - LENGTH_TOLERANCE);
};

/** Whether a disc can be put at `p` moving nothing. */
export const isFree = (table: Table, p: Point, discs: readonly Disc[]): boolean =>
  onSurface(table, p) && blockers(table, p, discs).length === 0;
