import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeHouseRules,
  editionOf,
  encodeHouseRules,
  type HouseRules,
  readHouseRules,
  readingsOf,
  unknownIn,
  writeHouseRules,
} from '../../src/notation/house-rules.ts';
import { READINGS } from '../../src/referee/readings.ts';

const CLUB: HouseRules = {
  name: 'Клуб «Põhjanael»',
  edition: '2017',
  readings: { 'return-opening-or-every': 'opening-only' },
};
/** Made by the first version; must open for ever. */
const OLD =
  'AQCTPcwxCsJAEIXhq8jUWTA2Qk7hFRYympXNjMzsBkJI5S28gpWFVbp4gfVGDhbpHj8fb4IzS-8TNEA8ZFXXcVZ0kiMqVDCgaGCCpq6AfI_myqMs33t57dbn6fPurp48xnUxjG1IfwyHfX20IOjbQBeFZrKdspDjG5Ilx-LQzkfDW6I4wjz_AA84jnk';

const decisions = fc
  .uniqueArray(fc.constantFrom(...READINGS), { selector: ({ id }) => id })
  .chain((readings) => fc.tuple(...readings.map(({ id, options }) => fc.tuple(fc.constant(id), fc.constantFrom(...options)))))
  .map((pairs) => Object.fromEntries(pairs) as Readonly<Record<string, string>>);

describe('house rules', () => {
  test('every set goes through a link and a file as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 80 }),
        fc.constantFrom('2008', '2017', 'club', '2031'),
        decisions,
        (name, edition, readings) => {
          const house = { name, edition, readings };
          expect(decodeHouseRules(encodeHouseRules(house) ?? '')).toEqual({ ok: true, value: house });
          expect(readHouseRules(writeHouseRules(house))).toEqual({ ok: true, value: house });
        },
      ),
      { numRuns: 60 },
    );
  });
  test('the order of decisions makes no other link', () => {
    const [a, b] = [
      { one: 'x', two: 'y' },
      { two: 'y', one: 'x' },
    ].map((readings) => encodeHouseRules({ ...CLUB, readings }));
    expect(a).toBe(b);
  });
  test('a link made once opens the same set', () => {
    expect(decodeHouseRules(OLD)).toEqual({ ok: true, value: CLUB });
  });

  test('what is not known here is named, not applied, and not lost', () => {
    const house = {
      ...CLUB,
      edition: '2031',
      readings: { ...CLUB.readings, 'penalty-on-mars': 'none', 'penalty-all-tied': 'by-lot-of-the-moon' },
    };
    expect(editionOf(house)).toBe('2017');
    expect(readingsOf(house)).toEqual(CLUB.readings);
    expect(unknownIn(house).map(({ path, code, holds }) => [path, code, holds])).toEqual([
      ['readings.penalty-on-mars', 'unknown-reading', '"penalty-on-mars"'],
      ['readings.penalty-all-tied', 'unknown-option', '"by-lot-of-the-moon"'],
    ]);
    const again = decodeHouseRules(encodeHouseRules(house) ?? '');
    expect(again).toEqual({ ok: true, value: house });
  });

  const code = encodeHouseRules(CLUB) ?? '';
  test.each([
    ['', 'empty'],
    ['AQ', 'cut'],
    [code.slice(0, -5), 'altered'],
    [`${code.slice(0, 20)}A${code.slice(21)}`, 'altered'],
    ['%%%', 'altered'],
  ])('the damaged code %j is refused: %s', (given, why) => {
    const opened = decodeHouseRules(given);
    expect(opened.ok ? null : opened.error.code).toBe(why);
  });

  test.each([
    ['{"format": "novuss-house-rules", "version": 1, "name": "A", "edition": "2017"}', 'readings', 'missing', undefined],
    ['{"format": "novuss-house-rules", "version": 1, "name": "", "edition": "2017", "readings": {}}', 'name', 'out-of-range', undefined],
    [
      '{"format": "novuss-house-rules", "version": 2, "name": "A", "edition": "2017", "readings": {}}',
      'version',
      'not-an-option',
      undefined,
    ],
    ['{"format": "novuss-tournament", "version": 1, "name": "A", "edition": "2017", "readings": {}}', 'format', 'not-an-option', undefined],
    ['{"format": "novuss-house-rules",\n "version": 1,\n "name": A}', 'name', 'syntax', 3],
    ['[]', '', 'wrong-type', undefined],
  ])('the file %s: %s %s', (text, path, why, line) => {
    const read = readHouseRules(text);
    expect(read.ok ? null : [read.error[0]?.path, read.error[0]?.code, read.error[0]?.line]).toEqual([path, why, line]);
  });
  test('a file is never more than refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readHouseRules(text).ok).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
