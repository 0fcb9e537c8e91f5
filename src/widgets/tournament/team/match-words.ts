/** How the games of a team match are called. */
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

/** The numbers that meet at a board: `1–2`, in doubles `1+2–3+4`. */
export const boardNumber = ({ numbers }: Board): string => `${numbers.first.join('+')}–${numbers.second.join('+')}`;

/** Why a member plays on no more. */
export const outText = (why: LossReason, { t }: Words): string => t.draw.out[why];
