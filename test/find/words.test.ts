/** The words of the look-up: which forms are compared as one, and which letters may stand in a wrong order. */
import { describe, expect, test } from 'vitest';
import { match } from '../../src/client/look-up/match.ts';
import { analyser, significant, stemmer } from '../../src/client/look-up/words.ts';
import { loadAsked } from '../../src/files/asked.ts';
import { lookup } from '../../src/site/look-up/entries.ts';
import { lexiconOf } from '../../src/site/look-up/phrasings.ts';
import { wordsOf } from '../../src/ui/fold.ts';
import { LANGS, type Lang } from '../../src/ui/langs.ts';

const SAME: readonly (readonly [Lang, string, string])[] = [
  ['ru', 'луз', 'луза лузу лузы лузе лузой лузами'],
  ['ru', 'борт', 'борт борта борту бортом борте борты'],
  ['et', 'laua', 'laua lauad lauale laual laualt lauaks'],
  ['en', 'pocket', 'pocket pockets'],
];
test.each(SAME)('%s: words without their endings: %s', (lang, bare, forms) => {
  const stem = stemmer(lexiconOf(lang));
  for (const form of wordsOf(forms, lang)) expect(stem(form), form).toBe(bare);
});

describe.each(LANGS)('%s', (lang) => {
  const lexicon = lexiconOf(lang);
  const texts = Object.values(loadAsked().byLang[lang].asked.provision).flat();

  test('a short word keeps three letters, and taking endings off twice is as once', () => {
    const stem = stemmer(lexicon);
    for (const word of new Set(texts.flatMap((text) => wordsOf(text, lang)))) {
      expect(stem(stem(word))).toBe(stem(word));
      expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    }
  });

  test('what is sent of a phrasing is compared as the phrasing is', () => {
    const analyse = analyser(lexicon);
    const compared = significant(lexicon);
    const tokens = (text: string) => new Set(wordsOf(text, lang).flatMap(analyse));
    for (const text of texts) expect(tokens(compared(text)), text).toEqual(tokens(text));
  });
});

const EXCHANGED: readonly (readonly [Lang, string, string])[] = [
  ['en', 'dakr disc', 'dark disc'],
  ['de', 'Tihsc', 'Tisch'],
  ['ru', 'лзуа', 'луза'],
];
test.each(EXCHANGED)('%s: “%s” finds what “%s” finds, though two letters changed places', (lang, typed, meant) => {
  const first = (question: string) => match(question, lookup(lang)).hits[0]?.entry.id;
  expect(first(typed)).toBe(first(meant));
});
