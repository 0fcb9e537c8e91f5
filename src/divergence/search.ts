/** The search: cases without end from a seed; where two editions part, the smallest case of each way of parting is kept. */

import { Random } from '../random/random.ts';
import type { Aspect } from '../referee/compare.ts';
import { judge } from '../referee/judge.ts';
import { EDITION_IDS, type EditionId, type Ruling } from '../referee/types.ts';
import { type Apart, apart, difference } from './differ.ts';
import { incidentAlone, reportedStroke } from './generate.ts';
import { PAIRS } from './pairs.ts';
import { playOn } from './play.ts';
import { disputeOf, isSound, parting, sizeOf, toTheRoot } from './shrink.ts';
import type { Difference, Dispute, Divergence, Pair, Subject } from './types.ts';

/** How many cases of each kind are tried. */
export interface Effort {
  readonly played: number;
  readonly reported: number;
  readonly incidents: number;
}

export interface Search {
  /** Tries so many more cases of each kind. */
  run(effort: Effort): void;
  /** Strokes of sets played so far. */
  readonly played: number;
  readonly tried: number;
  /** Ways of parting found so far. */
  readonly found: number;
  result(): readonly Divergence[];
}

/** Strokes of play on which two books parted by the same rules, in the same aspects. */
interface Parted {
  readonly key: string;
  readonly aspects: readonly Aspect[];
  readonly rules: Apart;
  strokes: number;
}
interface Root extends Pair {
  subject: Subject;
  size: number;
}

/** Each kind of case is counted by itself, so that the order in which the kinds are tried changes nothing. */
type Kind = 'played' | 'reported' | 'incident';

/** Smaller; of the same size, the one that is first in the order of letters. */
const isBefore = (subject: Subject, size: number, known: Root): boolean =>
  size < known.size || (size === known.size && JSON.stringify(subject) < JSON.stringify(known.subject));

/** How often cases that part in the same way are made smaller; what comes later is only counted. */
const TRIES = 3;

function rulingsOf(dispute: Dispute): Readonly<Record<EditionId, Ruling>> {
  return Object.fromEntries(EDITION_IDS.map((edition) => [edition, judge({ ...dispute, edition })])) as Record<EditionId, Ruling>;
}

/** A search from a seed, over all pairs or some. */
export function searchFrom(seed: number, pairs: readonly Pair[] = PAIRS): Search {
  const random = { reported: new Random(seed), incidents: new Random(seed ^ 0x5bd1e995), played: new Random(seed ^ 0x1b873593) };
  const sets = playOn(random.played);
  /** How often cases that part in the same way have been made smaller. */
  const tries = new Map<string, number>();
  const parted = new Map<string, Parted>();
  const roots = new Map<string, Root>();
  let [played, tried] = [0, 0];

  const keep = (subject: Subject, pair: Pair, { key }: Difference, kind: Kind): void => {
    const tried = tries.get(`${kind} ${key}`) ?? 0;
    if (tried >= TRIES || !isSound(subject)) return;
    tries.set(`${kind} ${key}`, tried + 1);
    const least = toTheRoot(subject, pair, key);
    const size = sizeOf(least.subject);
    const known = roots.get(least.key);
    if (known === undefined || isBefore(least.subject, size, known)) roots.set(least.key, { ...pair, subject: least.subject, size });
  };

  const count = ({ key, aspects }: Difference, rules: Apart): void => {
    const name = JSON.stringify([key, aspects, rules]);
    const entry = parted.get(name) ?? { key, aspects, rules, strokes: 0 };
    entry.strokes += 1;
    parted.set(name, entry);
  };

  const attempt = (subject: Subject, kind: Kind): void => {
    tried += 1;
    const dispute = disputeOf(subject);
    if (dispute === null) return;
    const rulings = rulingsOf(dispute);
    for (const pair of pairs) {
      const found = difference(rulings[pair.from], rulings[pair.to]);
      if (found === null) continue;
      if (kind === 'played') count(found, apart(rulings[pair.from], rulings[pair.to]));
      keep(subject, pair, found, kind);
    }
  };

  return {
    run: (effort) => {
      for (let n = 0; n < effort.incidents; n += 1) attempt(incidentAlone(random.incidents), 'incident');
      for (let n = 0; n < effort.reported; n += 1) attempt(reportedStroke(random.reported), 'reported');
      for (let n = 0; n < effort.played; n += 1) {
        attempt(sets.next().value as Subject, 'played');
        played += 1;
      }
    },
    get played() {
      return played;
    },
    get tried() {
      return tried;
    },
    get found() {
      return roots.size;
    },
    result: () => [...roots].map(([key, root]) => divergenceOf(key, root, [...parted.values()])).sort(inOrder),
  };
}

const within = (few: readonly string[], many: readonly string[]): boolean => few.every((one) => many.includes(one));

/**
 * The strokes of play on which two books parted by (at least) the rules of a case and in its aspect. Where no rule's consequence differs, as with
 * the place of a disc, the same key is asked for. A stroke may count for several cases.
 */
function strokesOf(key: string, aspect: Aspect, rules: Apart, all: readonly Parted[]): number {
  const quiet = rules.one.length + rules.two.length === 0;
  const pair = key.split('_').slice(0, 2).join('_');
  const counts = (one: Parted): boolean =>
    quiet
      ? one.key === key
      : one.key.startsWith(`${pair}_`) &&
        one.aspects.includes(aspect) &&
        within(rules.one, one.rules.one) &&
        within(rules.two, one.rules.two);
  return all.reduce((sum, one) => sum + (counts(one) ? one.strokes : 0), 0);
}

function divergenceOf(key: string, { from, to, subject }: Root, all: readonly Parted[]): Divergence {
  const { aspect, aspects, one, two } = parting(subject, { from, to }) as Difference;
  const rulings = rulingsOf(disputeOf(subject) as Dispute);
  const strokes = strokesOf(key, aspect, apart(rulings[from], rulings[to]), all);
  return { id: key, from, to, aspect, aspects, one, two, subject, strokes };
}

const pairIndex = ({ from, to }: Pair): number => PAIRS.findIndex((pair) => pair.from === from && pair.to === to);

/** By pair; what comes up most first, then by name. */
const inOrder = (a: Divergence, b: Divergence): number => pairIndex(a) - pairIndex(b) || b.strokes - a.strokes || (a.id < b.id ? -1 : 1);
