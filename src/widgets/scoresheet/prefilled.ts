/** A form of a new sheet that another page has filled in: the game of a competition. It comes in the address, behind `#`, which no server sees. */
import { isCompetitionGame } from '../../scoresheet/competition-game.ts';
import type { SheetHead } from '../../scoresheet/types.ts';
import { isHead } from './storage.ts';

const KEY = '#game=';

/** What follows the address of the score sheet. */
export const prefilledLink = (head: SheetHead): string => `${KEY}${encodeURIComponent(JSON.stringify(head))}`;

/** The head in an address; null where there is none, or none that can be. */
export function prefilledIn(hash: string): SheetHead | null {
  if (!hash.startsWith(KEY)) return null;
  try {
    const head = JSON.parse(decodeURIComponent(hash.slice(KEY.length))) as SheetHead;
    return isHead(head) && isCompetitionGame(head.game) ? head : null;
  } catch {
    return null;
  }
}

/** Whether two sheets are of the same game of the same competition between the same. */
export const isSameGame = (a: SheetHead, b: SheetHead): boolean =>
  a.game !== undefined && JSON.stringify(a.game) === JSON.stringify(b.game);
