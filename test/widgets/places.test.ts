import { expect, test } from 'vitest';
import { type Body, placesOf } from '../../src/widgets/table/places.ts';
import type { Card } from '../../src/widgets/table/ruling/cards.ts';

const card = (...editions: Card['editions']): Card => ({ editions, rulings: [], sign: 'right', headline: [] });
const body = (of: Card): Body => ({ card: of, decided: [], applies: [], besides: [], notes: [] });
/** As `2017,2010 [2017]`: the editions above, those of the body below where it is seen; in brackets of their own where the card is not. */
const told = (places: ReturnType<typeof placesOf>) =>
  places.map((place) => {
    const text = `${place.card.editions}${place.fits ? ` [${place.body?.card.editions}]` : ''}`;
    return place.shown ? text : `(${text})`;
  });

test('editions part and agree again under a hand: what stands in the page from move to move', () => {
  const [all, newer, older] = [card('2017', '2010', '2008'), card('2017', '2010'), card('2008')];
  const alike = placesOf([all], [body(all)], []);
  expect(told(alike)).toEqual(['2017,2010,2008 [2017,2010,2008]']);

  // they part: headlines at once, what stands below them when it is made
  const parting = placesOf([newer, older], [body(all)], alike);
  expect(told(parting)).toEqual(['2017,2010', '2008']);
  const parted = placesOf([newer, older], [body(newer), body(older)], parting);
  expect(told(parted)).toEqual(['2017,2010 [2017,2010]', '2008 [2008]']);

  // they agree: the second card keeps its room, and what was made for it
  const agreed = placesOf([all], [body(all)], placesOf([all], [body(newer), body(older)], parted));
  expect(told(agreed)).toEqual(['2017,2010,2008 [2017,2010,2008]', '(2008)']);
  expect(agreed.map(({ alone }) => alone)).toEqual([true, false]);
  expect(agreed[1]?.card).toBe(older);
  // and part in another way: nothing of before is seen under the new headline
  const other = placesOf([newer, card('club')], [body(all)], agreed);
  expect(told(other)).toEqual(['2017,2010', 'club']);
  expect(other[1]?.body?.card).toBe(older);

  // the hand lets go
  expect(told(placesOf([all], [body(all)], []))).toEqual(['2017,2010,2008 [2017,2010,2008]']);
});
