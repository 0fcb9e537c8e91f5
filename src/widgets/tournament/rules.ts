import type { TieBreak } from '../../tournament/standings.ts';

/** A place of the sheet: its number, what it says (restated) and, where that is on a page of its own, its address. */
export interface Article {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

/** What the sheet says where: the system, the pairing, each tie-break. */
export type Articles = Readonly<Record<'system' | 'first' | 'pairing' | TieBreak, Article>>;
