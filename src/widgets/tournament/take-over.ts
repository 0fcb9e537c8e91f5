/** The result of a score sheet of this device goes into its competition. Loaded by the score sheet when a game of a competition is over. */
import type { CompetitionGame, SheetResult } from '../../scoresheet/competition-game.ts';
import { setResult } from '../../tournament/change.ts';
import { type CompetitionChanged, inDrawn, inSwiss } from '../../tournament/competition.ts';
import { consequences, type EventChanged, enterResult, gamesOf, mirrored, takeOut } from '../../tournament/event/change.ts';
import { boardsOf } from '../../tournament/event/team.ts';
import { enterBoardResult, matchOf } from '../../tournament/event/team-event.ts';
import type { Competition, DrawnEvent } from '../../tournament/event/types.ts';
import type { RecordStore } from '../store/records.ts';
import type { StoredTournament } from './store.ts';
import { withChange } from './tournaments.svelte.ts';

/** `gone`: no such competition on this device. `others`: others play the game now. `follows`: other games lose by it. `refused`: it can be no result there. */
export type TakenOver =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly why: 'gone' | 'others' | 'follows' | 'refused' };

const same = (a: readonly number[], b: readonly number[] | null): boolean =>
  b !== null && a.length === b.length && a.every((id) => b.includes(id));
const REFUSED: EventChanged = { ok: false, why: { code: 'no-such-pairing' } };

interface Sides {
  readonly first: readonly number[] | null;
  readonly second: readonly number[] | null;
}
/** Who plays the game now, as it is named there. */
function playersOf(event: Competition['events'][number], { key, board }: CompetitionGame): Sides | null {
  if (event.format === 'swiss') {
    const [round = 0, table = 0] = key.split('.').map(Number);
    const pairing = event.rounds[round - 1]?.pairings[table - 1];
    return pairing ? { first: [pairing.first], second: pairing.second === null ? null : [pairing.second] } : null;
  }
  const match = board ? matchOf(event, key) : null;
  if (board)
    return (
      (match && event.team && boardsOf(match, event.team).find((one) => one.round === board.round && one.board === board.board)) ?? null
    );
  const game = gamesOf(event).find((one) => one.key === key);
  return typeof game?.first === 'number' && typeof game.second === 'number' ? { first: [game.first], second: [game.second] } : null;
}

function entered(event: DrawnEvent, { key, board }: CompetitionGame, result: SheetResult['result'], out: number | null): EventChanged {
  if (board) return enterBoardResult(event, key, board.round, board.board, result);
  const changed = enterResult(event, key, result);
  return changed.ok && out !== null ? takeOut(changed.event, out, 'excluded') : changed;
}

/** The competition with the result of a sheet, or why not. */
export function withSheetResult(
  competition: Competition,
  game: CompetitionGame,
  { result, exclude }: SheetResult,
): { readonly changed: CompetitionChanged } | { readonly why: 'others' | 'follows' | 'refused' } {
  const event = competition.events.find(({ id }) => id === game.event);
  const players = event ? playersOf(event, game) : null;
  if (!event || !players) return { why: 'others' };
  const straight = same(game.players.first, players.first) && same(game.players.second, players.second);
  if (!straight && !(same(game.players.first, players.second) && same(game.players.second, players.first))) return { why: 'others' };
  const there = straight ? result : (mirrored(result) as SheetResult['result']);
  const out = exclude === null ? null : (game.players[exclude][0] ?? null);
  if (event.format === 'swiss') {
    const [round = 0, table = 0] = game.key.split('.').map(Number);
    const changed = inSwiss(competition, event.id, (now) => setResult(now, round, table, there));
    return changed.ok ? { changed } : { why: 'refused' };
  }
  const next = entered(event, game, there, out);
  if (!next.ok) return { why: 'refused' };
  // whoever is excluded loses the other games: that is what the ruling says
  const follows = out === null && consequences(event, next.event, game.key).some(({ what }) => what !== 'opened');
  if (follows) return { why: 'follows' };
  return { changed: inDrawn(competition, event.id, (now) => (now.id === event.id ? entered(now, game, there, out) : REFUSED)) };
}

/** Enters the result into the record of the competition. Fails where the device does. */
export async function takeOver(
  store: RecordStore<StoredTournament>,
  game: CompetitionGame,
  result: SheetResult,
  means: { readonly now: number; readonly stamp: string },
): Promise<TakenOver> {
  let outcome: TakenOver = { ok: false, why: 'gone' };
  await store.change(game.competition, (stored) => {
    if (stored === undefined) return null;
    const done = withSheetResult(stored.tournament, game, result);
    const next = 'changed' in done ? withChange(stored, done.changed) : null;
    outcome = next ? { ok: true, name: stored.tournament.name } : { ok: false, why: 'why' in done ? done.why : 'refused' };
    return next && { ...next, touched: means.now, stamp: means.stamp };
  });
  return outcome;
}
