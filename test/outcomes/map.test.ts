import { expect, test, vi } from 'vitest';
import { rightOf } from '../../src/geometry/seats.ts';
import {
  alongAt,
  angleAt,
  asideAt,
  asideOf,
  CLASSES,
  COLUMNS,
  cellAt,
  cellsOfPass,
  depthOf,
  evaluate,
  type MapPlan,
  placeAt,
  ROWS,
  STRIDES,
  shaken,
} from '../../src/outcomes/map.ts';
import { OUTCOMES, outcomeOf } from '../../src/outcomes/outcome.ts';
import { bestStrokes, emptyPicture, goodShare, likeliest, margins, nearestKnown, parts, put, tally } from '../../src/outcomes/picture.ts';
import { simulate } from '../../src/physics/simulate.ts';
import { SEATS } from '../../src/physics/types.ts';
import { judge } from '../../src/referee/judge.ts';
import { ALL, discs, falls, hits, rule, SINGLES } from '../referee/cases.ts';

// ten thousand strokes take a while on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const plan: MapPlan = {
  discs: discs({ red1: [0, 300], red2: [-250, 200], black1: [20, -250], black2: [-100, -440] }),
  shooter: 'south',
  colors: SINGLES,
  format: 'singles',
  state: {},
  readings: {},
  editions: ALL,
  speed: 3,
  depth: 60,
  from: 90,
  to: -90,
};

test.each(SEATS)('from %s a place along the line and a direction are what they are on the table', (seat) => {
  const place = placeAt(seat, 120, 60);
  expect(rightOf(seat, place)).toBeCloseTo(120, 9);
  expect(depthOf(seat, place)).toBeCloseTo(60, 9);
  expect(asideOf(seat, angleAt(seat, 33))).toBeCloseTo(33, 9);
  // 40 mm further along a direction straight ahead one is 40 mm further from the board
  const angle = (angleAt(seat, 0) * Math.PI) / 180;
  expect(depthOf(seat, { x: place.x + 40 * Math.cos(angle), y: place.y + 40 * Math.sin(angle) })).toBeCloseTo(100, 6);
  // and a direction to the left leads to the left
  const left = (angleAt(seat, 90) * Math.PI) / 180;
  expect(rightOf(seat, { x: place.x + 40 * Math.cos(left), y: place.y + 40 * Math.sin(left) })).toBeCloseTo(80, 6);
});

test('every cell is in exactly one pass, and a cell is found again by its place and direction', () => {
  const all = STRIDES.flatMap((_, pass) => cellsOfPass(pass));
  expect(new Set(all).size).toBe(COLUMNS * ROWS);
  expect(all).toHaveLength(COLUMNS * ROWS);
  for (const [column, row] of [
    [0, 0],
    [17, 80],
    [COLUMNS - 1, ROWS - 1],
  ] as const)
    expect(cellAt(plan, alongAt(column), asideAt(plan, row))).toEqual({ column, row });
});

test('a cell says what the referee says to its stroke, under each edition', () => {
  for (const cell of [40 * COLUMNS + 30, 80 * COLUMNS + 128, 81 * COLUMNS + 131, 100 * COLUMNS + 200]) {
    const striker = placeAt('south', alongAt(cell % COLUMNS), 60);
    const stroke = { angle: angleAt('south', asideAt(plan, Math.floor(cell / COLUMNS))), speed: 3 };
    const report = simulate({ before: { discs: plan.discs, striker }, shooter: 'south', stroke });
    const counts = evaluate(plan, [cell]);
    ALL.forEach((edition, e) => {
      const ruling = judge({
        edition,
        format: 'singles',
        colors: SINGLES,
        shooter: 'south',
        before: { discs: plan.discs, striker },
        report,
      });
      const wanted = OUTCOMES.indexOf(outcomeOf(ruling, 'red'));
      expect([...counts.subarray(e * CLASSES, (e + 1) * CLASSES)]).toEqual(
        Array.from({ length: CLASSES }, (_, k) => (k === wanted + 1 ? 1 : 0)),
      );
    });
  }
});

test('where a disc lies in the line the striker may not', () => {
  const { column } = cellAt(plan, -100, 0);
  const counts = evaluate(plan, [80 * COLUMNS + column]);
  expect(counts[0]).toBe(1);
  expect(counts.reduce((a, b) => a + b)).toBe(ALL.length);
});

