/** What the search page quotes of the full text: never a single letter, never the inside of a word. */
import { expect, test } from 'vitest';
import { markedIn } from '../../src/client/look-up/excerpt.ts';

const NONE = undefined;
test.each([
  ['en', 'scratch', 'the player’<mark>s</mark> disc', NONE],
  ['en', 'scratch', 'a <mark>scratch</mark> is the player’<mark>s</mark>', 'a <mark>scratch</mark> is the player’s'],
  ['en', 'art', 'the <mark>start</mark> of play', NONE],
  ['en', 'a b', '<mark>a</mark> disc', NONE],
  ['en', 'plywood', 'of <mark>plywood,</mark> varnished', 'of <mark>plywood,</mark> varnished'],
  ['en', '5 seconds', 'within <mark>5</mark> s', 'within <mark>5</mark> s'],
  ['de', 'Taschen', 'in die <mark>Tasche</mark>', 'in die <mark>Tasche</mark>'],
  ['de', 'lackierter', 'nicht <mark>lackiert</mark> sein', 'nicht <mark>lackiert</mark> sein'],
  ['de', 'in', '<mark>Innenecke</mark>', NONE],
  ['ru', 'луза', 'в <mark>лузе</mark>', 'в <mark>лузе</mark>'],
  ['ru', 'шайбу', '<mark>шайба</mark> и <mark>ш</mark>', '<mark>шайба</mark> и ш'],
  ['et', 'auk', 'kukub <mark>auku</mark>', 'kukub <mark>auku</mark>'],
] as const)('%s, %s: %s', (lang, question, excerpt, shown) => {
  expect(markedIn(excerpt, question, lang)).toBe(shown);
});
