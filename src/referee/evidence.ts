/** On which events of the report a finding rests: by rule the kind of event, by finding the bodies. */
import { EVIDENCE } from '../compiled/evidence.ts';
import type { RuleCode } from './codes.ts';
import type { BodyId, CaseEvent } from './types.ts';

/** `way`: the boards before the first contact and that contact; else the events of this type that name one of the finding's bodies. */
type Evidence = 'way' | CaseEvent['type'];

const BY_RULE: ReadonlyMap<string, Evidence> = new Map<string, Evidence>(Object.entries(EVIDENCE));

const NOTHING: readonly number[] = [];

const named = (event: CaseEvent, ids: readonly BodyId[]): boolean =>
  event.type === 'contact' ? ids.includes(event.a) || ids.includes(event.b) : ids.includes(event.disc);

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
    if (event.type !== evidence || !named(event, ids)) continue;
    if (found === null) found = [i];
    else found.push(i);
  }
  return found ?? NOTHING;
}
