/** Where the games of a knock-out stand in its drawing. Lengths are units of the drawing, CSS pixels on the page. */
import { knockOutGames, type Tree, type TreeGame } from '../../../tournament/event/knock-out.ts';

export const BOX = { width: 188, height: 46 } as const;
const GAP = 34;
const PITCH = 58;
/** Above each tree, for the numbers of its rounds. */
const HEAD = 26;

export interface DrawnGame {
  readonly game: TreeGame;
  readonly x: number;
  /** Middle of the box. */
  readonly y: number;
}
export interface Line {
  readonly key: string;
  readonly path: string;
}
/** One tree: the first, the second, or games for places. */
export interface DrawnTree {
  readonly tree: 'first' | 'second' | 'places';
  /** The places that are played for. */
  readonly top: number;
  readonly last: number;
  readonly width: number;
  readonly height: number;
  readonly games: readonly DrawnGame[];
  readonly lines: readonly Line[];
  /** Rounds of the competition by their place. */
  readonly rounds: readonly { readonly x: number; readonly round: number }[];
}

/** Whether anybody plays or will play in it: byes are not drawn. */
const isDrawn = ({ first, second }: TreeGame): boolean => first !== null && second !== null;

const winnersInto = (game: TreeGame): readonly string[] => game.from.flatMap((source) => (source.from === 'winner' ? [source.of] : []));

function lineTo(from: DrawnGame, to: DrawnGame): Line {
  const [x1, x2] = [from.x + BOX.width, to.x];
  const middle = x2 - GAP / 2;
  return { key: `${from.game.key}>${to.game.key}`, path: `M${x1} ${from.y}H${middle}V${to.y}H${x2}` };
}

function layOut(tree: DrawnTree['tree'], levels: readonly (readonly TreeGame[])[], rows: number, top = 1): DrawnTree {
  // what comes before the first game is byes alone
  const begins = levels.findIndex((games) => games.some(isDrawn));
  const columns = levels.slice(Math.max(0, begins));
  const at = new Map<string, DrawnGame>();
  for (const [c, games] of columns.entries())
    for (const [i, game] of games.entries()) {
      const feeders = winnersInto(game).flatMap((key) => at.get(key) ?? []);
      const even = HEAD + ((i + 0.5) * rows * PITCH) / games.length;
      const fed = feeders.reduce((sum, { y }) => sum + y, 0) / feeders.length;
      const below = game.tree === 'T' ? HEAD + rows * PITCH + PITCH / 2 : null;
      at.set(game.key, { game, x: c * (BOX.width + GAP), y: below ?? (feeders.length > 0 && tree !== 'places' ? fed : even) });
    }
  const drawn = [...at.values()].filter(({ game }) => isDrawn(game));
  const there = new Set(drawn.map(({ game }) => game.key));
  const lines = drawn.flatMap((to) =>
    winnersInto(to.game).flatMap((key) => {
      const from = at.get(key);
      return from && there.has(key) ? [lineTo(from, to)] : [];
    }),
  );
  const used = columns.flatMap((games, c) => (games.some(isDrawn) ? [{ x: c * (BOX.width + GAP), round: games[0]?.round ?? 0 }] : []));
  const third = columns.some((games) => games.some((game) => game.tree === 'T'));
  return {
    tree,
    top,
    last: top + 2 * rows - 1,
    width: columns.length * (BOX.width + GAP) - GAP,
    height: HEAD + (rows + (third ? 1 : 0)) * PITCH,
    games: drawn,
    lines,
    rounds: used,
  };
}

const byLevel = (games: readonly TreeGame[]): readonly (readonly TreeGame[])[] => {
  const levels = [...new Set(games.map(({ level }) => level))].toSorted((a, b) => a - b);
  return levels.map((level) => games.filter((game) => game.level === level));
};

/** Games for places: a drawing for those of each round of the first tree that nobody has won, in each column the better places above. */
function placeTrees(games: readonly TreeGame[]): readonly DrawnTree[] {
  const topOf = ({ key }: TreeGame): number => Number(key.slice(1).split('-')[0]);
  const tops = games.filter(({ level }) => level === 1).map(topOf);
  return [...new Set(tops)]
    .toSorted((a, b) => a - b)
    .map((top) => {
      const rows = tops.filter((one) => one === top).length;
      const own = games.filter((game) => topOf(game) >= top && topOf(game) < top + 2 * rows);
      const levels = byLevel(own).map((column) => column.toSorted((a, b) => topOf(a) - topOf(b) || a.number - b.number));
      return layOut('places', levels, rows, top);
    });
}

/** The drawing of an event: one tree, or two; then the games for places. */
export function layoutOf(event: Tree): readonly DrawnTree[] {
  const games = knockOutGames(event).filter(({ key }) => !key.endsWith('x'));
  const of = (tree: TreeGame['tree']): readonly TreeGame[] => games.filter((game) => game.tree === tree);
  const above = byLevel(of('A'));
  const rows = above[0]?.length ?? 0;
  const last = [...(above.at(-1) ?? []), ...of('T')];
  const first = layOut('first', [...above.slice(0, -1), last, ...byLevel(of('F'))], rows);
  const below = byLevel(of('B'));
  const second = below.length === 0 ? [] : [layOut('second', below, below[0]?.length ?? 0)];
  return [first, ...second, ...placeTrees(of('P'))];
}