test('the picture is the same in any order and any chunks', () => {
  const cells = cellsOfPass(0);
  const whole = emptyPicture(plan);
  put(whole, cells, evaluate(plan, cells));
  const pieces = emptyPicture(plan);
  const back = cells.toReversed();
  for (let i = 0; i < back.length; i += 7) put(pieces, back.slice(i, i + 7), evaluate(plan, back.slice(i, i + 7)));
  expect(pieces.counts).toEqual(whole.counts);
  expect(nearestKnown(whole).includes(-1)).toBe(false);
});

test('an unsteady hand tries each stroke as often as asked, the same way for one seed and another way for another', () => {
  const hand = { angle: 1, speed: 0.1, samples: 20, seed: 3 };
  const cell = [80 * COLUMNS + 128];
  const counts = evaluate({ ...plan, hand }, cell);
  expect(counts.subarray(0, CLASSES).reduce((a, b) => a + b)).toBe(20);
  expect(evaluate({ ...plan, hand }, cell)).toEqual(counts);
  const angles = (seed: number) => Array.from({ length: 50 }, (_, k) => shaken({ angle: 90, speed: 3 }, { ...hand, seed }, k).angle);
  expect(angles(3)).not.toEqual(angles(4));
});

test('the shakes of a hand are spread as the figures say', () => {
  const hand = { angle: 2, speed: 0.1, samples: 1, seed: 11 };
  const many = Array.from({ length: 4000 }, (_, k) => shaken({ angle: 90, speed: 3 }, hand, k));
  const spread = (values: readonly number[]) => {
    const mean = values.reduce((a, b) => a + b) / values.length;
    return [mean, Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length)] as const;
  };
  const [mean, deviation] = spread(many.map(({ angle }) => angle));
  expect(Math.abs(mean - 90)).toBeLessThan(0.12);
  expect(Math.abs(deviation - 2)).toBeLessThan(0.1);
  const [speed, wide] = spread(many.map((stroke) => stroke.speed));
  expect(Math.abs(speed - 3)).toBeLessThan(0.02);
  expect(Math.abs(wide - 0.3)).toBeLessThan(0.015);
});

test('shares add up, margins and best strokes are read off the same cells', () => {
  const picture = emptyPicture(plan);
  for (let pass = 0; pass < 4; pass += 1) put(picture, cellsOfPass(pass), evaluate(plan, cellsOfPass(pass)));
  const { shares, cells, legal } = tally(picture, 0);
  expect(cells).toBe((COLUMNS / 2) * (ROWS / 2));
  expect(legal).toBeLessThan(cells);
  expect(Object.values(shares).reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  const best = bestStrokes(picture, 0, 5);
  expect(best.length).toBeGreaterThan(0);
  for (const one of best) expect(goodShare(picture, one.cell, 0)).toBe(1);
  const { columns } = margins(picture, 0);
  expect([...columns].filter((share) => share > 0).length).toBeGreaterThan(0);
});

test('two editions part in a cell where their rulings have different outcomes', () => {
  const picture = emptyPicture(plan);
  for (let pass = 0; pass < 3; pass += 1) put(picture, cellsOfPass(pass), evaluate(plan, cellsOfPass(pass)));
  let parted = 0;
  picture.known.forEach((known, cell) => {
    if (known === 0) return;
    expect(parts(picture, cell, 0, 3)).toBe(likeliest(picture, cell, 0) !== likeliest(picture, cell, 3));
    if (parts(picture, cell, 0, 3)) parted += 1;
  });
  expect(parted).toBeGreaterThan(0);
});

test('outcomes of rulings: goes on, nothing, lost by the opponent’s disc, penalty, set', () => {
  const before = { red1: [0, 300], red2: [200, 100], black1: [-200, 100], black2: [-300, 0] } as const;
  const class_ = (events: Parameters<typeof rule>[0]['events'], places: Parameters<typeof rule>[0]['before'] = before) =>
    outcomeOf(rule({ before: places, ...(events ? { events } : {}) }, '2017'), 'red');
  expect(class_([...hits('red1'), ...falls('red1')])).toBe('on');
  expect(class_(hits('red1'))).toBe('nothing');
  expect(class_([...hits('red1'), ...falls('red1', 'black1')])).toBe('turn');
  expect(class_(hits('black1'))).toBe('penalty');
  expect(class_([...hits('red1'), ...falls('red1')], { red1: [0, 300], black1: [-200, 100] })).toBe('won');
  expect(class_([...hits('red1'), ...falls('black1')], { red1: [0, 300], black1: [-200, 100] })).toBe('set');
});
