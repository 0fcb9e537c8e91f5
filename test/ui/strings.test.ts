import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPLETE_LANGS, LANGS, LANGUAGES, type Lang } from '../../src/corpus/languages.ts';
import { stringProblems } from '../../src/corpus/lint/strings.ts';
import { contentFiles } from '../../src/files/corpus.ts';
import { fill, fillNamed } from '../../src/narrate/sentence.ts';
import { interpolate } from '../../src/ui/interpolate.ts';
import { strings } from '../../src/ui/strings-all.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import { foreignQuotes } from '../support/quotes.ts';

const root = join(import.meta.dirname, '../../content/ui');
/** Words by which people ask or write, in any letters. */
const AREAS = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !/find$/.test(entry.name) ? [entry.name] : [],
);
/** The letters that another language's text would be written in. */
const letters = (lang: Lang): RegExp => (LANGUAGES[lang].script === 'Cyrl' ? /(?!)/ : /\p{Script=Cyrillic}/u);

test('every language has the strings of English, with the same values to fill in', () => {
  expect(stringProblems(contentFiles())).toEqual([]);
});

describe.each(AREAS)('the strings of %s', (area) => {
  test.each(COMPLETE_LANGS)('%s is written with its own quotation marks and letters', (lang) => {
    const texts = [...readFileSync(join(root, area, `${lang}.json`), 'utf8').matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
      text.replaceAll('\\"', '"').replace(/\{\{[^}]*\}\}/g, ''),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => foreignQuotes(lang).test(text) || letters(lang).test(text))).toEqual([]);
  });
});

test('a sentence that ends with a day has its full stop from whoever fills it in: Russian days with a year end with one', () => {
  // a day without its year
  const YEARLESS = ['quiz: План начинается {{date}}.'];
  const ending = AREAS.flatMap((area) =>
    [...readFileSync(join(root, area, 'ru.json'), 'utf8').matchAll(/: "([^"]*\{\{date\}\}\.(?![^ "])[^"]*)"/g)].map(
      ([, text = '']) => `${area}: ${text}`,
    ),
  );
  expect(ending).toEqual(YEARLESS);
});

test('browsers fetch what the build reads', async () => {
  for (const lang of LANGS) expect(await loadTableStrings[lang]()).toEqual(strings('table', lang));
});

test('values stand where the template says; one that is missing is seen', () => {
  expect(interpolate('{{n}} of {{all}}', { n: 3, all: 12 })).toBe('3 of 12');
  expect(interpolate('{{n}} of {{all}}', { n: 3 })).toBe('3 of {{all}}');
});

test('a name at the beginning of a sentence stays as it was given', () => {
  expect(fillNamed('{{name}} is in.', { name: 'van Dyk' }, 'en')).toBe('van Dyk is in.');
  expect(fill('{{name}} is in.', { name: 'van Dyk' }, 'en')).toBe('Van Dyk is in.');
});
