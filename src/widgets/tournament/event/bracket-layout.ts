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
/** One tree: the first, or the second. */
export interface DrawnTree {
  readonly tree: 'first' | 'second';
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

function layOut(tree: DrawnTree['tree'], levels: readonly (readonly TreeGame[])[], rows: number): DrawnTree {
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
      at.set(game.key, { game, x: c * (BOX.width + GAP), y: below ?? (feeders.length > 0 ? fed : even) });
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

/** The drawing of an event: one tree, or two. */
export function layoutOf(event: Tree): readonly DrawnTree[] {
  const games = knockOutGames(event).filter(({ key }) => !key.endsWith('x'));
  const of = (tree: TreeGame['tree']): readonly TreeGame[] => games.filter((game) => game.tree === tree);
  const above = byLevel(of('A'));
  const rows = above[0]?.length ?? 0;
  const last = [...(above.at(-1) ?? []), ...of('T')];
  const first = layOut('first', [...above.slice(0, -1), last, ...byLevel(of('F'))], rows);
  const below = byLevel(of('B'));
  return below.length === 0 ? [first] : [first, layOut('second', below, below[0]?.length ?? 0)];
}
