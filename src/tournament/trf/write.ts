import { winnerOf } from '../scoring.ts';
import { standings } from '../standings.ts';
import type { Pairing, Player, Result, Round, Side, Tournament } from '../types.ts';
import { COLUMNS, FIRST_ROUND, LINE_END, NOTE, ROUND_WIDTH } from './columns.ts';

const put = (line: string, [from, to]: readonly [number, number], text: string, right = false): string => {
  const width = to - from + 1;
  const cell = Array.from(text).slice(0, width);
  const pad = ' '.repeat(width - cell.length);
  // columns are letters, also where a letter takes two units of the string
  const before = Array.from(line).slice(0, from - 1);
  return before.join('') + ' '.repeat(from - 1 - before.length) + (right ? pad + cell.join('') : cell.join('') + pad);
};

const halvesText = (halves: number): string => (halves / 2).toFixed(1);

function letter(result: Result, side: Side): string {
  const winner = winnerOf(result);
  if (result.kind === 'forfeit') return winner === side ? '+' : '-';
  return winner === null ? '=' : winner === side ? '1' : '0';
}

/** A player's ten columns of a round: opponent, colour, result; `U` is a bye, `Z` is absent. */
function cell(round: Round, id: number): string {
  const pairing = round.pairings.find(({ first, second }) => first === id || second === id);
  if (pairing === undefined) return '0000 - Z';
  if (pairing.second === null) return '0000 - U';
  const side: Side = pairing.first === id ? 'first' : 'second';
  const opponent = String(side === 'first' ? pairing.second : pairing.first).padStart(4);
  return `${opponent} ${side === 'first' ? 'w' : 'b'} ${pairing.result === null ? ' ' : letter(pairing.result, side)}`;
}

function playerLine(player: Player, tournament: Tournament, place: number, halves: number): string {
  let line = '001';
  line = put(line, COLUMNS.id, String(player.id), true);
  line = put(line, COLUMNS.name, player.name);
  line = put(line, COLUMNS.points, halvesText(halves), true);
  line = put(line, COLUMNS.place, String(place), true);
  const rounds = tournament.rounds.map((round) => cell(round, player.id).padEnd(ROUND_WIDTH)).join('');
  return (put(line, [FIRST_ROUND, FIRST_ROUND], '').slice(0, -1) + rounds).trimEnd();
}

/** The games of a result, or why it was lost without any. */
const gamesText = (pairing: Pairing): string => {
  const { result } = pairing;
  if (result?.kind === 'played') return ` ${result.first}-${result.second}${result.drawn ? `-${result.drawn}` : ''}`;
  return result?.kind === 'forfeit' && result.why ? ` ${result.why}` : '';
};

/** What TRF has no columns for. */
function notes(tournament: Tournament): readonly string[] {
  const { scoring, seed, players, rounds } = tournament;
  const scored = scoring.kind === 'match' ? `match ${scoring.target}` : `sets ${scoring.sets}${scoring.playAll ? ' all' : ''}`;
  return [
    'version 1',
    `seed ${seed}`,
    `scoring ${scored}`,
    ...players.map(({ id, joined, left }) => `player ${id} ${joined}${left === undefined ? '' : ` ${left}`}`),
    ...players.map(({ id, name }) => `name ${id} ${name}`),
    ...players.flatMap(({ id, club }) => (club === undefined ? [] : [`club ${id} ${club}`])),
    ...rounds.flatMap(({ pairings }, r) =>
      pairings.map((pairing, t) => `table ${r + 1} ${t + 1} ${pairing.first} ${pairing.second ?? 0}${gamesText(pairing)}`),
    ),
    ...(rounds.length > 0 ? [`rounds ${rounds.length}`] : []),
  ].map((note) => NOTE + note);
}

/** The tournament as TRF(x); `readTrf` reads the same tournament from it. */
export function writeTrf(tournament: Tournament): string {
  const table = new Map(standings(tournament).map((row) => [row.player.id, row]));
  const head = [
    `012 ${tournament.name}`,
    ...(tournament.place === undefined ? [] : [`022 ${tournament.place}`]),
    ...(tournament.date === undefined ? [] : [`042 ${tournament.date.replaceAll('-', '/')}`]),
    `062 ${tournament.players.length}`,
    '092 Individual: Swiss-System',
    `XXR ${Math.max(1, tournament.rounds.length)}`,
  ];
  const players = tournament.players.map((player) => {
    const row = table.get(player.id);
    return playerLine(player, tournament, row?.place ?? 0, row?.halves ?? 0);
  });
  return [...head, ...players, ...notes(tournament), ''].join(LINE_END);
}
