/** What a code says that was photographed or opened as a link: a result from a score sheet, or which game a printed sheet is of. */
import type { CompetitionGame } from '../../../scoresheet/competition-game.ts';
import { decodeResult, type SentResult } from '../../../scoresheet/result-code.ts';
import type { SheetHead } from '../../../scoresheet/types.ts';
import { prefilledIn } from '../../scoresheet/prefilled.ts';
import type { StoredTournament } from '../store.ts';

export interface OpenedCode {
  readonly game: CompetitionGame;
  readonly names: SheetHead['names'];
  /** Null: the code of a sheet that is filled in by hand. */
  readonly result: SentResult['result'] | null;
}

/** Before the code of a result in an address of the tournament page. */
const RESULT = /#result=([\w-]*)/;

/** Whether an address of the tournament page brings a result. */
export const bringsResult = (address: string): boolean => RESULT.test(address);

/** What the text of a code says; `damaged` where it is one of a game that cannot be read, null where it is another one. */
export function openCode(text: string): OpenedCode | 'damaged' | null {
  const result = RESULT.exec(text)?.[1];
  if (result !== undefined) {
    const sent = decodeResult(result);
    return sent.ok ? sent.value : 'damaged';
  }
  const sheet = /#g=[\w-]*/.exec(text)?.[0];
  if (sheet === undefined) return null;
  const head = prefilledIn(sheet);
  return head?.game ? { game: head.game, names: head.names, result: null } : 'damaged';
}

/** The record of the competition that a game belongs to: its own, or on another device the one with the same event and lots. */
export function recordOf(list: readonly StoredTournament[], { competition, event, seed }: CompetitionGame): StoredTournament | null {
  const has = ({ tournament }: StoredTournament): boolean =>
    tournament.events.some((one) => one.id === event && (seed === undefined || one.seed === seed));
  return list.find((row) => row.id === competition && has(row)) ?? (seed === undefined ? null : (list.find(has) ?? null));
}
