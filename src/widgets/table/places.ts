/**
 * Where the cards of rulings stand while something is dragged. Editions part and agree again from move to move; to make a card or to take one
 * away is dear, so cards that say nothing now stay in the page until the hand lets go, and what stands below a headline may come later than it.
 */
import type { Card, CardGrounds } from './cards.ts';

/** What a card says below its headline, and the card it was made for. */
export interface Body extends CardGrounds {
  readonly card: Card;
}
export interface Place {
  /** `gone`: it keeps its room, unseen, until what stands below the headlines is made anew; `spare`: it has none. */
  readonly state: 'shown' | 'gone' | 'spare';
  readonly card: Card;
  /** Null where there has never been one. */
  readonly body: Body | null;
  /** The headline stands alone until its body is made. */
  readonly bare: boolean;
}

/** Places for the cards of this moment and the bodies made last; `before`: the places so far, where none may leave the page. */
export function placesOf(cards: readonly Card[], bodies: readonly Body[], before: readonly Place[]): readonly Place[] {
  const places: Place[] = [];
  for (let i = 0; i < Math.max(cards.length, bodies.length, before.length); i += 1) {
    const [made, kept] = [bodies[i], before[i]];
    const card = cards[i] ?? made?.card ?? kept?.card;
    if (!card) continue;
    const state = i < cards.length ? 'shown' : made ? 'gone' : 'spare';
    places.push({ state, card, body: made ?? kept?.body ?? null, bare: !made });
  }
  return places;
}
