/** Two texts word by word: what both have, what only the one, what only the other. */
import { diffArrays } from 'diff';

export interface Piece {
  readonly text: string;
  /** `onlyOld`, `onlyNow`: a whole text that has next to nothing in common with the other. */
  readonly in: 'both' | 'old' | 'new' | 'onlyOld' | 'onlyNow';
}

/** Words of any script, blanks, and every other sign by itself. */
const tokens = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** The pieces in order; deletions stand before what replaces them. */
export const pieces = (old: string, now: string): readonly Piece[] =>
  diffArrays(tokens(old), tokens(now)).map(({ value, added, removed }) => ({
    text: value.join(''),
    in: added ? 'new' : removed ? 'old' : 'both',
  }));
