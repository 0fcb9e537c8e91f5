import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCase } from '../../src/notation/open-case.ts';
import { fromBase64Url, toBase64Url } from '../../src/notation/share/base64url.ts';
import { crc32 } from '../../src/notation/share/crc32.ts';
import { encodeCase } from '../../src/notation/share-case.ts';
import type { CaseDocument } from '../../src/notation/types.ts';

const CASE: CaseDocument = {
  editions: ['2010', '2017'],
  colors: { red: ['south'], black: ['north'] },
  shooter: 'south',
  before: { discs: [{ id: 'red1', color: 'red', x: 0, y: 485 }], striker: { x: 12.5, y: -440 } },
  report: {
    events: [
      { t: 0, type: 'contact', a: 'striker', b: 'red1' },
      { t: 1, type: 'pocketed', disc: 'red1', pocket: 'ne' },
    ],
    after: { discs: [], striker: { x: 0, y: 0 } },
  },
  incidents: [{ type: 'double-hit', by: 'red' }],
  state: { debts: { red: 1, black: 0 } },
};
/** Written on 2026-11-21 by the first version; must open for ever. */
const OLD =
  'AQG4ZZBBjoMwDEXv4nU6gopqRlxlNIuQuCICxShxR60Qd6-d0LLoKnK-_f-zV0AfOFDM0P_CuWkbMPp8w58BRzMlEVZI6FXPdONRlWG2btKfSEl_NgN5JGJM0O9d0oRXSqjjPmSnASsE8VG3VvRiX0up7tA3Bh7Qdz-XTSIypzCp36pSe_66FPXUdc0mcQkXiVYV_zFydZdaPPixSKrYR7aOxdoq1G4nWC-CzZSJ9j2xkJuQC40SH6RVkDoiKJu9lk2PxT546ypCKqghuuAPxprl6TbMeBqDAg7SW85QF7dcr4aDzuzXF8z96ur6BFbhayA';

describe('a whole case in a link', () => {
  test('comes back as it went', () => {
    const code = encodeCase(CASE);
    expect(code).not.toBeNull();
    const back = decodeCase(code ?? '');
    expect(back.ok && back.value.document).toMatchObject(CASE);
    expect((code ?? '').length).toBeLessThan(600);
  });
  test('what is too large for a link is none', () => {
    const events = Array.from({ length: 3000 }, (_, t) => ({ t, type: 'board', disc: 'striker', board: 'north' }) as const);
    expect(encodeCase({ ...CASE, report: { events, after: CASE.report?.after ?? { discs: [] } } })).toBeNull();
  });
});

describe('a damaged link is refused and never throws', () => {
  const code = encodeCase(CASE) ?? '';
  test.each([
    ['', 'empty'],
    ['AQ', 'cut'],
    [code.slice(0, -5), 'altered'],
    ['%%%', 'altered'],
  ])('%s', (given, why) => {
    const opened = decodeCase(given);
    expect(opened.ok ? null : opened.error.code).toBe(why);
  });
  test('one letter changed anywhere', () => {
    for (let i = 0; i < code.length; i++) {
      const changed = code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1);
      expect(decodeCase(changed).ok, `letter ${i}`).toBe(false);
    }
  });
  /** Any content, with a sum that is right. */
  const seal = (head: readonly number[]) => {
    const sum = crc32(head);
    return toBase64Url([...head, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]);
  };
  test('a later version says so', () => {
    const bytes = fromBase64Url(code)?.slice(0, -4) ?? [];
    const opened = decodeCase(seal([9, ...bytes.slice(1)]));
    expect(opened.ok ? null : opened.error.code).toBe('newer-version');
  });
  test('noise in a whole envelope', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 200 }), (noise) => {
        expect(decodeCase(seal([1, ...noise])).ok).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

test('a link of the first version still opens', () => {
  const opened = decodeCase(OLD);
  expect(opened.ok && opened.value.document.incidents).toEqual(CASE.incidents);
});
