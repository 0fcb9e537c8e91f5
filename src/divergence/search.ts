/** The search: cases without end from a seed; where two editions part, the smallest case of each way of parting is kept. */

import { Random } from '../random/random.ts';
import type { Aspect } from '../referee/compare.ts';
import { EDITION_PAIRS, type EditionPair } from '../referee/edition-order.ts';
import { judge } from '../referee/judge.ts';
import type { Ruling } from '../referee/types.ts';
import { type Apart, apart, difference } from './differ.ts';
import { incidentAlone, reportedStroke } from './generate.ts';
import { playOn } from './play.ts';
import { booksOf, disputeOf, isSound, rulingsOn, sizeOf, toTheRoot, within } from './shrink.ts';
import type { Books, Difference, Divergence, Subject } from './types.ts';

/** How many cases of each kind are tried. */
export interface Effort {
  readonly played: number;
  readonly reported: number;
  readonly incidents: number;
}

export interface Search {
  /** Tries so many more cases of each kind. */
  run(effort: Effort): void;
  /** Tries the case of a stroke that was played elsewhere, without counting it. */
  attempt(subject: Subject): void;
  /** Strokes of sets played so far. */
  readonly played: number;
  readonly tried: number;
  /** Ways of parting found so far. */
  readonly found: number;
  result(): readonly Divergence[];
}

/** Strokes of play on which two books parted by the same rules, in the same aspects. */
export interface Parted {
  readonly key: string;
  readonly aspects: readonly Aspect[];
  readonly apart: Apart;
  readonly strokes: number;
}
interface Root {
  readonly books: Books;
  readonly subject: Subject;
  readonly size: number;
}

/** Each kind of case is counted by itself, so that the order in which the kinds are tried changes nothing. */
type Kind = 'played' | 'reported' | 'incident' | 'example';

/** Smaller; of the same size, the one that is first in the order of letters. */
const isBefore = (subject: Subject, size: number, known: Root): boolean =>
  size < known.size || (size === known.size && JSON.stringify(subject) < JSON.stringify(known.subject));

/** How often cases that part in the same way are made smaller; what comes later is only counted. */
const TRIES = 3;

/** A search from a seed, over all pairs of editions or some. */
export const searchFrom = (seed: number, pairs: readonly EditionPair[] = EDITION_PAIRS): Search =>
  searchBetween(seed, pairs.map(booksOf), (random) => playOn(random));

/** A search from a seed between pairs of books, which play their strokes on the same table; `play` makes the strokes of sets. */
export function searchBetween(seed: number, all: readonly Books[], play?: (random: Random) => Generator<Subject>): Search {
  const random = { reported: new Random(seed), incidents: new Random(seed ^ 0x5bd1e995), played: new Random(seed ^ 0x1b873593) };
  const sets = play?.(random.played) ?? [][Symbol.iterator]();
  const table = all[0]?.table;
  const rulebooks = [...new Set(all.flatMap(({ from, to }) => [from, to]))];
  /** How often cases that part in the same way have been made smaller. */
  const tries = new Map<string, number>();
  const parted = new Map<string, { -readonly [K in keyof Parted]: Parted[K] }>();
  const roots = new Map<string, Root>();
  let [played, tried] = [0, 0];

  const keep = (subject: Subject, books: Books, { key }: Difference, kind: Kind): void => {
    const tried = tries.get(`${kind} ${key}`) ?? 0;
    if (tried >= TRIES || !isSound(subject, table)) return;
    tries.set(`${kind} ${key}`, tried + 1);
    const least = toTheRoot(subject, books, key);
    const size = sizeOf(least.subject);
    const known = roots.get(least.key);
    if (known === undefined || isBefore(least.subject, size, known)) roots.set(least.key, { books, subject: least.subject, size });
  };

  const count = ({ key, aspects }: Difference, rules: Apart): void => {
    const name = JSON.stringify([key, aspects, rules]);
    const entry = parted.get(name) ?? { key, aspects, apart: rules, strokes: 0 };
    entry.strokes += 1;
    parted.set(name, entry);
  };

  const attempt = (subject: Subject, kind: Kind): void => {
    tried += 1;
    const dispute = disputeOf(subject, table);
    if (dispute === null) return;
    const rulings = new Map(rulebooks.map((book) => [book, judge({ ...dispute, edition: book.id }, book)]));
    for (const books of all) {
      const [one, two] = [rulings.get(books.from) as Ruling, rulings.get(books.to) as Ruling];
      const found = difference(one, two);
      if (found === null) continue;
      if (kind === 'played') count(found, apart(one, two));
      keep(subject, books, found, kind);
    }
  };

  return {
    run: (effort) => {
      for (let n = 0; n < effort.incidents; n += 1) attempt(incidentAlone(random.incidents), 'incident');
      for (let n = 0; n < effort.reported; n += 1) attempt(reportedStroke(random.reported), 'reported');
      for (let n = 0; n < effort.played; n += 1) {
        const { value, done } = sets.next();
        if (done) break;
        attempt(value, 'played');
        played += 1;
      }
    },
    attempt: (subject) => attempt(subject, 'example'),
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

/**
 * The strokes of play on which two books parted by (at least) the rules of a case and in its aspect. Where no rule's consequence differs, as with
 * the place of a disc, the same key is asked for. A stroke may count for several cases.
 */
export function strokesOf({ key, aspect }: Pick<Difference, 'key' | 'aspect'>, rules: Apart, all: readonly Parted[]): number {
  const quiet = rules.one.length + rules.two.length === 0;
  const pair = key.split('_').slice(0, 2).join('_');
  const counts = (one: Parted): boolean =>
    quiet
      ? one.key === key
      : one.key.startsWith(`${pair}_`) &&
        one.aspects.includes(aspect) &&
        within(rules.one, one.apart.one) &&
        within(rules.two, one.apart.two);
  return all.reduce((sum, one) => sum + (counts(one) ? one.strokes : 0), 0);
}

function divergenceOf(id: string, { books, subject }: Root, all: readonly Parted[]): Divergence {
  const rulings = rulingsOn(subject, books) as readonly [Ruling, Ruling];
  const found = difference(...rulings) as Difference;
  const { key: _, ...parts } = found;
  const strokes = strokesOf(found, apart(...rulings), all);
  return { id, from: books.from.id, to: books.to.id, ...parts, subject, strokes };
}

const pairIndex = ({ from, to }: EditionPair): number => EDITION_PAIRS.findIndex((pair) => pair.from === from && pair.to === to);

/** By pair; what comes up most first, then by name. */
const inOrder = (a: Divergence, b: Divergence): number => pairIndex(a) - pairIndex(b) || b.strokes - a.strokes || (a.id < b.id ? -1 : 1);
