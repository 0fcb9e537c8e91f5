/** The result of a score sheet of this device goes into its competition. Loaded by the score sheet when a game of a competition is over. */
import type { CompetitionGame, SheetResult } from '../../scoresheet/competition-game.ts';
import { type Changed, setResult, withdraw } from '../../tournament/change.ts';
import { type CompetitionChanged, consequencesIn, inDrawn, inSwiss } from '../../tournament/competition.ts';
import { type EventChanged, enterResult, gamesOf, takeOut } from '../../tournament/event/change.ts';
import { boardsOf } from '../../tournament/event/team.ts';
import { enterBoardResult, matchOf } from '../../tournament/event/team-event.ts';
import type { Competition, DrawnEvent } from '../../tournament/event/types.ts';
import { mirrored } from '../../tournament/scoring.ts';
import type { Result, Tournament } from '../../tournament/types.ts';
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

/** The result that stands for a game, its sides as the sheet has them; null where there is none. */
export function resultOf(competition: Competition, game: CompetitionGame): Result | null {
  const event = competition.events.find(({ id }) => id === game.event);
  const players = event ? playersOf(event, game) : null;
  if (!event || !players) return null;
  const result = standingResult(event, game);
  return result && (same(game.players.first, players.first) ? result : mirrored(result));
}
function standingResult(event: Competition['events'][number], { key, board }: CompetitionGame): Result | null {
  if (event.format === 'swiss') {
    const [round = 0, table = 0] = key.split('.').map(Number);
    return event.rounds[round - 1]?.pairings[table - 1]?.result ?? null;
  }
  if (!board) return gamesOf(event).find((one) => one.key === key)?.result ?? null;
  const games = event.matches?.find((match) => match.key === key)?.games ?? [];
  return games.find((one) => one.round === board.round && one.board === board.board)?.result ?? null;
}

/** What is done to an event so that it has the result of a sheet. */
export type SheetChange =
  | { readonly format: 'swiss'; readonly act: (tournament: Tournament) => Changed }
  | { readonly format: 'drawn'; readonly act: (event: DrawnEvent) => EventChanged };

/** The change by which an event has the result of a sheet; null where others play the game. */
export function sheetChange(competition: Competition, game: CompetitionGame, { result, exclude }: SheetResult): SheetChange | null {
  const event = competition.events.find(({ id }) => id === game.event);
  const players = event ? playersOf(event, game) : null;
  if (!event || !players) return null;
  const straight = same(game.players.first, players.first) && same(game.players.second, players.second);
  if (!straight && !(same(game.players.first, players.second) && same(game.players.second, players.first))) return null;
  const there = straight ? result : (mirrored(result) as SheetResult['result']);
  const out = exclude === null ? null : (game.players[exclude][0] ?? null);
  if (event.format !== 'swiss') return { format: 'drawn', act: (now) => (now.id === event.id ? entered(now, game, there, out) : REFUSED) };
  const [round = 0, table = 0] = game.key.split('.').map(Number);
  return {
    format: 'swiss',
    act: (now) => {
      const next = setResult(now, round, table, there);
      return next.ok && out !== null ? withdraw(next.tournament, out) : next;
    },
  };
}

/** The competition with the result of a sheet, or why not. */
export function withSheetResult(
  competition: Competition,
  game: CompetitionGame,
  result: SheetResult,
): { readonly changed: CompetitionChanged } | { readonly why: 'others' | 'follows' | 'refused' } {
  const change = sheetChange(competition, game, result);
  const event = competition.events.find(({ id }) => id === game.event);
  if (!change || !event) return { why: 'others' };
  const changed = change.format === 'swiss' ? inSwiss(competition, event.id, change.act) : inDrawn(competition, event.id, change.act);
  if (!changed.ok) return { why: 'refused' };
  // whoever is excluded loses the other games: that is what the ruling says
  const follows =
    result.exclude === null && consequencesIn(competition, changed.competition, { event: event.id, key: game.key }).length > 0;
  return follows ? { why: 'follows' } : { changed };
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
