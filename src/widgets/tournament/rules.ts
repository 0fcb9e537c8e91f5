import type { Rulebook } from '../../tournament/event/types.ts';
import type { TieBreak } from '../../tournament/standings.ts';

/** A place of the sheet: its number, what it says (restated) and, where that is on a page of its own, its address. */
export interface Article {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

/** What the sheet says where: the system, the pairing, each tie-break. */
export type Articles = Readonly<Record<'system' | 'first' | 'pairing' | TieBreak, Article>>;

/** What a rulebook says on competitions; null where it is silent. */
export const BOOK_TOPICS = ['stroke', 'side', 'called', 'late', 'conduct', 'winner', 'lineUp', 'teamStroke', 'teamOver'] as const;
export type BookTopic = (typeof BOOK_TOPICS)[number];
export type BookArticles = Readonly<Record<BookTopic, Article | null>>;

/** The rulebooks by which a competition can be held: their names, and what they say. */
export type Books = Readonly<Record<Rulebook, { readonly name: string; readonly articles: BookArticles }>>;
