import { describe, expect, test } from 'vitest';
import type { ReadingEntry } from '../../src/corpus/model.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { READINGS, type Reading } from '../../src/referee/readings.ts';
import { EDITION_IDS, type EditionId } from '../../src/referee/types.ts';

const { corpus } = loadCorpus();
const entries = new Map(corpus.readings.map((entry) => [entry.id, entry] as const));

/** What must be the same in the referee and in the content: per edition the articles and the option taken by default. */
interface Shared {
  readonly options: readonly string[];
  readonly in: Readonly<Partial<Record<EditionId, { readonly articles: readonly string[]; readonly default: string }>>>;
}

const ofReferee = ({ options, in: editions }: Reading): Shared => ({
  options,
  in: Object.fromEntries(Object.entries(editions).map(([id, { articles, default: option }]) => [id, { articles, default: option }])),
});

const ofContent = (entry: ReadingEntry): Shared => ({
  options: entry.options,
  in: Object.fromEntries(
    entry.editions.map((id) => [id, { articles: entry.articles[id] ?? [], default: entry.defaults?.[id] ?? entry.default }]),
  ),
});

describe('the readings of the referee and of the content are the same', () => {
  test.each(READINGS.map((reading) => [reading.id, reading] as const))('%s', (id, reading) => {
    const entry = entries.get(id);
    expect(entry?.engine, 'content/novuss/readings has it, marked as asked by the referee').toBe(true);
    if (entry) expect(ofContent(entry)).toEqual(ofReferee(reading));
  });

  test('what the content says the referee asks, the referee knows', () => {
    const known = new Set(READINGS.map(({ id }) => id));
    expect(corpus.readings.filter(({ id, engine }) => engine && !known.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('a reading is whole', () => {
  test.each(corpus.readings.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
    expect(Object.keys(entry.articles).sort(), 'articles for its editions').toEqual([...entry.editions].sort());
    const defaults = Object.entries(entry.defaults ?? {});
    expect(
      defaults.filter(([id]) => !entry.editions.includes(id as EditionId)),
      'defaults for its editions only',
    ).toEqual([]);
    expect(
      defaults.filter(([, option]) => option === entry.default),
      'no default named twice',
    ).toEqual([]);
    for (const option of [entry.default, ...defaults.map(([, other]) => other)]) expect(entry.options).toContain(option);
  });

  test('the editions stand in their order', () => {
    const disordered = corpus.readings.filter(({ editions }) => editions.some((id, i) => id !== inOrder(editions)[i]));
    expect(disordered.map(({ id }) => id)).toEqual([]);
  });
});

const inOrder = (editions: readonly EditionId[]): readonly EditionId[] => EDITION_IDS.filter((id) => editions.includes(id));
