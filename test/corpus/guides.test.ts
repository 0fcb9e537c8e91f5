import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/corpus/model.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { projectRoot } from '../../src/files/root.ts';

const { corpus } = loadCorpus();
const folder = (lang: Lang): string => join(projectRoot(), 'content/guide', lang);
const names = (lang: Lang): readonly string[] => readdirSync(folder(lang)).toSorted();

interface Guide {
  readonly front: Readonly<Record<string, unknown>>;
  readonly body: string;
}
function guide(lang: Lang, name: string): Guide {
  const [, front = '', body = ''] = readFileSync(join(folder(lang), name), 'utf8').split(/^---$/m);
  return { front: load(front) as Record<string, unknown>, body };
}

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const headings = (body: string) => all(body, /<h2 id="([^"]+)">/g);
const figures = (body: string) => all(body, /<Figure ([^>]*?) ?\/>/g);
/** Components that carry facts, with what they name; only words between them are the translator's. */
const facts = (body: string) => all(body, /<(?:Article|Link|Measure|Costs|Editions|Plans|Reading|TableWords)\b[^>]*>/g);
const terms = (body: string) => all(body, /<Term id="([^"]+)">/g).toSorted();
/** Figures typed in the text itself, decimal commas and points alike. */
const numbers = (body: string) =>
  all(body.replace(/<[^>]*>/g, ' '), /\d+(?:[.,]\d+)?/g)
    .map((number) => number.replace(',', '.'))
    .toSorted();
const provisionsNamed = (body: string) => [
  ...all(body, /<Article id="([^"]+)"/g),
  ...all(body, /<Editions of="([^"]+)"/g),
  ...all(body, /<Costs of=\{\[([^\]]+)\]\}/g).flatMap((list) => all(list, /'([^']+)'/g)),
];

test('every language has the same guides, numbered without a gap', () => {
  for (const lang of LANGS) expect(names(lang)).toEqual(names('en'));
  const orders = names('en').map((name) => guide('en', name).front.order);
  expect(orders.toSorted((a, b) => Number(a) - Number(b))).toEqual(orders.map((_, i) => i + 1));
});

describe.each(names('en'))('%s', (name) => {
  const original = guide('en', name);

  test.each(LANGS)('%s says it at the same places with the same figures and numbers', (lang) => {
    const { front, body } = guide(lang, name);
    expect({ order: front.order, provisions: front.provisions }).toEqual({
      order: original.front.order,
      provisions: original.front.provisions,
    });
    expect(headings(body)).toEqual(headings(original.body));
    expect(figures(body)).toEqual(figures(original.body));
    expect(facts(body).toSorted()).toEqual(facts(original.body).toSorted());
    expect(terms(body)).toEqual(terms(original.body));
    expect(numbers(body)).toEqual(numbers(original.body));
  });

  test.each(LANGS)('%s states no number of the rules by itself', (lang) => {
    const { body } = guide(lang, name);
    const steps = body.replace(/^(?:\*\*)?\d+\. /gm, '');
    const years = corpus.editions.map(({ id }) => id as string);
    expect(
      numbers(steps).filter((number) => !years.includes(number)),
      'expected <Measure id="…" />',
    ).toEqual([]);
  });

  test.each(LANGS)('%s has a title, a lead and no straight quotes', (lang) => {
    const { front, body } = guide(lang, name);
    expect(String(front.title).length).toBeGreaterThan(3);
    expect(String(front.lead).length).toBeGreaterThan(30);
    expect(body.replace(/<[^>]*>/g, '')).not.toMatch(/["']/);
  });

  test('whatever it names exists', () => {
    const ids = new Set(corpus.provisions.map(({ id }) => id));
    const scenarios = new Set(corpus.scenarios.map(({ id }) => id));
    const parameters = new Set(corpus.parameters.map(({ id }) => id));
    const known = new Set(corpus.glossary.en.map(({ id }) => id));
    expect([...provisionsNamed(original.body), ...(original.front.provisions as string[])].filter((id) => !ids.has(id))).toEqual([]);
    expect(all(original.body, /<Figure scenario="([^"]+)"/g).filter((id) => !scenarios.has(id))).toEqual([]);
    expect(all(original.body, /<Measure id="([^"]+)"/g).filter((id) => !parameters.has(id))).toEqual([]);
    expect(terms(original.body).filter((id) => !known.has(id))).toEqual([]);
    const readings = new Set(corpus.readings.map(({ id }) => id));
    expect(all(original.body, /<Reading id="([^"]+)"/g).filter((id) => !readings.has(id))).toEqual([]);
  });

  test('shows three figures or more, none twice', () => {
    expect(figures(original.body).length).toBeGreaterThanOrEqual(3);
    expect(new Set(figures(original.body)).size).toBe(figures(original.body).length);
  });
});
