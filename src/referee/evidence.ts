/** On which events of the report a finding rests: by rule the kind of event, by finding the bodies. */
import type { RuleCode, StrokeRule } from './codes.ts';
import type { BodyId, CaseEvent } from './types.ts';

/** `way`: the boards before the first contact and that contact; else the events of this type that name one of the finding's bodies. */
type Evidence = 'way' | CaseEvent['type'];

const kind = (evidence: Evidence, ...rules: readonly StrokeRule[]): readonly (readonly [RuleCode, Evidence])[] =>
  rules.map((rule) => [rule, evidence] as const);

const EVIDENCE: ReadonlyMap<RuleCode, Evidence> = new Map([
  ...kind(
    'way',
    'light-first',
    'far-board-first',
    'side-board-then-circle',
    'punishable-stroke',
    'opponent-first',
    'own-and-opponent-together',
    'rebound-opponent-first',
    'side-board-opponent-first',
    'own-board-opponent-first',
    'dark-only-far-board-missed',
    'side-board-missed',
    'side-board-missed-with-light',
    'far-board-missed',
    'nothing-touched',
    'rebound-missed',
    'rebound-on-dark',
  ),
  ...kind(
    'contact',
    'own-dark-directly',
    'own-dark-touched',
    'opponent-driven-dark',
    'rebound-opponent-driven-dark',
    'driven-dark-by-rebound',
    'driven-dark-by-striker',
    'driven-dark-by-own',
    'driven-dark-by-several',
    'opponent-driven-out',
    'opponent-dark-moved',
    'own-dark-driven-out',
    'own-dark-several-driven-out',
    'own-dark-first-several-moved',
    'dark-by-striker',
    'dark-by-light',
    'dark-by-several',
    'rear-zone',
    'circle-in-doubles',
  ),
  ...kind(
    'pocketed',
    'striker-pocketed',
    'own-pocketed',
    'opponent-pocketed',
    'opponent-alone-pocketed',
    'all-pocketed',
    'opponent-all-pocketed',
    'last-discs-together',
    'last-disc-with-penalty',
    'last-disc-with-return',
  ),
  ...kind(
    'off-table',
    'striker-off-table',
    'disc-off-table',
    'opponent-off-table',
    'rebound-opponent-off-table',
    'only-dark-opponent-off-table',
    'own-off-table',
    'off-table-placement',
  ),
  ...kind('zone-return', 'striker-returned'),
  ...kind('landed', 'landed-on-disc', 'landed-on-striker'),
  ...kind('on-edge', 'on-edge'),
  ...kind('broken', 'striker-broken', 'disc-broken', 'disc-broken-off-table', 'disc-broken-pocketed'),
  ...kind('fell-later', 'fell-later', 'fell-before-stroke'),
]);

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
  const evidence = EVIDENCE.get(rule);
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
