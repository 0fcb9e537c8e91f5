import { describe, expect, test } from 'vitest';
import { DISCS_PER_PLAYER, NOMINAL, parametersOf, statedNumber, tableOf } from '../../src/geometry/parameters.ts';
import { onSurface } from '../../src/geometry/room.ts';
import { rowAlong, startPosition } from '../../src/geometry/row.ts';
import {
  alongBoard,
  depthFrom,
  fromSeat,
  mirrored,
  nextSeat,
  OPPOSITE_SEAT,
  OUTWARD,
  RIGHT,
  rightOf,
  tightAt,
} from '../../src/geometry/seats.ts';
import { tableFrom } from '../../src/geometry/table.ts';
import { SEATS } from '../../src/geometry/types.ts';
import { parseCase } from '../../src/notation/parse.ts';
import { runJudge } from '../../src/notation/run/judge.ts';
import { simulate } from '../../src/physics/index.ts';
import { judge } from '../../src/referee/judge.ts';
import { tableFor } from '../../src/referee/sizes.ts';
import { EDITION_IDS, type RefereeCase } from '../../src/referee/types.ts';
import { classify, strikerFault } from '../../src/referee/zones.ts';

const STATED = { surface: 'stated', unstated: 'nominal' } as const;

describe('the nominal table is the one of the case contract', () => {
  test.each([
    ['half the surface', NOMINAL.half, 500],
    ['radius of a pocket', NOMINAL.pocketRadius, 50],
    ['a pocket’s centre', NOMINAL.pocketCentre, 435],
    ['a disc’s width', NOMINAL.discWidth, 30],
    ['a disc’s hole', 2 * NOMINAL.discHoleRadius, 8],
    ['the striker’s width', 2 * NOMINAL.strikerRadius, 44.5],
    ['the striker’s hole', 2 * NOMINAL.strikerHoleRadius, 10],
    ['a line', NOMINAL.lineWidth, 1],
    ['an edge zone’s line from its board', NOMINAL.edgeLine, 130],
    ['the circle’s line', NOMINAL.circleRadius, 125],
    ['the striker aside', NOMINAL.strikerAside, 364.5],
    ['the striker at the nearest', NOMINAL.strikerNearest, 22.25],
    ['the striker at the farthest', NOMINAL.strikerFarthest, 124.5],
    ['touching the circle from inside', NOMINAL.onCircle, 110],
    ['between centre and circle', NOMINAL.between, 55],
    ['discs of a player', DISCS_PER_PLAYER, 8],
  ])('%s', (_, found, said) => {
    expect(found).toBe(said);
  });
});

describe('each edition on its own table', () => {
  test.each(EDITION_IDS)('%s is played on the nominal one where nothing else is asked for', (edition) => {
    expect(tableFor(edition)).toBe(NOMINAL);
  });

  test('the club’s 40 inches, as stated: a larger surface, everything else as with the federations', () => {
    const table = tableOf(parametersOf('club'), STATED);
    expect(table).toMatchObject({ half: 508, pocketRadius: 50, pocketCentre: 443, edgeLine: 130, discRadius: 15 });
    expect(tableFor('club', { 'club-table-size': 'stated' })).toBe(table);
  });

  test('in proportion, surface, zones, circle and pockets grow; discs and striker do not', () => {
    const table = tableFor('club', { 'club-table-size': 'stated', 'club-unstated-sizes': 'proportional' });
    const grown = { half: 508, pocketRadius: 50.8, edgeLine: 132.08, circleRadius: 127, discRadius: 15, strikerRadius: 22.25 };
    for (const [name, size] of Object.entries(grown)) expect(table[name as 'half']).toBeCloseTo(size, 9);
  });

  test('a narrower edge zone: a disc that was dark is light, the striker is out, and a stroke ends elsewhere', () => {
    const narrow = tableFrom({ ...NOMINAL.sizes, edgeZoneDepth: 110, pocketDiameter: 110 });
    const disc = { id: 'red1', color: 'red', x: 0, y: -380 } as const;
    const shade = (table: typeof NOMINAL) =>
      classify(table, { discs: [disc] }, { red: ['south'], black: ['north'] }, 'singles', 'south')['red1']?.shade;
    expect([shade(NOMINAL), shade(narrow)]).toEqual(['dark', 'light']);
    const fault = (table: typeof NOMINAL) => strikerFault(table, { discs: [] }, { x: 100, y: -380 }, 'south').outside;
    expect([fault(NOMINAL), fault(narrow)]).toEqual([0, 15.5]);
    const shot = { before: { discs: [], striker: { x: 0, y: -440 } }, shooter: 'south', stroke: { angle: 42, speed: 2 } } as const;
    const nominal = JSON.stringify(simulate(shot));
    expect(JSON.stringify(simulate(shot, narrow))).not.toBe(nominal);
    // Sizes of one stroke do not stay for the next.
    expect(JSON.stringify(simulate(shot))).toBe(nominal);
  });

  test('a stroke under several editions is played on the table of each', () => {
    const parsed = parseCase({
      editions: ['2017', 'club'],
      colors: { red: ['south'], black: ['north'] },
      shooter: 'south',
      before: { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 0, y: -440 } },
      stroke: { angle: 88, speed: 3.5 },
      readings: { 'club-table-size': 'stated' },
    });
    if (!parsed.ok) throw new Error('not a case');
    const answer = runJudge(parsed.value);
    if (!answer.ok || !('rulings' in answer.value)) throw new Error('not judged');
    const { rulings } = answer.value;
    expect(rulings['club']?.report).toBeDefined();
    expect(rulings['club']?.report).not.toEqual(rulings['2017']?.report);
  });

  test('a reading of sizes is named where it is not the default, and only there', () => {
    const disc = { id: 'red1', color: 'red', x: 0, y: -485 } as const;
    const document = { edition: 'club', colors: { red: ['south'], black: ['north'] }, format: 'singles', shooter: 'south' } as const;
    const question = { ...document, before: { discs: [disc], striker: null }, incidents: [] };
    const sizes = (readings: RefereeCase['readings']) =>
      judge({ ...question, ...(readings ? { readings } : {}) }).notes.filter(({ reading }) => reading?.startsWith('club-'));
    expect(sizes(undefined)).toEqual([]);
    expect(sizes({ 'club-table-size': 'nominal' })).toEqual([]);
    expect(sizes({ 'club-table-size': 'stated' })).toEqual([
      { article: '2 •1', reading: 'club-table-size', option: 'stated' },
      { article: '2 •1', reading: 'club-unstated-sizes', option: 'nominal' },
    ]);
  });

  test('what an edition does not state has no value', () => {
    const asked = [
      ['2017', 'strokeTime'],
      ['club', 'strokeTime'],
      ['2010', 'cueLength'],
    ] as const;
    expect(asked.map(([edition, id]) => statedNumber(parametersOf(edition), id))).toEqual([30, undefined, undefined]);
  });
});

