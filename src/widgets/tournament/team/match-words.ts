/** How the games of a team match are called. */
import { fill } from '../../../narrate/sentence.ts';
import type { Board } from '../../../tournament/event/team.ts';
import { membersOf } from '../../../tournament/event/team-event.ts';
import type { DrawnEvent } from '../../../tournament/event/types.ts';
import type { LossReason, Side } from '../../../tournament/types.ts';
import type { Words } from '../words.ts';

/** Names of all members by their numbers. */
export const memberNames = (event: Pick<DrawnEvent, 'entrants'>): ReadonlyMap<number, string> =>
  new Map(membersOf(event).map(({ id, name }) => [id, name]));

/** Who plays at a board: `Ozola`, in doubles `Ozola / Liepa`; empty while it is not known. */
export const boardText = (board: Board, side: Side, names: ReadonlyMap<number, string>): string =>
  (board[side] ?? []).map((id) => names.get(id) ?? '').join(' / ');

/** The number under which a board is listed: of both teams where they differ. */
export function boardNumber({ numbers, format, board }: Board, boards: number, { t, lang }: Words): string {
  if (format === 'doubles') return fill(t.team.doublesNo, { n: board - boards }, lang);
  const [first = 0] = numbers.first;
  const [second = 0] = numbers.second;
  return `${first}–${second}`;
}

/** Why a member plays on no more. */
export const outText = (why: LossReason, { t }: Words): string => t.draw.out[why];
