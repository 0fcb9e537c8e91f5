import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { READING_BY_ID } from '../../src/referee/readings.ts';
import type { EditionId } from '../../src/referee/types.ts';

const asked = loadCorpus().corpus.readings.filter(({ engine }) => engine);

describe('a reading that the referee asks for says what the referee does', () => {
  test.each(asked.map((reading) => [reading.id, reading] as const))('%s', (id, reading) => {
    const known = READING_BY_ID.get(id);
    expect(known, 'the referee knows it').toBeDefined();
    const editions = Object.keys(known?.in ?? {}) as EditionId[];
    expect([...reading.editions].sort()).toEqual([...editions].sort());
    expect([...reading.options].sort()).toEqual([...(known?.options ?? [])].sort());
    for (const edition of editions) {
      expect(reading.defaults?.[edition] ?? reading.default, `default in ${edition}`).toBe(known?.in[edition]?.default);
      expect(reading.articles[edition], `articles of ${edition}`).toEqual(
        expect.arrayContaining([...(known?.in[edition]?.articles ?? [])]),
      );
    }
  });
});
