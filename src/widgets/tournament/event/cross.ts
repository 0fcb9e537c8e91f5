/** One field of a cross table. */
import { countedResult } from '../../../tournament/event/round-robin.ts';
import type { Game } from '../../../tournament/event/types.ts';
import { resultText } from '../words.ts';

/** What `id` has against `other`, seen from `id`; two turns one after the other. */
export function crossCell(games: readonly Game[], id: number, other: number): string {
  return games
    .filter(({ first, second }) => (first === id && second === other) || (first === other && second === id))
    .flatMap((game) => {
      const text = resultText(countedResult(game)).replaceAll('\u00a0', '').replace(/\(.*$/, '');
      if (text === '') return [];
      const [a = '', b = ''] = text.split(':');
      return [game.first === id ? `${a}:${b}` : `${b}:${a}`];
    })
    .join(' ');
}
