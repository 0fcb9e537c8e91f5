/** Kinds of scenarios that a rule cannot have in an edition, with the reason. This list may only shrink: a test fails where a line is not needed. */
import type { RuleCode } from '../referee/codes.ts';
import type { EditionId } from '../referee/types.ts';

/**
 * `by-reading`: the edition has the rule only where a reading is switched, by default it does not bite; `permission`: the edition speaks of it only
 * to allow it; `no-look-alike`: what resembles it is allowed everywhere and no incident tells it; `other-rule`: what would break it breaks another
 * rule first.
 */
export type WhyNone = 'by-reading' | 'permission' | 'no-look-alike' | 'other-rule';

export interface ScenarioException {
  readonly rule: RuleCode;
  /** It and those that amend it. */
  readonly edition: EditionId;
  readonly kind: 'passed' | 'failed' | 'inapplicable';
  readonly why: WhyNone;
}

const none = (
  rule: RuleCode,
  kind: ScenarioException['kind'],
  why: WhyNone,
  ...editions: readonly EditionId[]
): readonly ScenarioException[] => editions.map((edition) => ({ rule, edition, kind, why }));

export const SCENARIO_EXCEPTIONS: readonly ScenarioException[] = [
  ...none('side-board-then-circle', 'failed', 'other-rule', 'club'),
  ...none('fell-back', 'failed', 'by-reading', '2008', 'club'),
  ...none('penalty-waits', 'failed', 'other-rule', 'club'),
  ...none('penalty-waits', 'inapplicable', 'other-rule', 'club'),
  ...none('fell-later', 'failed', 'by-reading', 'club'),
  ...none('fell-before-stroke', 'failed', 'by-reading', 'club'),
  ...none('fell-before-stroke', 'inapplicable', 'by-reading', 'club'),
  ...none('phone-call', 'failed', 'by-reading', '2008'),
  ...none('equipment-swapped', 'failed', 'permission', '2017'),
  ...none('equipment-swapped', 'inapplicable', 'permission', '2017'),
  ...none('striker-touched-while-aiming', 'failed', 'by-reading', '2008'),
  ...none('striker-touched-while-aiming', 'inapplicable', 'no-look-alike', '2017'),
  ...none('striker-placed-early', 'inapplicable', 'no-look-alike', '2008'),
  ...none('striker-lifted-early', 'inapplicable', 'no-look-alike', '2008', 'club'),
];
