/**
 * Where the cards of rulings stand while something is dragged. Editions part and agree again from move to move; to make a card, to take one away
 * or to lay one out is dear, so cards that say nothing now keep their room, unseen, until the hand lets go, and what stands below a headline may
 * come later than it.
 */
import type { Card, CardGrounds, Line } from './ruling/cards.ts';

/** What a card says below its headline, and the card it was made for. */
export interface Body extends CardGrounds {
  readonly card: Card;
  readonly decided: readonly Line[];
}
export interface Place {
  /** Whether it says anything now. */
  readonly shown: boolean;
  /** Where it says nothing now: as it was when it did. */
  readonly card: Card;
  /** All editions rule as it says. */
  readonly alone: boolean;
  /** Null where there has never been one. */
  readonly body: Body | null;
  /** Whether the body was made for the editions that now stand above it. */
  readonly fits: boolean;
}

/** Places for the cards of this moment and the bodies made last; `before`: the places so far, where none may leave the page. */
export function placesOf(cards: readonly Card[], bodies: readonly Body[], before: readonly Place[]): readonly Place[] {
  const places: Place[] = [];
  for (let i = 0; i < Math.max(cards.length, bodies.length, before.length); i += 1) {
    const was = before[i];
    const body = bodies[i] ?? was?.body ?? null;
    const card = cards[i] ?? was?.card ?? body?.card;
    if (!card) continue;
    const shown = i < cards.length;
    const fits = i < bodies.length && body?.card.editions.join() === card.editions.join();
    places.push({ shown, card, alone: shown || !was ? cards.length === 1 : was.alone, body, fits });
  }
  return places;
}
