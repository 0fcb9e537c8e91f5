/** Light and dark to the tenth of a millimetre, and where the striker may be placed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { depthFrom } from '../../src/geometry/seats.ts';
import { classify, inCircle, shadeAt, strikerFault, strikerMayLie } from '../../src/referee/zones.ts';
import { discs, SINGLES } from './cases.ts';

describe('shade of a disc (2017 11.2-11.4, 2010 11.1-11.3, 2008 11, club 4.3)', () => {
  // The line is 1 wide, its middle 130 from the board; the hole is 8 wide: dark up to 125.5 from the board.
  test.each([
    [125.5, 'dark', 0],
    [125.6, 'light', 0.1],
    [124.7, 'dark', 0.8],
    [15, 'dark', 110.5],
    [126.3, 'light', 0.8],
  ] as const)('%f mm from the own board: %s, %f mm to spare', (depth, shade, margin) => {
    const found = shadeAt(NOMINAL, { x: 200, y: -500 + depth }, 'south');
    expect(found.shade).toBe(shade);
    expect(found.margin).toBeCloseTo(margin, 9);
    expect(found.zone).toBe(shade === 'dark' ? 'edge' : null);
  });

  // The circle's line runs at 125: dark up to 120.5 from the centre.
  test.each([
    [120.5, 'dark'],
    [120.6, 'light'],
    [0, 'dark'],
  ] as const)('%f mm from the centre: %s', (radius, shade) => {
    for (const [x, y] of [
      [radius, 0],
      [0, radius],
      [-radius, 0],
    ] as const) {
      expect(shadeAt(NOMINAL, { x, y }, 'south').shade).toBe(shade);
    }
  });

  test('only the own line counts: a disc at the opponent’s board is light', () => {
    const shades = classify(NOMINAL, { discs: discs({ red1: [0, 485], black1: [0, 485], red2: [0, -485] }) }, SINGLES, 'singles', null);
    expect([shades.red1?.shade, shades.black1?.shade, shades.red2?.shade]).toEqual(['light', 'dark', 'dark']);
  });

  test('the strip goes over the whole width of the table', () => {
    expect(shadeAt(NOMINAL, { x: 485, y: -380 }, 'south').shade).toBe('dark');
  });

  test('moved by less than the margin the shade stays, moved by more it can change', () => {
    const place = fc.record({ x: fc.double({ min: -485, max: 485, noNaN: true }), y: fc.double({ min: -485, max: 485, noNaN: true }) });
    fc.assert(
      fc.property(
        place,
        fc.constantFrom('south', 'west', 'north', 'east'),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (at, seat, angle) => {
          const { shade, margin } = shadeAt(NOMINAL, at, seat);
          const step = Math.max(0, margin - 1e-6);
          expect(shadeAt(NOMINAL, { x: at.x + step * Math.cos(angle), y: at.y + step * Math.sin(angle) }, seat).shade).toBe(shade);
          const depth = depthFrom(NOMINAL, seat, at);
          expect(shade === 'dark').toBe(depth <= 125.5 + 1e-9 || inCircle(NOMINAL, at));
        },
      ),
    );
  });
});

describe('the striker’s place (2017 12.9, 12.10; 2010 12.3, 12.4; 2008 12 ¶3; club 3.3, 3.4)', () => {
  test.each([
    [0, -440, 0],
    [364.5, -440, 0],
    [364.6, -440, 0.1],
    [0, -375.5, 0],
    [0, -375.4, 0.1],
    [0, -477.75, 0],
    [0, -477.85, 0.1],
    [0, 900, 1275.5],
    [-600, -440, 235.5],
  ])('at %f, %f it is %f mm out', (x, y, outside) => {
    expect(strikerFault(NOMINAL, { discs: [] }, { x, y }, 'south').outside).toBeCloseTo(outside, 6);
  });

  test('within the tolerance of lengths it is in', () => {
    expect(strikerFault(NOMINAL, { discs: [] }, { x: 364.54, y: -440 }, 'south').outside).toBe(0);
  });

  test('it touches a disc at 37.25 mm and no more at 37.26', () => {
    const position = { discs: discs({ red1: [37.25, -440], black1: [-37.26, -440] }) };
    expect(strikerFault(NOMINAL, position, { x: 0, y: -440 }, 'south').touching).toEqual(['red1']);
  });

  test.each([
    ['in the zone, nothing near', 0, -440, true],
    ['in the zone, touching a disc', 62.75, -440, false],
    ['in the zone, just beside it', 62.74, -440, true],
    ['beside the zone, nothing near', 364.6, -440, false],
    ['before the zone, on a disc', 100, -370, false],
  ])('%s: at %f, %f it may lie: %s', (_where, x, y, may) => {
    const position = { discs: discs({ red1: [100, -440], black1: [100, -370] }) };
    expect(strikerMayLie(NOMINAL, position, { x, y }, 'south')).toBe(may);
  });
});
