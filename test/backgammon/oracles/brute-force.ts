/**
 * A second move generator, written without the first: 24 signed counts as the sheet numbers them, every order of the numbers tried, every
 * sequence kept, and only then the rules on the whole roll applied. Slow and plain; it knows no readings but the usual ones.
 */
import type { PositionDocument } from '../../../src/backgammon/position.ts';
import type { Colour, Dice } from '../../../src/backgammon/types.ts';

interface Board {
  /** By point 1 to 24: positive for Black, negative for White. */
  readonly points: readonly number[];
  readonly bar: Readonly<Record<Colour, number>>;
  readonly off: Readonly<Record<Colour, number>>;
}

const boardOf = (document: PositionDocument): Board => ({
  points: Array.from({ length: 25 }, (_, point) => (document.black[String(point)] ?? 0) - (document.white[String(point)] ?? 0)),
  bar: { black: document.black['bar'] ?? 0, white: document.white['bar'] ?? 0 },
  off: { black: document.black['off'] ?? 0, white: document.white['off'] ?? 0 },
});

const nameOf = (board: Board): string =>
  JSON.stringify([board.points.slice(1), board.bar.black, board.bar.white, board.off.black, board.off.white]);

/** All boards after one checker has moved by one number. */
function single(board: Board, colour: Colour, die: number): readonly Board[] {
  const sign = colour === 'black' ? 1 : -1;
  const results: Board[] = [];
  const home = colour === 'black' ? [1, 2, 3, 4, 5, 6] : [24, 23, 22, 21, 20, 19];
  const starts =
    board.bar[colour] > 0
      ? ['bar' as const]
      : Array.from({ length: 24 }, (_, i) => i + 1).filter((point) => (board.points[point] ?? 0) * sign > 0);
  for (const start of starts) {
    const from = start === 'bar' ? (colour === 'black' ? 25 : 0) : start;
    const to = from - sign * die;
    if (to >= 1 && to <= 24) {
      if ((board.points[to] ?? 0) * sign >= -1) results.push(carry(board, colour, start, to));
      continue;
    }
    const outside = Array.from({ length: 24 }, (_, i) => i + 1).some(
      (point) => !home.includes(point) && (board.points[point] ?? 0) * sign > 0,
    );
    if (outside || start === 'bar') continue;
    const needed = home.indexOf(start) + 1;
    const behind = home.slice(needed).some((point) => (board.points[point] ?? 0) * sign > 0);
    if (die === needed || (die > needed && !behind)) results.push(carry(board, colour, start, 'off'));
  }
  return results;
}

function carry(board: Board, colour: Colour, from: number | 'bar', to: number | 'off'): Board {
  const sign = colour === 'black' ? 1 : -1;
  const points = [...board.points];
  const bar = { ...board.bar };
  const off = { ...board.off };
  if (from === 'bar') bar[colour]--;
  else points[from] = (points[from] ?? 0) - sign;
  if (to === 'off') off[colour]++;
  else if ((points[to] ?? 0) === -sign) {
    points[to] = sign;
    bar[colour === 'black' ? 'white' : 'black']++;
  } else points[to] = (points[to] ?? 0) + sign;
  return { points, bar, off };
}

/** Boards by how many numbers were played, in this order of numbers. */
function sequence(
  board: Board,
  colour: Colour,
  numbers: readonly number[],
  depth: number,
  found: Map<number, Map<string, Board>>,
  first: number,
): void {
  const level = found.get(depth) ?? new Map<string, Board>();
  found.set(depth, level);
  const name = `${depth === 1 ? first : 0}${nameOf(board)}`;
  if (level.has(name)) return;
  level.set(name, board);
  const [die, ...rest] = numbers;
  if (die === undefined) return;
  for (const next of single(board, colour, die)) sequence(next, colour, rest, depth + 1, found, depth === 0 ? die : first);
}

/** The names of all positions that a roll may lead to. */
export function bruteForce(document: PositionDocument, colour: Colour, [a, b]: Dice): ReadonlySet<string> {
  const board = boardOf(document);
  const orders =
    a === b
      ? [[a, a, a, a]]
      : [
          [a, b],
          [b, a],
        ];
  const found = new Map<number, Map<string, Board>>();
  for (const order of orders) {
    const own = new Map<number, Map<string, Board>>();
    sequence(board, colour, order, 0, own, 0);
    for (const [depth, boards] of own) found.set(depth, new Map([...(found.get(depth) ?? []), ...boards]));
  }
  const most = Math.max(...found.keys());
  const best = [...(found.get(most) ?? [])];
  if (most !== 1 || a === b) return new Set(best.map(([, one]) => nameOf(one)));
  const larger = best.filter(([name]) => name.startsWith(String(Math.max(a, b))));
  return new Set((larger.length > 0 ? larger : best).map(([, one]) => nameOf(one)));
}

/** A position of the engine under the same name. */
export const nameOfDocument = (document: PositionDocument): string => nameOf(boardOf(document));
