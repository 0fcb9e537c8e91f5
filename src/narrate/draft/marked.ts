/** Two texts word by word: what both have, what only the one, what only the other. */
import { diffArrays } from 'diff';

export interface Piece {
  readonly text: string;
  readonly in: 'both' | 'old' | 'new';
}

/** Words of any script, blanks, and every other sign by itself. */
const tokens = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** The pieces in order; deletions stand before what replaces them. */
export const pieces = (old: string, now: string): readonly Piece[] =>
  diffArrays(tokens(old), tokens(now)).map(({ value, added, removed }) => ({
    text: value.join(''),
    in: added ? 'new' : removed ? 'old' : 'both',
  }));

/** Texts that share less than this are simply different; marks on nearly every word would say nothing. */
const SHARED = 0.3;
const length = (list: readonly Piece[]): number => list.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Two texts as they are set beside each other, each with what it has alone marked; where next to nothing is shared, each whole and unmarked. */
export function beside(old: string, now: string): { readonly old: readonly Piece[]; readonly now: readonly Piece[] } {
  const found = pieces(old, now);
  const both = length(found.filter((piece) => piece.in === 'both'));
  if (both < SHARED * Math.min(old.length, now.length)) return { old: [{ text: old, in: 'both' }], now: [{ text: now, in: 'both' }] };
  return { old: found.filter((piece) => piece.in !== 'new'), now: found.filter((piece) => piece.in !== 'old') };
}
