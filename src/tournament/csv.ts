/** Results and tables as CSV (RFC 4180, UTF-8): one line a game, one line a place; the names of the columns are English in every language. */
import { gamesOf } from './event/change.ts';
import { groupLetter, type StageGame } from './event/groups.ts';
import { placesOf } from './event/places.ts';
import { countedResult } from './event/round-robin.ts';
import type { Competition, CompetitionEvent, DrawnEvent, Game } from './event/types.ts';
import { winnerOf } from './scoring.ts';
import type { Result } from './types.ts';

type Cell = string | number;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cellText(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csv = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

const GAME_COLUMNS = ['event', 'round', 'group', 'game', 'first', 'second', 'won_first', 'won_second', 'drawn', 'winner', 'forfeit'];

/** What a result has in the columns from `won_first` on; empty while a game is open. */
function resultCells(result: Result | null, names: readonly [string, string]): readonly Cell[] {
  if (result === null) return ['', '', '', '', ''];
  const side = winnerOf(result);
  const winner = side === null ? '' : names[side === 'first' ? 0 : 1];
  if (result.kind !== 'played') return ['', '', '', winner, result.kind === 'forfeit' ? (result.why ?? 'absent') : ''];
  return [result.first, result.second, result.drawn ?? 0, winner, ''];
}

function drawnGames(event: DrawnEvent): readonly (readonly Cell[])[] {
  const names = new Map(event.entrants.map(({ id, name }) => [id, name]));
  return gamesOf(event).flatMap((game: Game): readonly (readonly Cell[])[] => {
    const { first, second, key } = game;
    if (typeof first !== 'number' || typeof second !== 'number') return [];
    const pair = [names.get(first) ?? '', names.get(second) ?? ''] as const;
    const group = 'group' in game ? (game as StageGame).group : null;
    return [[event.name, game.round, group === null ? '' : groupLetter(group), key, ...pair, ...resultCells(countedResult(game), pair)]];
  });
}

function swissGames(event: Extract<CompetitionEvent, { format: 'swiss' }>): readonly (readonly Cell[])[] {
  const names = new Map(event.players.map(({ id, name }) => [id, name]));
  return event.rounds.flatMap(({ pairings }, r) =>
    pairings.map(({ first, second, result }, i): readonly Cell[] => {
      const pair = [names.get(first) ?? '', second === null ? '' : (names.get(second) ?? '')] as const;
      return [event.name, r + 1, '', i + 1, ...pair, ...resultCells(result, pair)];
    }),
  );
}

/** All games whose two players are known, event by event. */
export const resultsCsv = ({ events }: Competition): string =>
  csv([GAME_COLUMNS, ...events.flatMap((event) => (event.format === 'swiss' ? swissGames(event) : drawnGames(event)))]);

const PLACE_COLUMNS = ['event', 'place', 'shared_by', 'player', 'club', 'points', 'won', 'lost', 'decided_by'];

function placesIn(competition: Competition, event: CompetitionEvent): readonly (readonly Cell[])[] {
  return placesOf(competition, event).map(({ name, club, place, shared, halves, won, lost, decidedBy }) => {
    const points = halves === undefined ? '' : halves / 2;
    return [event.name, place ?? '', shared, name, club ?? '', points, won ?? '', lost ?? '', decidedBy ?? ''];
  });
}

/** The tables of all events. */
export const tablesCsv = (competition: Competition): string =>
  csv([PLACE_COLUMNS, ...competition.events.flatMap((event) => placesIn(competition, event))]);
