/** A form of a new sheet that another page has filled in: the game of a competition. It comes in the address, behind `#`, which no server sees, or in the code of a printed sheet. */
import { pack, unpack } from '../../notation/share/packed.ts';
import { isCompetitionGame } from '../../scoresheet/competition-game.ts';
import type { SheetHead } from '../../scoresheet/types.ts';
import { isHead } from './stored/storage.ts';

const KEY = '#g=';
const VERSION = 1;

/** What follows the address of the score sheet; a head whose names fill more than a link holds leaves the form empty. */
export const prefilledLink = (head: SheetHead): string => `${KEY}${pack(head, VERSION) ?? ''}`;

/** The head in an address; null where there is none, or none that can be. */
export function prefilledIn(hash: string): SheetHead | null {
  if (!hash.startsWith(KEY)) return null;
  try {
    const read = unpack(hash.slice(KEY.length), VERSION);
    const head = read.ok ? (read.value as SheetHead) : null;
    return head && isHead(head) && isCompetitionGame(head.game) ? head : null;
  } catch {
    return null;
  }
}

/** Whether two sheets are of the same game of the same competition between the same. */
export const isSameGame = (a: SheetHead, b: SheetHead): boolean =>
  a.game !== undefined && JSON.stringify(a.game) === JSON.stringify(b.game);
