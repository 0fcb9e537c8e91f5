/** What is known and when it fades: FSRS per provision and edition. Times come in from outside, ms since 1970. */
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { ChangeKind } from '../corpus/model.ts';
import { between } from '../referee/edition-chain.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import type { BookProvision, QuizBook } from './book.ts';

export interface Memory {
  readonly edition: EditionId;
  readonly provision: string;
  /** The wording that was learnt; another one in the same edition is another rule. */
  readonly wording: string;
  /** ms since 1970. */
  readonly due: number;
  readonly last: number | null;
  /** Days until it fades to nine in ten. */
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: 0 | 1 | 2 | 3;
}

export type MemoryKey = `${EditionId}/${string}`;
export const memoryKey = (edition: EditionId, provision: string): MemoryKey => `${edition}/${provision}`;

const DAY = 86_400_000;
/** Days, not minutes: what was wrong today comes again tomorrow. No dice in the intervals. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false, enable_short_term: false });

const cardOf = (memory: Memory): Card => ({
  due: new Date(memory.due),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.state,
  ...(memory.last === null ? {} : { last_review: new Date(memory.last) }),
});

/** How an answer went: wrong, right only after the time a table gives, right. */
export type Grading = 'wrong' | 'slow' | 'right';
const GRADES: Readonly<Record<Grading, Grade>> = { wrong: Rating.Again, slow: Rating.Hard, right: Rating.Good };

/** The memory after an answer at `now`. */
export function review(
  known: Memory | undefined,
  of: Pick<Memory, 'edition' | 'provision' | 'wording'>,
  grading: Grading,
  now: number,
): Memory {
  const before = known === undefined || known.wording !== of.wording ? createEmptyCard(new Date(now)) : cardOf(known);
  const { card } = scheduler.next(before, new Date(now), GRADES[grading]);
  const { stability, difficulty, reps, lapses, state } = card;
  const { edition, provision, wording } = of;
  // However well it was known: what was wrong comes again tomorrow.
  const due = grading === 'wrong' ? Math.min(card.due.getTime(), now + DAY) : card.due.getTime();
  return { edition, provision, wording, due, last: now, stability, difficulty, reps, lapses, state };
}

/** Whether it counts as known: not due, and not to come again tomorrow because it was wrong or late. */
export const isKnown = ({ due, last }: Memory, now: number): boolean => due > now && last !== null && due - last > DAY;

/** Kinds of change that leave what a player has learnt right. */
const KEEPS: readonly ChangeKind[] = ['unchanged', 'renumbered', 'reworded'];

/** The editions that amended the older of the two towards the newer; empty where none leads there. */
function steps(book: QuizBook, from: EditionId, to: EditionId): readonly EditionId[] {
  const editions = EDITION_IDS.map((id) => ({ id, basis: book.editions[id].basis }));
  return [...between(editions, from, to), ...between(editions, to, from)];
}

/**
 * Whether a rule learnt in one edition holds in another: nothing but names and words changed on the way; or, where neither follows the other at
 * once, the wording is the same.
 */
export function holds(book: QuizBook, provision: BookProvision, from: EditionId, to: EditionId): boolean {
  const own = provision.editions[from];
  const other = provision.editions[to];
  if (own === null || other === null) return false;
  const way = steps(book, from, to);
  if (way.length > 0 && way.every((id) => KEEPS.includes(provision.editions[id]?.change?.kind ?? 'dropped'))) return true;
  return way.length !== 1 && own.wording === other.wording;
}

export interface Moved {
  readonly memories: readonly Memory[];
  readonly same: number;
  /** Known in the edition before, ruled otherwise in the new one: due at once. */
  readonly again: number;
  /** No rule of the new edition. */
  readonly gone: number;
}

/**
 * What a reader knows of one edition, carried over to another: what still holds keeps its date, what changed is due at once, what the new edition
 * lacks stays behind. Whatever is already known of the new edition is not touched.
 */
export function carryOver(book: QuizBook, memories: readonly Memory[], from: EditionId, to: EditionId, now: number): Moved {
  const provisions = new Map(book.provisions.map((p) => [p.id, p]));
  const there = new Set(memories.filter((m) => m.edition === to).map((m) => m.provision));
  const moved: Memory[] = [];
  const counts = { same: 0, again: 0, gone: 0 };
  for (const memory of memories) {
    if (memory.edition !== from || there.has(memory.provision)) continue;
    const provision = provisions.get(memory.provision);
    const entry = provision?.editions[to];
    if (!provision || !entry) {
      counts.gone++;
      continue;
    }
    const holdsOn = holds(book, provision, from, to);
    counts[holdsOn ? 'same' : 'again']++;
    moved.push({ ...memory, edition: to, wording: entry.wording, due: holdsOn ? memory.due : Math.min(memory.due, now) });
  }
  return { memories: moved, ...counts };
}

/** Memories of an edition that are due, the longest overdue first. */
export const dueOf = (memories: readonly Memory[], edition: EditionId, now: number): readonly Memory[] =>
  memories.filter((m) => m.edition === edition && m.due <= now).sort((a, b) => a.due - b.due || (a.provision < b.provision ? -1 : 1));
