/** On which events of the report a finding rests: by rule the kind of event, by finding the bodies. */
import { EVIDENCE } from '../compiled/evidence.ts';
import type { RuleCode } from './codes.ts';
import { happensTo } from './events.ts';
import type { BodyId, CaseEvent } from './types.ts';

/** `way`: the boards before the first contact and that contact; else the events of this type that happen to one of the finding's bodies. */
type Evidence = 'way' | CaseEvent['type'];

const BY_RULE: ReadonlyMap<string, Evidence> = new Map<string, Evidence>(Object.entries(EVIDENCE));

const NOTHING: readonly number[] = [];

/** The indices of the events, in order; empty where the finding rests on none. `way`: those of the way to the first contact. */
export function evidenceOf(
  events: readonly CaseEvent[] | undefined,
  rule: RuleCode,
  ids: readonly BodyId[] | undefined,
  way: readonly number[],
): readonly number[] {
  const evidence = BY_RULE.get(rule);
  if (events === undefined || evidence === undefined) return NOTHING;
  if (evidence === 'way') return way;
  if (ids === undefined) return NOTHING;
  let found: number[] | null = null;
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as CaseEvent;
    if (event.type !== evidence || !ids.some((id) => happensTo(event, id))) continue;
    if (found === null) found = [i];
    else found.push(i);
  }
  return found ?? NOTHING;
}
