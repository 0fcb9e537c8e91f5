import { expect, test } from 'vitest';
import type { Card } from '../../src/widgets/table/cards.ts';
import { type Body, placesOf } from '../../src/widgets/table/places.ts';

const card = (...editions: Card['editions']): Card => ({ editions, rulings: [], sign: 'right', headline: [], decided: [] });
const body = (of: Card): Body => ({ card: of, applies: [], besides: [], notes: [] });
/** As `2017,2010: shown`, with `-` where no body is seen. */
const told = (places: ReturnType<typeof placesOf>) =>
  places.map(({ state, card: { editions }, bare }) => `${editions}: ${state}${bare ? ' -' : ''}`);

test('editions part and agree again under a hand: what stands in the page from move to move', () => {
  const [all, newer, older] = [card('2017', '2010', '2008'), card('2017', '2010'), card('2008')];
  const alike = placesOf([all], [body(all)], []);
  expect(told(alike)).toEqual(['2017,2010,2008: shown']);

  // they part: the new card has its headline at once, and its body when bodies are made
  const parting = placesOf([newer, older], [body(all)], alike);
  expect(told(parting)).toEqual(['2017,2010: shown', '2008: shown -']);
  expect(parting[0]?.body?.card).toBe(all);
  const parted = placesOf([newer, older], [body(newer), body(older)], parting);
  expect(told(parted)).toEqual(['2017,2010: shown', '2008: shown']);

  // they agree: the second card keeps its room until bodies are made, then only its place in the page
  const agreeing = placesOf([all], [body(newer), body(older)], parted);
  expect(told(agreeing)).toEqual(['2017,2010,2008: shown', '2008: gone']);
  const agreed = placesOf([all], [body(all)], agreeing);
  expect(told(agreed)).toEqual(['2017,2010,2008: shown', '2008: spare -']);
  expect(agreed[1]?.body?.card).toBe(older);

  // the hand lets go
  expect(told(placesOf([all], [body(all)], []))).toEqual(['2017,2010,2008: shown']);
});
