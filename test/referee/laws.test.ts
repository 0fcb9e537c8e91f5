/** Laws: every case gets a ruling, a ruling is sound in itself, and the rules know neither colours nor sides. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../src/referee/editions.ts';
import { judge } from '../../src/referee/judge.ts';
import { READING_BY_ID, READINGS } from '../../src/referee/readings.ts';
import { EDITION_IDS, type RefereeCase } from '../../src/referee/types.ts';
import { essence, exchanged, halfTurn, mirrored, relisted, renumbered, soundness, swapColors, turnSeats } from './laws.ts';
import { arbCase } from './random-cases.ts';

const RUNS = 1000;
vi.setConfig({ testTimeout: 60_000 });

describe('totality', () => {
  for (const edition of EDITION_IDS) {
    test(`${edition}: any position, report, incident, state and reading gets a sound ruling`, () => {
      fc.assert(
        fc.property(arbCase(edition), (c) => {
          const ruling = judge(c);
          soundness(c, ruling);
          expect(judge(c)).toEqual(ruling);
        }),
        { numRuns: RUNS },
      );
    });
  }
});

describe('symmetry', () => {
  for (const edition of EDITION_IDS) {
    test(`${edition}: colours exchanged, ruling exchanged`, () => {
      fc.assert(
        fc.property(arbCase(edition), (c) => {
          expect(essence(judge(swapColors(c)))).toEqual(exchanged(judge(c)));
        }),
        { numRuns: RUNS },
      );
    });
    test(`${edition}: the table turned half round, the same ruling`, () => {
      fc.assert(
        fc.property(arbCase(edition), (c) => {
          expect(essence(judge(halfTurn(c)))).toEqual(turnSeats(essence(judge(c))));
        }),
        { numRuns: RUNS },
      );
    });
    test(`${edition}: the table mirrored, the same ruling (singles; doubles go clockwise)`, () => {
      fc.assert(
        fc.property(
          arbCase(edition).filter((c) => c.format === 'singles'),
          (c) => {
            expect(essence(judge(mirrored(c)))).toEqual(essence(judge(c)));
          },
        ),
        { numRuns: RUNS },
      );
    });
  }
});

describe('order', () => {
  const keys = fc.array(fc.nat(), { minLength: 34, maxLength: 34 });
  for (const edition of EDITION_IDS) {
    test(`${edition}: discs listed in another order, the same ruling to the letter`, () => {
      fc.assert(
        fc.property(arbCase(edition), keys, (c, order) => {
          expect(judge(relisted(c, order))).toEqual(judge(c));
        }),
        { numRuns: RUNS },
      );
    });
    test(`${edition}: other numbers on the discs, the same findings in the same order`, () => {
      const found = (c: RefereeCase) => judge(c).findings.map(({ rule, article, color, margin }) => ({ rule, article, color, margin }));
      fc.assert(
        fc.property(arbCase(edition), keys, (c, numbers) => {
          expect(found(renumbered(c, numbers))).toEqual(found(c));
        }),
        { numRuns: RUNS },
      );
    });
  }
});

describe('readings', () => {
  test('ids are unique and in kebab-case, defaults are options, articles are named', () => {
    expect(new Set(READINGS.map((reading) => reading.id)).size).toBe(READINGS.length);
    for (const { id, options, in: editions } of READINGS) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const [edition, entry] of Object.entries(editions)) {
        expect(options, `${id} ${edition}`).toContain(entry.default);
        expect(entry.articles.every((article) => article.length > 0)).toBe(true);
      }
    }
  });
  test('a note names a reading of the edition with the option that was taken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EDITION_IDS).chain(arbCase), (c) => {
        for (const note of judge(c).notes) {
          if (note.reading === null) continue;
          const reading = READING_BY_ID.get(note.reading);
          expect(reading?.in[c.edition], note.reading).toBeDefined();
          expect(note.option).toBe(c.readings?.[note.reading] ?? reading?.in[c.edition]?.default);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('editions as values', () => {
  for (const edition of EDITION_IDS) {
    test(`${edition}: every rule has an article, named once`, () => {
      for (const [rule, entry] of Object.entries(EDITIONS[edition].rules)) {
        expect(entry.article, rule).not.toBe('');
        expect(entry.also ?? [], rule).not.toContain(entry.article);
      }
    });
  }
});
