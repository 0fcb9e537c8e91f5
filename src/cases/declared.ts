/** Why a case stands as a report of what was seen and not as a stroke. */
import type { BodyId } from '../geometry/types.ts';
import { bodiesOfEvent } from '../notation/check/report.ts';
import type { CaseEvent } from '../referee/types.ts';

/** What the physics has no model for. */
export type Unshown = 'breaks' | 'lands-on-another' | 'stands-on-edge' | 'falls-later' | 'falls-back' | 'over-a-corner';

/** What of a report the physics cannot show; null where nothing stands in the way of a stroke. */
export function unshownIn(events: readonly CaseEvent[]): Unshown | null {
  const gone = new Set<BodyId>();
  for (const event of events) {
    if (event.type === 'broken') return 'breaks';
    if (event.type === 'landed') return 'lands-on-another';
    if (event.type === 'on-edge') return 'stands-on-edge';
    if (event.type === 'fell-later') return 'falls-later';
    if (bodiesOfEvent(event).some(([, body]) => gone.has(body))) return 'falls-back';
    if (event.type !== 'off-table') continue;
    if (event.over.length === 2) return 'over-a-corner';
    gone.add(event.disc);
  }
  return null;
}
