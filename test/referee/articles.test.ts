/** Whatever the referee cites stands in the book: every article of every rule and reading is on its edition's list. */
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { RuleEntry } from '../../src/referee/edition.ts';
import { EDITIONS } from '../../src/referee/editions.ts';
import { READINGS } from '../../src/referee/readings.ts';
import { EDITION_IDS, type EditionId } from '../../src/referee/types.ts';

interface EditionFile {
  readonly chapters: readonly { readonly articles: readonly string[] }[];
}

function articlesOf(edition: EditionId): ReadonlySet<string> {
  const file = new URL(`../../content/novuss/editions/${edition}.yaml`, import.meta.url);
  const { chapters } = load(readFileSync(file, 'utf8')) as EditionFile;
  return new Set(chapters.flatMap((chapter) => chapter.articles));
}

const entries = (entry: RuleEntry): readonly string[] => [
  entry.article,
  ...(entry.also ?? []),
  ...(entry.doubles === undefined ? [] : [entry.doubles.article, ...(entry.doubles.also ?? [])]),
];

describe.each(EDITION_IDS)('%s', (edition) => {
  const known = articlesOf(edition);

  test('the articles of its rules', () => {
    const cited = Object.entries(EDITIONS[edition].rules).flatMap(([rule, entry]) => entries(entry).map((article) => ({ rule, article })));
    expect(cited.filter(({ article }) => !known.has(article))).toEqual([]);
  });

  test('the articles of its policies', () => {
    const { placesBothDebts, lastDiscWithPenaltyLoses, lastDiscWithReturnLoses } = EDITIONS[edition].policies;
    const articles = [placesBothDebts, lastDiscWithPenaltyLoses, lastDiscWithReturnLoses].map(({ article }) => article);
    expect(articles.filter((article) => article !== null && !known.has(article))).toEqual([]);
  });

  test('the articles of its readings', () => {
    const cited = READINGS.flatMap((reading) => (reading.in[edition]?.articles ?? []).map((article) => ({ reading: reading.id, article })));
    expect(cited.filter(({ article }) => !known.has(article))).toEqual([]);
  });
});
