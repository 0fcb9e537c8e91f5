/** The words in which two texts part. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces } from '../../../src/narrate/draft/marked.ts';

const shown = (old: string, now: string): string =>
  pieces(old, now)
    .map(({ text, in: where }) => ({ both: text, old: `[-${text}-]`, new: `[+${text}+]` })[where])
    .join('');

test.each([
  ['the right to play and a disc.', 'only the right to play.', '[+only +]the right to play[- and a disc-].'],
  // whole words, in every script
  ['Шайба упала в лузу.', 'Шайба падает в лузу.', 'Шайба [-упала-][+падает+] в лузу.'],
  ['Löögiketas langeb auku.', 'Löögiketas langeks auku.', 'Löögiketas [-langeb-][+langeks+] auku.'],
  ['', 'New.', '[+New.+]'],
])('%s | %s', (old, now, marked) => expect(shown(old, now)).toBe(marked));

test('both texts can be read off the pieces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (old, now) => {
      const all = pieces(old, now);
      const without = (other: 'old' | 'new'): string => all.flatMap(({ text, in: where }) => (where === other ? [] : [text])).join('');
      expect([without('new'), without('old')]).toEqual([old, now]);
    }),
  );
});
