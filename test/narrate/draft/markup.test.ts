/** What a drafter reads and writes of a text, and what of its links, numbers and articles stays. */
import { describe, expect, test } from 'vitest';
import { type Reader, shownText, writtenText } from '../../../src/narrate/draft/markup.ts';

const reader: Reader = {
  figure: (reference) => ({ strokeTime: '30', 'discMass.max': '22' })[reference],
  cite: (provision) => ({ 'striker-broken': 'Art. 17.1.14' })[provision],
};
const LAW =
  'Who has the [right to play](term:right-to-stroke) has {{strokeTime}} seconds for the [stroke](term:stroke) ([[striker-broken]]).';

describe('a text', () => {
  test.each([
    ['words, numbers and articles', LAW, 'Who has the right to play has 30 seconds for the stroke (Art. 17.1.14).'],
    ['an article that the book has not goes with its brackets', 'The set is over ([[no-such]]).', 'The set is over.'],
    ['a number that nobody states stays as written', 'Within {{warmUp}} minutes.', 'Within {{warmUp}} minutes.'],
    ['bold', '**Always** from the edge.', 'Always from the edge.'],
  ])('reads: %s', (_what, source, shown) => expect(shownText(source, reader)).toBe(shown));

  test.each([
    ['unchanged', (shown: string) => shown, LAW],
    ['with a word changed', (shown: string) => shown.replace('seconds', 'full seconds'), LAW.replace('seconds', 'full seconds')],
    ['with a term less', (shown: string) => shown.replace('the stroke', 'it'), LAW.replace('the [stroke](term:stroke)', 'it')],
    ['with a number of its own', (shown: string) => shown.replace('30', '20'), LAW.replace('{{strokeTime}}', '20')],
  ])('is written %s, and keeps its links', (_what, change, source) =>
    expect(writtenText(change(shownText(LAW, reader)), [LAW], reader)).toBe(source),
  );
  test('a link is given no more often than the text had it', () =>
    expect(writtenText('A stroke is a stroke.', ['A [stroke](term:stroke).'], reader)).toBe('A [stroke](term:stroke) is a stroke.'));
  test('a part of a word is no term', () =>
    expect(writtenText('Strokes, upstroke, stroke.', ['[stroke](term:stroke)'], reader)).toBe('Strokes, upstroke, [stroke](term:stroke).'));
});
