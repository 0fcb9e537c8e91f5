/** What stands under each hit of the look-up: every rule, guide, term and measure says something. */
import { expect, test } from 'vitest';
import { plainText } from '../../src/narrate/plain-text.ts';
import { corpus } from '../../src/site/book.ts';
import { answerOf, linesOf } from '../../src/site/look-up/answers.ts';
import { lookup } from '../../src/site/look-up/entries.ts';
import { sheetLookup } from '../../src/site/look-up/sheet.ts';
import { LANGS } from '../../src/ui/langs.ts';

test.each(LANGS)('%s: whatever is found but a page has a line', (lang) => {
  const lines = linesOf(lang);
  const { rules, places } = lookup(lang);
  const silent = [...rules, ...places].filter(({ kind, id }) => kind !== 'page' && !/\p{L}|\p{N}/u.test(lines[kind][id] ?? ''));
  expect(silent.map(({ kind, id }) => `${kind}/${id}`)).toEqual([]);
  expect(sheetLookup(lang).rules.filter(({ line }) => !line)).toEqual([]);
});

test('a measure says its value in each edition, a rule how its text begins', () => {
  const { rule, measure } = linesOf('en');
  expect(measure['tableHeight']?.replace(/\s/g, ' ')).toBe(
    '2017 edition: 750 +30 mm · 2010 edition: 750–780 mm · 2008 edition: 750–780 mm',
  );
  const texts = Object.values(corpus.provisions.find(({ id }) => id === 'clothing')?.texts.en?.wordings ?? {});
  expect(texts.some((text) => text.startsWith(rule['clothing'] ?? '-'))).toBe(true);
});

test.each(LANGS)('%s: what is shown of a rule is the beginning of a text and ends where a sentence does', (lang) => {
  const { rule } = linesOf(lang);
  const wrong = corpus.provisions.flatMap((p) => {
    const texts = Object.values(p.texts[lang]?.wordings ?? {}).map(plainText);
    const whole = (shown: string) => texts.some((text) => text === shown || (text.startsWith(`${shown} `) && /[.!?…][“”»"]*$/.test(shown)));
    const shown = [rule[p.id] ?? '', ...answerOf(p, lang).groups.map(({ text }) => text)];
    return shown.filter((one) => one !== '' && !whole(one)).map((one) => `${p.id}: ${one}`);
  });
  expect(wrong).toEqual([]);
});
