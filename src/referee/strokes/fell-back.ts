/**
 * A disc or the striker that touched something outside and falls back on the table counts as over the board; the discs it then moves go back
 * where they were, and where that can't be done the set is played again (2017 12.17; the other books are silent).
 */

import type { Context } from '../context.ts';
import type { FindingList } from '../finding-list.ts';
import { cite } from '../findings.ts';
import type { BodyId, CaseEvent } from '../types.ts';

type Events = readonly CaseEvent[];

/** The bodies that a contact involves, or none. */
const pair = (event: CaseEvent): readonly BodyId[] => (event.type === 'contact' ? [event.a, event.b] : []);

/** Discs that the fallen body, or a disc moved by it, touches after `start`. */
function reached(events: Events, start: number, body: BodyId): ReadonlySet<BodyId> {
  const moved = new Set<BodyId>([body]);
  for (const event of events.slice(start + 1)) {
    const [a, b] = pair(event);
    if (a === undefined || b === undefined) continue;
    if (moved.has(a)) moved.add(b);
    else if (moved.has(b)) moved.add(a);
  }
  moved.delete(body);
  moved.delete('striker');
  return moved;
}

/** Puts down what a body that fell back moved. */
export function fellBackFindings(ctx: Context, out: FindingList): void {
  const events = ctx.case.report?.events ?? [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as CaseEvent;
    if (event.type !== 'off-table') continue;
    const moved = reached(events, i, event.disc);
    if (moved.size === 0 || ctx.ask('fell-back-moved') === 'stays') continue;
    const earlier = new Set(events.slice(0, i).flatMap(pair));
    const lost = [...moved].some((id) => earlier.has(id));
    const rule = lost && ctx.ask('fell-back-unrestorable') === 'replay' ? 'fell-back-unrestorable' : 'fell-back';
    cite(ctx, out, rule, { ids: [...moved] });
  }
}
