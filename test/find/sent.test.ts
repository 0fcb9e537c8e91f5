/** The look-up file as it is sent: what comes out is what went in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receive, receiveTexts, send, sendTexts } from '../../src/client/look-up/sent.ts';
import { lookup } from '../../src/site/look-up/entries.ts';
import { LANGS } from '../../src/ui/langs.ts';

const sorted = (text: string): string => [...new Set(text.split(' '))].sort().join(' ');

test('every word stands once, with the texts that it stands in', () => {
  const texts = ['pocket striker', 'disc pocket', 'disc', 'pocket'];
  expect(sendTexts(texts)).toEqual({ words: 'AdiscApocketAstriker', standing: '1 1\n0 1 2\n0' });
});

test('texts come back with their words sorted, each once', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abzабвгдйя0129'), minLength: 1, maxLength: 40 });
  const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (texts) => {
      expect(receiveTexts(sendTexts(texts))).toEqual(texts.map(sorted));
    }),
  );
});

describe.each(LANGS)('%s', (lang) => {
  test('the look-up that comes is the look-up', () => {
    const data = lookup(lang);
    expect(receive(JSON.parse(JSON.stringify(send(data))))).toEqual(data);
  });
});
