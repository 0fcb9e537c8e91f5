/** The search: cases without end from a seed; where two editions part, the smallest case of each way of parting is kept. */
import { judge } from '../referee/judge.ts';
import { EDITION_IDS, type EditionId, type Ruling } from '../referee/types.ts';
import { difference } from './differ.ts';
import { incidentAlone, toldStroke } from './generate.ts';
import { PAIRS } from './pairs.ts';
import { playOn } from './play.ts';
import { randomFrom } from './random.ts';
import { disputeOf, isSound, parting, sizeOf, toTheRoot } from './shrink.ts';
import type { Difference, Dispute, Divergence, Pair, Subject } from './types.ts';

/** How many cases of each kind are tried. */
export interface Effort {
  readonly played: number;
  readonly told: number;
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

/** Two rulings that part as met: made smaller the first few times, counted every time. */
interface Met {
  /** What it comes down to. */
  root: string | null;
  tries: number;
  strokes: number;
}
interface Root extends Pair {
  subject: Subject;
  size: number;
}

/** Each kind of case is counted by itself, so that the order in which the kinds are tried changes nothing. */
type Kind = 'played' | 'told' | 'incident';

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
  const random = { told: randomFrom(seed), incidents: randomFrom(seed ^ 0x5bd1e995), played: randomFrom(seed ^ 0x1b873593) };
  const sets = playOn(random.played);
  const met = new Map<string, Met>();
  const roots = new Map<string, Root>();
  let [played, tried] = [0, 0];

  const keep = (subject: Subject, pair: Pair, found: Difference, kind: Kind): void => {
    const entry = met.get(`${kind} ${found.key}`) ?? { root: null, tries: 0, strokes: 0 };
    met.set(`${kind} ${found.key}`, entry);
    if (kind === 'played') entry.strokes += 1;
    if (entry.tries >= TRIES || !isSound(subject)) return;
    entry.tries += 1;
    const least = toTheRoot(subject, pair, found.key);
    const size = sizeOf(least.subject);
    const known = roots.get(least.key);
    if (known === undefined || isBefore(least.subject, size, known)) roots.set(least.key, { ...pair, subject: least.subject, size });
    // a way of parting that is its own root stays so
    if (entry.root !== found.key) entry.root = least.key;
  };

  const attempt = (subject: Subject, kind: Kind): void => {
    tried += 1;
    const dispute = disputeOf(subject);
    if (dispute === null) return;
    const rulings = rulingsOf(dispute);
    for (const pair of pairs) {
      const found = difference(rulings[pair.from], rulings[pair.to]);
      if (found !== null) keep(subject, pair, found, kind);
    }
  };

  const strokesOf = (root: string): number => [...met.values()].reduce((sum, entry) => sum + (entry.root === root ? entry.strokes : 0), 0);

  return {
    run: (effort) => {
      for (let n = 0; n < effort.incidents; n += 1) attempt(incidentAlone(random.incidents), 'incident');
      for (let n = 0; n < effort.told; n += 1) attempt(toldStroke(random.told), 'told');
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
    result: () => [...roots].map(([key, root]) => divergenceOf(key, root, strokesOf(key))).sort(inOrder),
  };
}

function divergenceOf(key: string, { from, to, subject }: Root, strokes: number): Divergence {
  const { aspect, aspects, one, two } = parting(subject, { from, to }) as Difference;
  return { id: key, from, to, aspect, aspects, one, two, subject, strokes };
}

const pairIndex = ({ from, to }: Pair): number => PAIRS.findIndex((pair) => pair.from === from && pair.to === to);

/** By pair; what comes up most first, then by name. */
const inOrder = (a: Divergence, b: Divergence): number => pairIndex(a) - pairIndex(b) || b.strokes - a.strokes || (a.id < b.id ? -1 : 1);