describe('seats', () => {
  test.each(SEATS)('%s: opposite, next, and places as seen from there', (seat) => {
    expect(OPPOSITE_SEAT[OPPOSITE_SEAT[seat]]).toBe(seat);
    expect(nextSeat(nextSeat(seat))).toBe(OPPOSITE_SEAT[seat]);
    // Who looks inward has the right hand at a right angle clockwise.
    const inward = { x: -OUTWARD[seat].x, y: -OUTWARD[seat].y };
    expect({ x: inward.y + 0, y: -inward.x + 0 }).toEqual({ x: RIGHT[seat].x + 0, y: RIGHT[seat].y + 0 });
    const place = fromSeat(NOMINAL, seat, 120, 60);
    expect([depthFrom(NOMINAL, seat, place), rightOf(seat, place)]).toEqual([60, 120]);
    expect(Math.abs(alongBoard(seat, place))).toBe(120);
    expect(depthFrom(NOMINAL, seat, tightAt(NOMINAL, seat, -70))).toBe(NOMINAL.discRadius);
  });
});

test.each([
  ['north', { x: 30, y: 2 * NOMINAL.strikerTight + 100 }],
  ['south', { x: 30, y: -2 * NOMINAL.strikerTight + 100 }],
  ['east', { x: 2 * NOMINAL.strikerTight - 30, y: -100 }],
  ['west', { x: -2 * NOMINAL.strikerTight - 30, y: -100 }],
] as const)('a place mirrored in the %s board, and back again', (board, image) => {
  expect(mirrored(NOMINAL, board, { x: 30, y: -100 })).toEqual(image);
  expect(mirrored(NOMINAL, board, image)).toEqual({ x: 30, y: -100 });
});

test('the row of eight: without gaps, four on each side, tight to the board opposite its player', () => {
  expect(rowAlong(NOMINAL, 8)).toEqual([-105, -75, -45, -15, 15, 45, 75, 105]);
  const { discs } = startPosition();
  expect(discs.map(({ id }) => id)).toEqual([...'12345678'].map((n) => `red${n}`).concat([...'12345678'].map((n) => `black${n}`)));
  expect(new Set(discs.map(({ color, y }) => `${color} ${y}`))).toEqual(new Set(['red 485', 'black -485']));
  expect(discs.every((disc) => onSurface(NOMINAL, disc))).toBe(true);
});

test('an edition of seven discs a player starts with seven', () => {
  const { discs } = startPosition({ red: ['south', 'north'], black: ['west', 'east'] }, NOMINAL, 7);
  expect(discs).toHaveLength(28);
  expect(discs.filter(({ id }) => id === 'red14')).toMatchObject([{ x: expect.closeTo(-90, 9), y: -485 }]);
});
