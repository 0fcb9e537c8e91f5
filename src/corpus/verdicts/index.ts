/** Consequences and differences of a corpus, worked out by running the referee; each is made once and remembered. */

import { simulatedStroke } from '../../notation/run/played.ts';
import type { Readings } from '../../notation/types.ts';
import type { RuleCode } from '../../referee/codes.ts';
import type { EditionRules } from '../../referee/edition.ts';
import { tableUnder } from '../../referee/sizes.ts';
import type { EditionId } from '../../referee/types.ts';
import type { Corpus, Provision } from '../model.ts';
import { type Difference, differenceOf } from './difference.ts';
import { type Line, linesOf, type ProvisionVerdict, verdictOf } from './lines.ts';
import { Rules } from './rules.ts';

export type { Difference } from './difference.ts';
export { articlesIn, effectsIn, type Line, type LineReading, type ProvisionVerdict } from './lines.ts';
export { keyOf, type Outcome } from './outcome.ts';
export type { Condition } from './tree.ts';

export interface Verdicts {
  /** What a rule comes to under an edition. */
  readonly ofRule: (code: RuleCode, edition: EditionId) => readonly Line[];
  /** What it comes to where readings are decided otherwise than the referee takes them. */
  readonly ofRuleRead: (code: RuleCode, edition: EditionId, readings: Readings) => readonly Line[];
  /** What a provision comes to under an edition. */
  readonly of: (provision: Provision, edition: EditionId) => ProvisionVerdict;
  /** In what two editions that both have a provision rule differently; null where they rule alike. */
  readonly difference: (provision: Provision, from: EditionId, to: EditionId) => Difference | null;
}

const made = new WeakMap<Corpus, Verdicts>();

/** Gives a corpus the verdicts of another one that differs only in what verdicts do not look at. */
export function sameVerdicts(corpus: Corpus, verdicts: Verdicts): Corpus {
  made.set(corpus, verdicts);
  return corpus;
}

/** Returns `make`, asked once for each key. */
function once<T>(make: (...key: readonly string[]) => T): (...key: readonly string[]) => T {
  const known = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    if (!known.has(name)) known.set(name, make(...key));
    return known.get(name) as T;
  };
}

/**
 * What provisions come to by a draft, a rulebook that stands for the edition at its root; of `corpus` the articles are the draft's. A scenario whose
 * stroke cannot be played on its table shows nothing.
 */
export function verdictsBy(corpus: Corpus, draft: EditionRules): (provision: Provision) => ProvisionVerdict {
  const playable = (one: Corpus['scenarios'][number]): boolean =>
    one.command !== 'judge' || simulatedStroke(one.input, tableUnder(draft, one.input.readings)).ok;
  const rules = new Rules({ ...corpus, scenarios: corpus.scenarios.filter(playable) }, {}, draft);
  return (provision) => verdictOf(rules, provision, draft.id);
}

/** The verdicts of a corpus. */
export function verdictsOf(corpus: Corpus): Verdicts {
  const known = made.get(corpus);
  if (known) return known;
  const rules = new Rules(corpus);
  const provisions = new Map(corpus.provisions.map((provision) => [provision.id, provision] as const));
  const named = (id: string | undefined): Provision => provisions.get(id ?? '') as Provision;
  const ofRule = once((code, edition) => linesOf(rules, code as RuleCode, edition as EditionId));
  const rulesRead = new Map<string, Rules>();
  const ofRuleRead = once((code, edition, decided) => {
    const own = rulesRead.get(decided as string) ?? new Rules(corpus, JSON.parse(decided as string) as Readings);
    rulesRead.set(decided as string, own);
    return linesOf(own, code as RuleCode, edition as EditionId);
  });
  const of = once((id, edition) => verdictOf(rules, named(id), edition as EditionId));
  const difference = once((id, from, to) => differenceOf(rules, named(id), from as EditionId, to as EditionId));
  const verdicts: Verdicts = {
    ofRule,
    ofRuleRead: (code, edition, readings) => ofRuleRead(code, edition, JSON.stringify(readings)),
    of: (provision, edition) => of(provision.id, edition),
    difference: (provision, from, to) => difference(provision.id, from, to),
  };
  made.set(corpus, verdicts);
  return verdicts;
}
