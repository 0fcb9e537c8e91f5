/** What the board says: the line of state above it and the line on the last action below it. */
import { RULE_ARTICLES } from '../../backgammon/codes.ts';
import type { Place } from '../../backgammon/types.ts';
import { type BackgammonWords, describeRefusal, onPlace, placeName } from '../../narrate/backgammon.ts';
import { fill } from '../../narrate/sentence.ts';
import { interpolate } from '../../ui/interpolate.ts';
import type { BackgammonState } from './state.svelte.ts';

/** Whose turn it is and what is left of it. */
export function describeState(game: BackgammonState, { lang, t }: BackgammonWords): string {
  const who = t.colour[game.colour];
  if (game.mode === 'setup') return t.setup.title;
  if (game.result) {
    const { winner, points, gammon } = game.result;
    const won = fill(t.status.won, { who: t.colour[winner], points }, lang);
    return gammon ? `${won}. ${t.status.gammon}` : won;
  }
  if (!game.turn) return game.opening ? t.do.opening : fill(t.status.toRoll, { who }, lang);
  const head = fill(t.status.toMove, { who, dice: game.turn.dice.join('\u2013') }, lang);
  const { most, left, played } = game.turn;
  if (most === 0) return `${head}. ${t.status.none}`;
  if (game.mayEnd) return `${head}. ${t.status.done}`;
  return played.length > 0 ? `${head}. ${fill(t.status.left, { left: left.join(', ') }, lang)}` : head;
}

/** What the last action led to; the article where it was refused. */
export function describeNotice(game: BackgammonState, words: BackgammonWords): { readonly text: string; readonly article?: string } | null {
  const { lang, t } = words;
  const { notice } = game;
  switch (notice?.kind) {
    case 'refused':
      return { text: describeRefusal(notice.refusal, notice.dice, words), article: notice.refusal.article };
    case 'opening':
      return {
        text: `${fill(t.status.opening, { black: notice.black, white: notice.white }, lang)}${notice.again ? `. ${t.status.again}` : ''}`,
        article: RULE_ARTICLES['opening-roll'],
      };
    case 'moved': {
      const way = fill(t.status.moved, { from: placeName(notice.from, words), to: placeName(notice.to, words) }, lang);
      return { text: notice.hit ? `${way}, ${t.status.hit}` : way };
    }
    case 'corrected':
      return { text: t.status.corrected, article: RULE_ARTICLES.correction };
    case 'resignation-refused':
      return { text: t.resign.refused, article: RULE_ARTICLES.resignation };
    case 'setup-full':
      return { text: t.setup.full, article: '2 ¶1' };
    case 'setup-occupied':
      return { text: t.setup.occupied };
    case 'setup-empty':
      return { text: t.setup.empty };
    case 'link-by-hand':
      return { text: t.link.byHand };
    default:
      return null;
  }
}

/** Of a place: where the checker on it may go; empty where it may go nowhere. */
export function describeTargets(places: readonly Place[], words: BackgammonWords): string {
  if (places.length === 0) return '';
  const names = places.map((place) => (typeof place === 'number' ? String(place) : onPlace(place, words)));
  return interpolate(words.t.board.targets, { places: names.join(', ') });
}
