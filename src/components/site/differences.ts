/**
 * How one rule parts between two books, by kind: what triggers it, whom it hits, what it costs, what is put back. Everything is reckoned from
 * the rulebooks as data and from the referee's rulings on the rule's cases, nothing is written by hand.
 */
import type { Provision } from '../../corpus/model.ts';
import type { CaseBase } from '../../notation/types.ts';
import type { RuleCode } from '../../referee/codes.ts';
import { editionsBetween } from '../../referee/edition-order.ts';
import { EDITIONS } from '../../referee/editions.ts';
import type { Color, EditionId, Effect, Ruling } from '../../referee/types.ts';
import { articlesIn } from './book.ts';
import { rulingsOf, scenario } from './cases.ts';
import { costsOf } from './costs.ts';

/** Whom a ruling hits: who did it, the other one, both. */
export const WHOM = ['doer', 'other', 'both'] as const;
export type Whom = (typeof WHOM)[number];

/** What happens to discs rather than to players. */
const RESTORING: readonly Effect[] = ['restore', 'disc-to-centre'];

export interface Stand {
  /** Codes that this book answers with one of the rule's own articles. */
  readonly triggers: readonly RuleCode[];
  readonly whom: readonly Whom[];
  readonly costs: readonly Effect[];
  readonly restored: readonly Effect[];
}

/** The colours that a ruling puts at a disadvantage. */
function hit(ruling: Ruling): ReadonlySet<Color> {
  const found = new Set<Color>();
  for (const color of ['red', 'black'] as const) {
    if (ruling.penaltyDiscs[color] > 0 || ruling.warnings[color] > 0) found.add(color);
    if (ruling.losesNext === color || ruling.excluded === color || ruling.game?.color === color) found.add(color);
    if (ruling.set && 'color' in ruling.set && (ruling.set.outcome === 'lost') === (ruling.set.color === color)) found.add(color);
  }
  return found;
}

/** Who strokes, or did what is complained of. */
function doerOf({ shooter, colors, incidents = [] }: CaseBase): Color | undefined {
  const [incident] = incidents;
  if (incident) return incident.by;
  return shooter && (['red', 'black'] as const).find((color) => colors[color].includes(shooter));
}

function whomIn(p: Provision, id: EditionId): readonly Whom[] {
  const found = new Set<Whom>();
  for (const name of p.scenarios) {
    const s = scenario(name);
    if (s?.case !== 'failed' || s.command !== 'judge') continue;
    const ruling = rulingsOf(s).find((one) => one.edition === id);
    const doer = ruling && doerOf(s.input);
    if (!ruling || !doer || !ruling.findings.some((one) => articlesIn(p, id).includes(one.article))) continue;
    const colors = hit(ruling);
    if (colors.size > 0) found.add(colors.size === 2 ? 'both' : colors.has(doer) ? 'doer' : 'other');
  }
  return WHOM.filter((one) => found.has(one));
}

const known = new Map<string, Stand>();

/** How a rule stands in a book; undefined where it is absent. */
export function standIn(p: Provision, id: EditionId): Stand | undefined {
  if (p.editions[id].absent) return undefined;
  const key = `${p.id} ${id}`;
  const found = known.get(key);
  if (found) return found;
  const own = articlesIn(p, id);
  const effects = costsOf(p, id).effects;
  const made: Stand = {
    triggers: p.rules.filter((code) => {
      const entry = EDITIONS[id].rules[code];
      return entry !== undefined && [entry.article, ...(entry.also ?? [])].some((article) => own.includes(article));
    }),
    whom: whomIn(p, id),
    costs: effects.filter((effect) => !RESTORING.includes(effect)),
    restored: effects.filter((effect) => RESTORING.includes(effect)),
  };
  known.set(key, made);
  return made;
}

/** In which respects two books part. */
export const RESPECTS = ['triggers', 'whom', 'costs', 'restored'] as const;
export type Respect = (typeof RESPECTS)[number];

/** The respects in which a rule parts between two books that both have it. Where one has no case to show whom it hits, that is not compared. */
export function respectsOf(p: Provision, from: EditionId, to: EditionId): readonly Respect[] {
  const [a, b] = [standIn(p, from), standIn(p, to)];
  if (!a || !b) return [];
  return RESPECTS.filter((respect) => {
    if (respect === 'whom' && (a.whom.length === 0 || b.whom.length === 0)) return false;
    return a[respect].join() !== b[respect].join();
  });
}

/** How a rule stands between two books, finer than "differs": ruled otherwise, or only worded otherwise. */
export type PairKind = 'ruled' | 'worded' | 'only-to' | 'only-from' | 'same';
export const PAIR_KINDS: readonly PairKind[] = ['ruled', 'worded', 'only-to', 'only-from', 'same'];

/** A rule that no article answers in either book is in neither list. */
export function pairKind(p: Provision, from: EditionId, to: EditionId): PairKind | undefined {
  const [a, b] = [p.editions[from], p.editions[to]];
  if (a.absent) return b.absent ? undefined : 'only-to';
  if (b.absent) return 'only-from';
  // which article answers a code is the books' way of ordering; only what comes out is another ruling
  const ruled = respectsOf(p, from, to).some((respect) => respect !== 'triggers');
  if (ruled || amended(p, from, to)) return 'ruled';
  return a.wording === b.wording ? 'same' : 'worded';
}

/** Where the corpus itself says so for this step. */
function amended(p: Provision, from: EditionId, to: EditionId): boolean {
  return editionsBetween(from, to).some((id) => p.editions[id].change?.kind === 'amended');
}
