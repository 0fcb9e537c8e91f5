/** From a TRF(x) text to a tournament. Our own comment lines are used where they are there and fit; without them games and lots are unknown. */
import { type FileProblem, MAX_PROBLEMS, type Read, shown } from '../problem.ts';
import { readTournament } from '../read.ts';
import { winnerOf } from '../scoring.ts';
import {
  DATE,
  LOSS_REASONS,
  type LossReason,
  MAX_PLAYERS,
  MAX_ROUNDS,
  type Pairing,
  type Player,
  PRESETS,
  type Result,
  type Round,
  type Scoring,
  type Side,
  type Tournament,
} from '../types.ts';
import { COLUMNS, FIRST_ROUND, MAX_LINE, NOTE, ROUND_WIDTH } from './columns.ts';

/** What one player's line says of one round. */
interface Cell {
  readonly opponent: number;
  readonly color: string;
  readonly letter: string;
}

interface Line {
  readonly number: number;
  readonly id: number;
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** What the comment lines hold; each of them is optional. */
interface Notes {
  seed?: number;
  scoring?: Scoring;
  rounds?: number;
  readonly spans: Map<number, { readonly joined: number; readonly left?: number }>;
  readonly names: Map<number, string>;
  readonly clubs: Map<number, string>;
  /** `round first second`: table and games, or why there were none. */
  readonly tables: Map<string, { readonly table: number; readonly result?: Result; readonly why?: LossReason }>;
}

interface File {
  name: string;
  place?: string;
  date?: string;
  readonly players: Line[];
  readonly ids: Set<number>;
  readonly notes: Notes;
  readonly absent: number[];
  readonly problems: FileProblem[];
}

const cut = (letters: readonly string[], [from, to]: readonly [number, number]): string =>
  letters
    .slice(from - 1, to)
    .join('')
    .trim();

const BYES = ['U', 'F'];
const ABSENT = 'Z';
const SCORES: Readonly<Record<string, Result | null>> = {
  '1': { kind: 'outcome', winner: 'first' },
  W: { kind: 'outcome', winner: 'first' },
  '0': { kind: 'outcome', winner: 'second' },
  L: { kind: 'outcome', winner: 'second' },
  '=': { kind: 'outcome', winner: null },
  D: { kind: 'outcome', winner: null },
  '+': { kind: 'forfeit', winner: 'first' },
  '-': { kind: 'forfeit', winner: 'second' },
  '': null,
};

function cellsOf(line: readonly string[], number: number, problems: FileProblem[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (let from = FIRST_ROUND; from <= line.length; from += ROUND_WIDTH) {
    const text = cut(line, [from, from + ROUND_WIDTH - 1]);
    const opponent = cut(line, [from, from + 3]);
    const letter = cut(line, [from + 7, from + 7]).toUpperCase();
    if (text !== '' && !/^\d*$/.test(opponent)) problems.push({ code: 'bad-number', line: number, holds: shown(opponent) });
    const known = letter in SCORES || (Number(opponent) === 0 && [...BYES, ABSENT].includes(letter));
    if (!known) problems.push({ code: 'bad-result', line: number, holds: shown(letter), expected: '1 0 = + - U Z' });
    cells.push({ opponent: Number(opponent) || 0, color: cut(line, [from + 5, from + 5]).toLowerCase(), letter });
  }
  while (cells.length > 0 && cells.at(-1)?.opponent === 0 && cells.at(-1)?.letter === '') cells.pop();
  return cells;
}

function readPlayer(text: string, number: number, file: File): void {
  const line = Array.from(text);
  const id = cut(line, COLUMNS.id);
  const name = cut(line, COLUMNS.name);
  if (!/^\d+$/.test(id) || Number(id) === 0) file.problems.push({ code: 'bad-number', line: number, holds: shown(id) });
  if (name === '') file.problems.push({ code: 'missing', line: number, expected: '001' });
  if (file.ids.has(Number(id))) file.problems.push({ code: 'number-twice', line: number, holds: id });
  file.ids.add(Number(id));
  file.players.push({ number, id: Number(id), name, cells: cellsOf(line, number, file.problems) });
}

const GAMES = /^(\d+)-(\d+)(?:-(\d+))?$/;

function noteResult(word: string | undefined): Result | undefined {
  const games = GAMES.exec(word ?? '');
  if (games === null) return undefined;
  const drawn = Number(games[3] ?? 0);
  return { kind: 'played', first: Number(games[1]), second: Number(games[2]), ...(drawn > 0 ? { drawn } : {}) };
}

/** One of our comment lines; what is not understood there is passed over like any other comment. */
function readNote(text: string, notes: Notes): void {
  const [key = '', ...rest] = text.split(' ');
  const [a = 0, b = 0, c = 0, d = 0] = rest.map(Number);
  if (key === 'seed' && Number.isInteger(a)) notes.seed = a;
  else if (key === 'rounds' && Number.isInteger(a)) notes.rounds = a;
  else if (key === 'scoring' && rest[0] === 'match') notes.scoring = { kind: 'match', target: b };
  else if (key === 'scoring' && rest[0] === 'sets') notes.scoring = { kind: 'sets', sets: b, playAll: rest[2] === 'all' };
  else if (key === 'player') notes.spans.set(a, { joined: b, ...(rest[2] === undefined ? {} : { left: c }) });
  else if (key === 'name') notes.names.set(a, rest.slice(1).join(' '));
  else if (key === 'club') notes.clubs.set(a, rest.slice(1).join(' '));
  else if (key === 'table') {
    const result = noteResult(rest[4]);
    const why = LOSS_REASONS.find((reason) => reason === rest[4]);
    notes.tables.set(`${a} ${c} ${d}`, { table: b, ...(result ? { result } : {}), ...(why ? { why } : {}) });
  }
}

function readLine(line: string, number: number, file: File): void {
  const code = line.slice(0, 3);
  const text = line.slice(4).trim();
  if (line.startsWith(NOTE)) readNote(line.slice(NOTE.length), file.notes);
  else if (line.length > MAX_LINE) file.problems.push({ code: 'bad-line', line: number, holds: shown(line) });
  else if (code === '001') readPlayer(line, number, file);
  else if (code === '012') file.name = text;
  else if (code === '022' && text !== '') file.place = text;
  else if (code === '042' && text !== '') {
    const date = text.replaceAll('/', '-');
    if (DATE.test(date)) file.date = date;
  } else if (code === 'XXZ') file.absent.push(...text.split(/\s+/).map(Number));
  else if (!/^(?:\d{3}|[A-Z]{3}|###)(?: |$)/.test(line) && line.trim() !== '')
    file.problems.push({ code: 'bad-line', line: number, holds: shown(line) });
}

const swapped = (side: Side | null): Side | null => (side === null ? null : side === 'first' ? 'second' : 'first');

/** What both lines of a pairing say, seen from the one named first; undefined where they contradict each other. */
function agreed(mine: string, theirs: string): Result | null | undefined {
  const a = SCORES[mine];
  const b = SCORES[theirs];
  if (a === undefined || b === undefined) return undefined;
  if (a === null || b === null) return a === b ? null : undefined;
  if (a.kind !== b.kind || a.kind === 'played' || b.kind === 'played') return undefined;
  if (mine === '-' && theirs === '-') return { kind: 'forfeit', winner: null };
  return a.winner === swapped(b.winner) ? a : undefined;
}

/** White is named first; without colours the lower number. */
function isNamedFirst(line: Line, cell: Cell, other: Line, theirs: Cell): boolean {
  if (cell.color !== theirs.color && [cell.color, theirs.color].some((color) => color === 'w' || color === 'b'))
    return cell.color === 'w' || (theirs.color === 'b' && cell.color !== 'b');
  return line.id < other.id;
}

function pairingOf(line: Line, cell: Cell, other: Line | undefined, round: number, file: File): Pairing | null {
  const theirs = other?.cells[round - 1];
  if (other === undefined || theirs?.opponent !== line.id) {
    file.problems.push({
      code: other ? 'opponents-disagree' : 'unknown-player',
      line: line.number,
      holds: String(cell.opponent),
      expected: String(round),
    });
    return null;
  }
  if (!isNamedFirst(line, cell, other, theirs)) return null;
  const result = agreed(cell.letter, theirs.letter);
  if (result === undefined) {
    file.problems.push({ code: 'results-disagree', line: other.number, holds: theirs.letter, expected: cell.letter });
    return null;
  }
  const first = line.id;
  const second = other.id;
  const { result: games, why } = file.notes.tables.get(`${round} ${first} ${second}`) ?? {};
  if (result?.kind === 'forfeit' && why) return { first, second, result: { ...result, why } };
  if (result?.kind !== 'outcome' || games === undefined) return { first, second, result };
  if (winnerOf(games) !== result.winner)
    file.problems.push({ code: 'results-disagree', line: line.number, holds: cell.letter, expected: String(round) });
  return { first, second, result: games };
}

function roundOf(file: File, round: number): Round {
  const byId = new Map(file.players.map((line) => [line.id, line]));
  const pairings = file.players.flatMap((line): readonly Pairing[] => {
    const cell = line.cells[round - 1];
    if (cell === undefined) return [];
    if (cell.opponent === 0) return BYES.includes(cell.letter) ? [{ first: line.id, second: null, result: null }] : [];
    const pairing = pairingOf(line, cell, byId.get(cell.opponent), round, file);
    return pairing === null ? [] : [pairing];
  });
  const table = ({ first, second }: Pairing): number =>
    file.notes.tables.get(`${round} ${first} ${second ?? 0}`)?.table ?? (second === null ? 9999 : 5000);
  return { pairings: pairings.toSorted((a, b) => table(a) - table(b)) };
}

/** Paired in a round, or free of it by a bye. */
const isIn = (cell: Cell | undefined): boolean => cell !== undefined && (cell.opponent > 0 || BYES.includes(cell.letter));

function playerOf(line: Line, rounds: number, { notes, absent }: File): Player {
  const here = Array.from({ length: rounds }, (_, i) => isIn(line.cells[i]));
  const guessed = { joined: Math.max(0, here.indexOf(true)) + 1, left: absent.includes(line.id) ? rounds + 1 : here.lastIndexOf(true) + 2 };
  const gone = rounds > 0 && here.includes(true) && (absent.includes(line.id) || here.at(-1) === false);
  const span = notes.spans.get(line.id) ?? { joined: guessed.joined, ...(gone ? { left: guessed.left } : {}) };
  const club = notes.clubs.get(line.id);
  return { id: line.id, name: notes.names.get(line.id) ?? line.name, ...(club === undefined ? {} : { club }), ...span };
}

const emptyFile = (): File => ({
  name: '',
  players: [],
  ids: new Set(),
  notes: { spans: new Map(), names: new Map(), clubs: new Map(), tables: new Map() },
  absent: [],
  problems: [],
});

/** Whether a text looks like TRF: it has a player's line or a tournament's name. */
export const looksLikeTrf = (text: string): boolean => /^\uFEFF?(?:0[0-9]2|001|XX[A-Z]|###)(?: |$)/m.test(text.slice(0, 4000));

/** Reads a TRF(x) text; `scoring` is taken where the file doesn't say (any draw makes it sets). */
export function readTrf(text: string, scoring: Scoring = PRESETS.backgammon): Read<Tournament> {
  const file = emptyFile();
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .every((line, i) => {
      readLine(line, i + 1, file);
      return file.problems.length < MAX_PROBLEMS && file.players.length <= MAX_PLAYERS;
    });
  if (file.players.length > MAX_PLAYERS)
    file.problems.push({ code: 'out-of-range', line: file.players.at(-1)?.number ?? 1, expected: `001: ≤ ${MAX_PLAYERS}` });
  if (file.players.length === 0 && file.problems.length === 0) file.problems.push({ code: 'empty', line: 1, expected: '001' });
  const count = Math.max(file.notes.rounds ?? 0, 0, ...file.players.map(({ cells }) => cells.length));
  if (count > MAX_ROUNDS) file.problems.push({ code: 'out-of-range', line: 1, holds: String(count), expected: `≤ ${MAX_ROUNDS}` });
  if (file.problems.length > 0) return { ok: false, problems: file.problems };
  const rounds = Array.from({ length: count }, (_, i) => roundOf(file, i + 1));
  if (file.problems.length > 0) return { ok: false, problems: file.problems };
  const drawn = rounds.some(({ pairings }) => pairings.some(({ result }) => result?.kind === 'outcome' && result.winner === null));
  const tournament: Tournament = {
    format: 'novuss-tournament',
    version: 1,
    name: file.name,
    ...(file.date === undefined ? {} : { date: file.date }),
    ...(file.place === undefined ? {} : { place: file.place }),
    seed: file.notes.seed ?? 0,
    scoring: file.notes.scoring ?? (drawn ? PRESETS.novuss : scoring),
    players: file.players.map((line) => playerOf(line, count, file)),
    rounds,
  };
  return readTournament(tournament);
}
