import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../src/notation/share/base64url.ts';
import { crc32 } from '../../src/notation/share/crc32.ts';
import { decodeShare, encodeShare, type SharedTable, snapTable } from '../../src/notation/share.ts';
import { arbPosition, arbStroke } from '../support/arbitraries.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const arbTable: fc.Arbitrary<SharedTable> = fc.record({
  edition: fc.constantFrom('2008', '2010', '2017', 'club'),
  format: fc.constant('singles' as const),
  colors: fc.constantFrom<SharedTable['colors'][]>({ red: ['south'], black: ['north'] }, { red: ['north'], black: ['south'] }),
  shooter: fc.constantFrom('south', 'north', null),
  position: arbPosition('singles', 'maybe'),
  stroke: fc.option(arbStroke),
});

const TABLE: SharedTable = {
  edition: '2017',
  format: 'doubles',
  colors: { red: ['south', 'north'], black: ['west', 'east'] },
  shooter: 'west',
  position: { discs: [{ id: 'black16', color: 'black', x: -123.456, y: 0.001 }], striker: { x: -440, y: 0 } },
  stroke: { angle: 359.999, speed: 3.5 },
};

/** Any content in a whole envelope. */
function seal(version: number, content: readonly number[]): string {
  const head = [version, content.length >> 8, content.length & 255, ...content];
  const sum = crc32(head);
  return toBase64Url([...head, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]);
}

test('the checksum is CRC-32', () => {
  expect(crc32([...'123456789'].map((sign) => sign.charCodeAt(0)))).toBe(0xcbf43926);
});

test('base64url: the vectors of RFC 4648, section 10', () => {
  for (const [bytes, text] of [
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
  ] as const) {
    const codes = [...bytes].map((sign) => sign.charCodeAt(0));
    expect(toBase64Url(codes)).toBe(text);
    expect(fromBase64Url(text)).toEqual(codes);
  }
});

test('a table comes back as it went', () => {
  fc.assert(
    fc.property(arbTable, (table) => {
      expect(decodeShare(encodeShare(table))).toEqual({ ok: true, value: table });
    }),
  );
});

test('doubles come back too', () => {
  expect(decodeShare(encodeShare(TABLE))).toEqual({ ok: true, value: TABLE });
});

test('a table with more digits comes back rounded, and then stays', () => {
  const fine = {
    ...TABLE,
    position: { discs: [{ id: 'red1' as const, color: 'red' as const, x: 100.00049, y: -0.0004 }] },
    stroke: { angle: -90, speed: 1 / 3 },
  };
  const snapped = snapTable(fine);
  expect(snapped.position).toEqual({ discs: [{ id: 'red1', color: 'red', x: 100, y: 0 }], striker: null });
  expect(snapped.stroke).toEqual({ angle: 270, speed: 0.333 });
  expect(decodeShare(encodeShare(fine))).toEqual({ ok: true, value: snapped });
  expect(snapTable(snapped)).toEqual(snapped);
});

test('a full table of singles with a stroke fits in 150 letters', () => {
  fc.assert(fc.property(arbTable, (table) => encodeShare(table).length <= 150));
});

/** A code made of the 20-bit fields of one disc, for what no writer would write. */
const misplaced = (x: number, y: number): string => encodeShare({ ...TABLE, position: { discs: [{ id: 'red1', color: 'red', x, y }] } });

describe('a link that cannot be opened says why', () => {
  const code = encodeShare(TABLE);
  test.each([
    ['empty', ''],
    ['cut', code.slice(0, -1)],
    ['cut', code.slice(0, 5)],
    ['cut', code.slice(0, 1)],
    ['altered', `${code}A`],
    ['altered', `${code.slice(0, 10)}${code[10] === 'A' ? 'B' : 'A'}${code.slice(11)}`],
    ['altered', `${code.slice(0, 10)}%${code.slice(11)}`],
    ['altered', 'A'.repeat(100_000)],
    ['altered', seal(0, [])],
    ['altered', seal(1, [])],
    ['altered', seal(1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['newer-version', seal(3, [1, 2, 3])],
    ['not-a-position', misplaced(499, 0)],
    ['not-a-position', misplaced(435, 435)],
  ])('%s: %s', (expected, damaged) => {
    expect(decodeShare(damaged)).toMatchObject({ ok: false, error: { code: expected } });
  });
});

describe('10,000 damaged links are refused with a code, none is thrown', () => {
  const CODES = ['cut', 'altered', 'newer-version', 'not-a-position', 'empty'];
  const arbDamage = fc.tuple(
    arbTable,
    fc.nat(),
    fc.integer({ min: 1, max: 63 }),
    fc.constantFrom('cut', 'change', 'swap', 'insert', 'drop'),
  );
  test('cut, changed, swapped, lengthened', () => {
    fc.assert(
      fc.property(arbDamage, ([table, at, by, kind]) => {
        const code = encodeShare(table);
        const damaged = damage(code, at % code.length, by, kind);
        fc.pre(damaged !== code);
        const result = decodeShare(damaged);
        expect(result.ok).toBe(false);
        if (!result.ok) expect(CODES).toContain(result.error.code);
        if (!result.ok && kind === 'cut') expect(['cut', 'empty']).toContain(result.error.code);
      }),
      { numRuns: 10_000 },
    );
  });
  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => !decodeShare(text).ok),
      { numRuns: 2000 },
    );
  });
});

function damage(code: string, at: number, by: number, kind: string): string {
  const other = SIGNS[(SIGNS.indexOf(code[at] ?? 'A') + by) % 64] ?? 'A';
  if (kind === 'cut') return code.slice(0, at);
  if (kind === 'insert') return code.slice(0, at) + other + code.slice(at);
  if (kind === 'drop') return code.slice(0, at) + code.slice(at + 1);
  if (kind === 'swap') return code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2);
  return code.slice(0, at) + other + code.slice(at + 1);
}
