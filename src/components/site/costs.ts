/** What a provision costs under an edition, taken from the referee's own table of rules. */
import type { Provision } from '../../corpus/model.ts';
import type { RuleEntry } from '../../referee/edition.ts';
import { EDITIONS } from '../../referee/editions.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import { articlesIn } from './book.ts';
import { rulingsOf, scenario } from './cases.ts';
import type { AFTER_SIGNS, COST_SIGNS } from './symbols.ts';

export type Pictogram = keyof typeof COST_SIGNS | keyof typeof AFTER_SIGNS;

/** The signs; an effect without one is said in words alone. */
export const PICTOGRAMS: Readonly<Partial<Record<Effect, Pictogram>>> = {
  'turn-continues': 'right',
  'set-won': 'right',
  'turn-passes': 'turn',
  'turn-interrupted': 'turn',
  'loses-next': 'turn',
  'penalty-disc': 'penalty',
  'set-lost': 'set',
  'game-lost': 'set',
  excluded: 'set',
  warning: 'warning',
  restore: 'back',
};

/** The heaviest first, as a player wants to hear it. */
const ORDER: readonly Effect[] = [
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
];

/** Effects with the article that brings them. */
export interface Costs {
  readonly effects: readonly Effect[];
  /** The article is not one of the provision's own: the consequence stands elsewhere in the book. */
  readonly elsewhere?: string;
}

export const inOrder = (effects: ReadonlySet<Effect>): readonly Effect[] => ORDER.filter((effect) => effects.has(effect));

function entriesOf(p: Provision, id: EditionId): readonly RuleEntry[] {
  return p.rules.flatMap((code) => EDITIONS[id].rules[code] ?? []);
}

/** What the provision's own articles cost: by the referee's table, and by what it found in the cases where the rule bites. */
export function costsHere(p: Provision, id: EditionId): readonly Effect[] {
  const key = `${p.id} ${id}`;
  const known = reckoned.get(key);
  if (known) return known;
  const made = reckon(p, id);
  reckoned.set(key, made);
  return made;
}
const reckoned = new Map<string, readonly Effect[]>();

function reckon(p: Provision, id: EditionId): readonly Effect[] {
  const own = articlesIn(p, id);
  const entries = entriesOf(p, id);
  const stated = entries.filter((entry) => own.includes(entry.article)).flatMap((entry) => entry.effects);
  const found = inOrder(new Set([...stated, ...seenInCases(p, id, own)]));
  if (found.length > 0) return found;
  // an article cited besides another: its consequences are the other's
  return inOrder(
    new Set(entries.filter((entry) => entry.also?.some((article) => own.includes(article))).flatMap((entry) => entry.effects)),
  );
}

/** Consequences that depend on what went before (a second delay) show only in cases. */
function seenInCases(p: Provision, id: EditionId, own: readonly string[]): readonly Effect[] {
  return p.scenarios.flatMap((name) => {
    const s = scenario(name);
    if (s?.case !== 'failed') return [];
    const findings = rulingsOf(s).find((ruling) => ruling.edition === id)?.findings ?? [];
    return findings.filter((found) => p.rules.includes(found.rule) && own.includes(found.article)).flatMap((found) => found.effects);
  });
}

/** The same, or where its own articles name none, what another article of the same book makes it cost. */
export function costsOf(p: Provision, id: EditionId): Costs {
  const here = costsHere(p, id);
  if (here.length > 0 || p.editions[id].absent) return { effects: here };
  const entry = entriesOf(p, id).find((other) => other.effects.length > 0);
  return entry ? { effects: inOrder(new Set(entry.effects)), elsewhere: entry.article } : { effects: [] };
}
