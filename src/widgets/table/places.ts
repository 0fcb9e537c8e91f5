/**
 * Where the cards of rulings stand while something is dragged. Editions part and agree again from move to move; to make a card, to take one away
 * or to lay one out is dear, so cards that say nothing now keep their room, unseen, until the hand lets go, and what stands below a headline may
 * come later than it.
 */
import type { Card, CardGrounds, Line } from './cards.ts';

/** What a card says below its headline, and the card it was made for. */
export interface Body extends CardGrounds {
  readonly card: Card;
  readonly decided: readonly Line[];
}
export interface Place {
  /** Whether it says anything now. */
  readonly shown: boolean;
  readonly card: Card;
  /** Null where there has never been one. */
  readonly body: Body | null;
  /** Whether the body was made for the editions that now stand above it. */
  readonly fits: boolean;
}

/** Places for the cards of this moment and the bodies made last; `before`: the places so far, where none may leave the page. */
export function placesOf(cards: readonly Card[], bodies: readonly Body[], before: readonly Place[]): readonly Place[] {
  const places: Place[] = [];
  for (let i = 0; i < Math.max(cards.length, bodies.length, before.length); i += 1) {
    const body = bodies[i] ?? before[i]?.body ?? null;
    const card = cards[i] ?? body?.card ?? before[i]?.card;
    if (card)
      places.push({ shown: i < cards.length, card, body, fits: i < bodies.length && body?.card.editions.join() === card.editions.join() });
  }
  return places;
}
