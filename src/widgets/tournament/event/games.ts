/** How a drawn event's games are called and listed. */
import { fill } from '../../../narrate/sentence.ts';
import type { TreeGame } from '../../../tournament/event/knock-out.ts';
import { type Source, treeOf } from '../../../tournament/event/tree.ts';
import type { DrawnEvent, Game } from '../../../tournament/event/types.ts';
import type { Result } from '../../../tournament/types.ts';
import { resultText, type Words } from '../words.ts';

/** Games by their keys, numbered as they are printed: `1`, `2`, … and `3a` for an extra game after game 3. */
export function numbersOf(event: DrawnEvent): ReadonlyMap<string, string> {
  if (event.format !== 'knock-out' || event.draw === null) return new Map();
  const numbers = new Map(treeOf(event.draw.length, event.defeats, event.third).map(({ key }, i) => [key, String(i + 1)]));
  for (const [key, number] of [...numbers]) numbers.set(`${key}x`, `${number}a`);
  return numbers;
}

export const namesOf = (event: DrawnEvent): ReadonlyMap<number, string> => new Map(event.entrants.map(({ id, name }) => [id, name]));

/** `Winner of game 4`. */
export const sourceText = (source: Source, numbers: ReadonlyMap<string, string>, { t, lang }: Words): string =>
  source.from === 'place'
    ? ''
    : fill(source.from === 'winner' ? t.tree.winnerOf : t.tree.loserOf, { game: numbers.get(source.of) ?? '' }, lang);

/** What stands for a side: a name, nobody, or where it comes from. */
export function sideText(
  game: Game | TreeGame,
  side: 'first' | 'second',
  names: ReadonlyMap<number, string>,
  numbers: ReadonlyMap<string, string>,
  words: Words,
): string {
  const id = game[side];
  if (typeof id === 'number') return names.get(id) ?? '';
  if (id === null) return words.t.tree.nobody;
  return 'from' in game ? sourceText(game.from[side === 'first' ? 0 : 1], numbers, words) : '';
}

/** Which game is meant, in a sentence: its number, or its two names. */
export function gameText(event: DrawnEvent, game: Game, numbers: ReadonlyMap<string, string>, words: Words): string {
  const names = namesOf(event);
  const pair = [game.first, game.second].map((id) => (typeof id === 'number' ? (names.get(id) ?? '') : '–')).join(' – ');
  const number = numbers.get(game.key);
  return number === undefined ? pair : `${fill(words.t.tree.game, { n: number }, words.lang)}: ${pair}`;
}

/** As it counts: the result, or what stands for a game that need not be played. */
export function countedText(game: Game, { t }: Words): string {
  if (game.struck) return t.games.struck;
  if (game.result) return resultText(game.result);
  return game.walkover === null || typeof game.first !== 'number' || typeof game.second !== 'number'
    ? ''
    : resultText(walkoverResult(game.walkover));
}

const walkoverResult = (walkover: 'first' | 'second' | 'neither'): Result => ({
  kind: 'forfeit',
  winner: walkover === 'neither' ? null : walkover,
});

/** Games that are played, or will be: not those in which somebody has no opponent. */
export const isShown = (game: Game): boolean => game.first !== null && game.second !== null;

/** Who has no opponent in a round. */
export const freeIn = (games: readonly Game[], round: number): readonly number[] =>
  games.flatMap((game) => {
    const alone = game.first === null ? game.second : game.second === null ? game.first : null;
    return game.round === round && typeof alone === 'number' ? [alone] : [];
  });
