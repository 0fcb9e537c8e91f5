/** How a drawn event's games are called and listed. */
import { fill } from '../../../narrate/sentence.ts';
import { crossedPlaces, finalOf, groupLetter, qualifiedOf } from '../../../tournament/event/groups.ts';
import type { Tree, TreeGame } from '../../../tournament/event/knock-out.ts';
import { countedResult } from '../../../tournament/event/round-robin.ts';
import { lastPlayedFor, type Source, treeOf } from '../../../tournament/event/tree.ts';
import type { DrawnEvent, Game } from '../../../tournament/event/types.ts';
import { winnerOf } from '../../../tournament/scoring.ts';
import type { Result, Scoring, Side } from '../../../tournament/types.ts';
import { resultText, type Words } from '../words.ts';

/** The tree of an event that has one: of a knock-out, or of the final after groups. */
export function treeIn(event: DrawnEvent): Tree | null {
  if (event.format === 'knock-out') return event;
  const final = event.format === 'groups' ? finalOf(event) : null;
  return final?.kind === 'knock-out' ? final.tree : null;
}

/** What stands in a tree for who comes out of a group: `A1`, by the place in the tree. */
function placesOf(event: DrawnEvent): readonly string[] {
  if (event.format !== 'groups' || event.draw === null) return [];
  const qualified = qualifiedOf(event);
  return crossedPlaces(event.draw.length, event.qualifiers).map((at) => {
    const one = at === null ? undefined : qualified[at];
    return one ? `${groupLetter(one.group)}${one.rank}` : '';
  });
}

export type Numbers = ReadonlyMap<string, string>;

/**
 * Games by their keys, numbered as they are printed: `1`, `2`, … and `3a` for an extra game after game 3. Under `place 1`, `place 2`, … what
 * stands for who comes out of a group.
 */
export function numbersOf(event: DrawnEvent): Numbers {
  const tree = treeIn(event);
  if (tree === null || tree.draw === null) return new Map();
  const numbers = new Map(treeOf(tree.draw.length, tree.defeats, lastPlayedFor(tree)).map(({ key }, i) => [key, String(i + 1)]));
  for (const [key, number] of [...numbers]) numbers.set(`${key}x`, `${number}a`);
  for (const [i, place] of placesOf(event).entries()) numbers.set(`place ${i + 1}`, place);
  return numbers;
}

export const namesOf = (event: DrawnEvent): ReadonlyMap<number, string> => new Map(event.entrants.map(({ id, name }) => [id, name]));

/** `Winner of game 4`; `A1` for the first of group A. */
const sourceText = (source: Source, numbers: Numbers, { t, lang }: Words): string =>
  source.from === 'place'
    ? (numbers.get(`place ${source.place}`) ?? '')
    : fill(source.from === 'winner' ? t.tree.winnerOf : t.tree.loserOf, { game: numbers.get(source.of) ?? '' }, lang);

/** What stands for a side: a name, nobody, or where it comes from. */
export function sideText(
  game: Game | TreeGame,
  side: 'first' | 'second',
  names: ReadonlyMap<number, string>,
  numbers: Numbers,
  words: Words,
): string {
  const id = game[side];
  if (typeof id === 'number') return names.get(id) ?? '';
  if (id === null) return words.t.tree.nobody;
  return 'playedFor' in game ? sourceText(game.playedFor[side === 'first' ? 0 : 1], numbers, words) : '';
}

/** Which game is meant, in a sentence: its number, or its two names. */
export function gameText(event: DrawnEvent, game: Game, numbers: Numbers, words: Words): string {
  const names = namesOf(event);
  const pair = [game.first, game.second].map((id) => (typeof id === 'number' ? (names.get(id) ?? '') : '–')).join(' – ');
  const number = numbers.get(game.key);
  return number === undefined ? pair : `${fill(words.t.tree.game, { n: number }, words.lang)}: ${pair}`;
}

/** As it counts: the result, or what stands for a game that need not be played. */
export function countedText(game: Game, { t }: Words): string {
  if (game.struck) return t.games.struck;
  const known = typeof game.first === 'number' && typeof game.second === 'number';
  return game.result || known ? resultText(countedResult(game)) : '';
}

/** Who has won a game, be it without play; null while that is open, and where nobody has. */
export const wonBy = ({ result, walkover }: Game): Side | null => (result ? winnerOf(result) : walkover === 'neither' ? null : walkover);

/** Games that are played, or will be: not those in which somebody has no opponent. */
export const isShown = (game: Game): boolean => game.first !== null && game.second !== null;

/** Who has no opponent in a round. */
export const freeIn = (games: readonly Game[], round: number): readonly number[] =>
  games.flatMap((game) => {
    const alone = game.first === null ? game.second : game.second === null ? game.first : null;
    return game.round === round && typeof alone === 'number' ? [alone] : [];
  });

/** `3`, `5–8` where it is shared, `–` while it is open. */
export const placeText = ({ place, shared }: { readonly place: number | null; readonly shared: number }): string =>
  place === null ? '–' : shared > 1 ? `${place}–${place + shared - 1}` : String(place);

const FORFEITS: readonly Result[] = [
  { kind: 'forfeit', winner: 'first', why: 'late' },
  { kind: 'forfeit', winner: 'second', why: 'late' },
  { kind: 'forfeit', winner: null, why: 'late' },
  { kind: 'forfeit', winner: 'first', why: 'conduct' },
  { kind: 'forfeit', winner: 'second', why: 'conduct' },
  { kind: 'forfeit', winner: 'first' },
  { kind: 'forfeit', winner: 'second' },
  { kind: 'forfeit', winner: null },
];

/** Losses without play that can be entered for a game. Lateness and conduct are novuss' (15.1, 15.2); the backgammon sheet knows neither. */
export const forfeitsFor = ({ kind }: Scoring): readonly Result[] => FORFEITS.filter((one) => kind === 'sets' || !('why' in one));
