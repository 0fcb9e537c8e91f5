/**
 * What a draft does to play: sets between players with human error, by draft and by basis on the same seeds. Singles, the full model of the physics,
 * the players of src/divergence/play.ts in three strengths; nobody changes how he plays because the rule did.
 */
import { apart, difference } from '../divergence/differ.ts';
import { type PlayedStroke, playSet, type Steadiness, USUAL_HAND } from '../divergence/play.ts';
import type { Parted } from '../divergence/search.ts';
import type { Subject } from '../divergence/types.ts';
import { playAlike } from '../geometry/table.ts';
import { Random, seedOf } from '../random/random.ts';
import type { EditionRules } from '../referee/edition.ts';
import { judge } from '../referee/judge.ts';
import { colorOfSeat } from '../referee/seats.ts';
import { tableUnder } from '../referee/sizes.ts';
import type { RefereeCase, Ruling } from '../referee/types.ts';
import type { CompiledDraft } from './basis.ts';

/** Hands from the steadiest: standard deviations, degrees and parts of the speed. */
export const HANDS = {
  strong: { angle: 0.3, speed: 0.03 },
  usual: USUAL_HAND,
  beginner: { angle: 1.5, speed: 0.12 },
} as const satisfies Readonly<Record<string, Steadiness>>;
export type Strength = keyof typeof HANDS;

/** An estimate: the mean, and the half of an interval that holds the true one in 95 of 100 samples. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

/** What is counted in a set. */
export const MEASURES = ['strokes', 'penaltyDiscs', 'turnsLost', 'firstWins'] as const;
export type Measure = (typeof MEASURES)[number];
type Counts = Readonly<Record<Measure, number>>;

/** Strokes of play on which draft and basis part in the same aspects by the same rules. */
export interface Parting extends Parted {
  /** Rules that one of the two finds with consequences and the other hasn't, or has otherwise. */
  readonly rules: readonly string[];
  /** The one with the fewest discs, as it was ruled; and as much of it as matters. */
  readonly example: RefereeCase;
  readonly subject: Subject;
}

export interface Played {
  readonly strength: Strength;
  readonly sets: number;
  /** Sets that did not end in 80 strokes. */
  readonly unended: { readonly basis: number; readonly draft: number };
  /** Strokes of the sets by the basis; null where the tables differ in more than their lines, so that the same stroke is another one. */
  readonly turned: { readonly strokes: number; readonly of: number; readonly partings: readonly Parting[] } | null;
  readonly measures: Readonly<Record<Measure, { readonly basis: Estimate; readonly draft: Estimate; readonly difference: Estimate }>>;
}

const Z = 1.96;

/** Mean and margin of some numbers. */
export function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  if (n < 2) return { mean: values[0] ?? 0, margin: Number.POSITIVE_INFINITY };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { mean, margin: Z * Math.sqrt(spread / n) };
}

