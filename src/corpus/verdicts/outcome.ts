/** What a rule comes to in a ruling: the consequences it adds, or that it adds none, permits, or does not exist. */
import type { RuleCode } from '../../referee/codes.ts';
import type { EFFECTS, Effect, Finding, Ruling } from '../../referee/types.ts';

/**
 * `sanctioned`: it has consequences. `stated`: the book speaks of it and attaches none. `allowed`: the book permits it. `silent`: the book has no
 * rule for it, or a reading says that none of its rules applies; that is an outcome of its own and never another book's verdict.
 */
export type OutcomeKind = 'sanctioned' | 'stated' | 'allowed' | 'silent';

export interface Outcome {
  readonly kind: OutcomeKind;
  /** In the order in which they are said. */
  readonly effects: readonly Effect[];
  /** With `game-lost`: how much is lost. */
  readonly scope?: NonNullable<Finding['scope']>;
  /** With `set-replayed`: how the set is begun again. */
  readonly replay?: NonNullable<Finding['replay']>;
}

const SILENT: Outcome = { kind: 'silent', effects: [] };

/** The order in which a verdict says them, not that of their weight (finding-list.ts): a warning comes before the turn. */
const SAID: readonly Effect[] = [
  'excluded',
  'game-lost',
  'set-lost',
  'set-won',
  'set-replayed',
  'set-drawn',
  'warning',
  'turn-passes',
  'loses-next',
  'turn-interrupted',
  'turn-continues',
  'penalty-disc',
  'restore',
  'disc-to-centre',
  'debt-annulled',
] satisfies readonly (typeof EFFECTS)[number][];

/** Consequences without repetition, in the order in which they are said. */
export const inOrderSaid = (effects: Iterable<Effect>): readonly Effect[] => {
  const given = new Set(effects);
  return SAID.filter((effect) => given.has(effect));
};

/** Two outcomes with the same key are the same. */
export const keyOf = ({ kind, effects, scope, replay }: Outcome): string =>
  [kind, effects.join('+'), scope ?? '', replay ? `${replay.swapSides}/${replay.swapFirst}` : ''].join(' ');

/** What one rule adds to a ruling. */
export function outcomeOf({ findings, notes }: Ruling, rule: RuleCode): Outcome {
  const found = findings.filter((finding) => finding.rule === rule);
  if (found.length === 0)
    return notes.length > 0 && notes.every(({ article }) => article !== null) ? { kind: 'allowed', effects: [] } : SILENT;
  const effects = inOrderSaid(found.flatMap((finding) => finding.effects));
  const scope = found.find((finding) => finding.scope !== undefined)?.scope;
  const replay = found.find((finding) => finding.replay !== undefined)?.replay;
  return {
    kind: effects.length > 0 ? 'sanctioned' : 'stated',
    effects,
    ...(scope && effects.includes('game-lost') ? { scope } : {}),
    ...(replay && effects.includes('set-replayed') ? { replay } : {}),
  };
}

/** The articles under which a ruling finds a rule, the deciding one first; where it is permitted, the articles that say so. */
export function articlesFor({ findings, notes }: Ruling, rule: RuleCode): readonly string[] {
  const found = findings.filter((finding) => finding.rule === rule);
  const deciding = found.toSorted((a, b) => Number(b.effects.length > 0) - Number(a.effects.length > 0));
  const cited = found.length > 0 ? deciding.map(({ article }) => article) : notes.map(({ article }) => article);
  return [...new Set(cited)].filter((article) => article !== null);
}