/** A share of successes with the interval of Wilson, which holds for few and for none. */
export function shareInterval(count: number, of: number): { readonly share: number; readonly least: number; readonly most: number } {
  if (of === 0) return { share: 0, least: 0, most: 1 };
  const p = count / of;
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  return { share: p, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

interface SetPlayed {
  readonly ended: boolean;
  /** By pocketing, not by the other's offence. */
  readonly won: boolean;
  readonly counts: Counts;
}

/** One set by a rulebook; `each` sees every stroke. */
function setBy(rules: EditionRules, seed: number, hand: Steadiness, each?: (stroke: PlayedStroke) => void): SetPlayed {
  let last: Ruling | undefined;
  let [strokes, penaltyDiscs, turnsLost] = [0, 0, 0];
  for (const stroke of playSet(new Random(seed), seed, rules, hand)) {
    each?.(stroke);
    const { case: asked, ruling } = stroke;
    last = ruling;
    strokes += 1;
    penaltyDiscs += ruling.penaltyDiscs.red + ruling.penaltyDiscs.black;
    const color = asked.shooter && colorOfSeat(asked.colors, asked.shooter);
    const blamed = ruling.findings.some(
      (found) => found.color === color && found.effects.includes('turn-passes') && found.rule !== 'nothing-pocketed',
    );
    if (ruling.turn === 'passes' && blamed) turnsLost += 1;
  }
  const set = last?.set ?? null;
  const first = set !== null && 'color' in set && (set.outcome === 'won') === (set.color === 'red');
  const ended = set !== null || (last?.game ?? null) !== null;
  return { ended, won: set?.outcome === 'won', counts: { strokes, penaltyDiscs, turnsLost, firstWins: first ? 1 : 0 } };
}

const seedFor = (seed: number, strength: Strength, set: number): number => seedOf(`draft ${strength}`, seed, set);

const discsOf = ({ before }: RefereeCase): number => before?.discs.length ?? 0;

/** How many sets are played of each strength. */
export const USUAL_SETS = 60;

/** Plays sets of one strength under both rulebooks, each on the same seeds; `step` is called after each of them. */
export function playBoth(
  { basis, rules }: CompiledDraft,
  strength: Strength,
  { seed = 1, sets = USUAL_SETS, step }: { readonly seed?: number; readonly sets?: number; readonly step?: (done: number) => void } = {},
): Played {
  const hand = HANDS[strength];
  const same = playAlike(tableUnder(basis.rules), tableUnder(rules));
  const partings = new Map<string, { -readonly [K in keyof Parting]: Parting[K] }>();
  let [of, turned] = [0, 0];
  const compare = ({ case: asked, ruling, subject }: PlayedStroke): void => {
    of += 1;
    const other = judge(asked, rules);
    const found = difference(ruling, other);
    if (found === null) return;
    turned += 1;
    const { key, aspects } = found;
    const by = apart(ruling, other);
    const name = JSON.stringify([key, aspects, by]);
    const known = partings.get(name);
    if (known === undefined) {
      const both = [...new Set([...by.one, ...by.two])].sort();
      partings.set(name, { key, aspects, apart: by, rules: both, strokes: 1, example: asked, subject });
    } else {
      known.strokes += 1;
      if (discsOf(asked) < discsOf(known.example)) Object.assign(known, { example: asked, subject });
    }
  };
  const pairs = Array.from({ length: sets }, (_, i) => {
    const own = seedFor(seed, strength, i);
    const pair = { basis: setBy(basis.rules, own, hand, same ? compare : undefined), draft: setBy(rules, own, hand) };
    step?.(i + 1);
    return pair;
  });
  const measure = (name: Measure) => ({
    basis: estimate(pairs.map((pair) => pair.basis.counts[name])),
    draft: estimate(pairs.map((pair) => pair.draft.counts[name])),
    difference: estimate(pairs.map((pair) => pair.draft.counts[name] - pair.basis.counts[name])),
  });
  return {
    ...{ strength, sets },
    unended: { basis: pairs.filter((pair) => !pair.basis.ended).length, draft: pairs.filter((pair) => !pair.draft.ended).length },
    turned: same ? { strokes: turned, of, partings: [...partings.values()].sort((a, b) => b.strokes - a.strokes) } : null,
    measures: Object.fromEntries(MEASURES.map((name) => [name, measure(name)])) as Played['measures'],
  };
}

/** Sets that are played to see whether one can end. */
const TRIED = 8;

/** Whether no set can come to its end, but for an offence: of a few that steady hands played none was won, where some are by the basis. */
export function neverEnds({ basis, rules }: Pick<CompiledDraft, 'basis' | 'rules'>): boolean {
  const canBeWon = (book: EditionRules): boolean =>
    Array.from({ length: TRIED }, (_, i) => i).some((i) => setBy(book, seedFor(1, 'strong', i), HANDS.strong).won);
  return !canBeWon(rules) && canBeWon(basis.rules);
}
