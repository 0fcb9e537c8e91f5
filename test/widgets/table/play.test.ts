/** A case shown in its own place: reports as a course, the referee's steps, the state of the game, incidents alone. */
import { describe, expect, test } from 'vitest';
import { play } from '../../../src/cases/course.ts';
import { reported } from '../../../src/cases/reported.ts';
import { SINGLES, startPosition } from '../../../src/geometry/row.ts';
import { judge } from '../../../src/referee/judge.ts';
import { stateAfter } from '../../../src/referee/play/next-state.ts';
import type { StrokeReport } from '../../../src/referee/types.ts';
import { contactsOf } from '../../../src/widgets/table/play/contacts.ts';
import { type Frames, Player } from '../../../src/widgets/table/play/player.svelte.ts';
import { openingStroke } from '../../../src/widgets/table/setup.ts';
import { linkHash, openCaseLink, openLink } from '../../../src/widgets/table/share/share.ts';
import { type Opening, TableState } from '../../../src/widgets/table/state.svelte.ts';

const POSITION = {
  discs: [
    { id: 'red1', color: 'red', x: 0, y: 60 },
    { id: 'red2', color: 'red', x: -100, y: -420 },
    { id: 'black1', color: 'black', x: 20, y: -250 },
    { id: 'black2', color: 'black', x: -300, y: -300 },
    { id: 'black3', color: 'black', x: 200, y: 250 },
  ],
  striker: { x: 0, y: -440 },
} as const;
const REPORT: StrokeReport = {
  events: [
    { t: 0.4, type: 'board', disc: 'striker', board: 'north' },
    { t: 0.7, type: 'contact', a: 'striker', b: 'red1' },
    { t: 1.5, type: 'pocketed', disc: 'red1', pocket: 'se' },
  ],
  after: { discs: POSITION.discs.slice(1), striker: { x: -20, y: 110 } },
};
function tableWith(opening: Opening): TableState {
  const table = new TableState(opening);
  Object.assign(table, { judge, play, retell: reported, stateAfter });
  return table;
}
/** Frames that a test gives, ms apart. */
function frames(still: boolean): Frames & { run(ms: number): void } {
  let next: ((now: number) => void) | null = null;
  let now = 0;
  return {
    request: (step) => {
      next = step;
      return 1;
    },
    cancel: () => {
      next = null;
    },
    still: () => still,
    run(ms) {
      for (const end = now + ms; now < end; now += 20) {
        const step = next;
        next = null;
        step?.(now);
      }
    },
  };
}

describe('a report as a course', () => {
  const course = reported(POSITION, REPORT);
  test('its events come one after another at an even pace, in their order', () => {
    expect(course.report.events.map(({ t, type }) => [Math.round(t * 10) / 10, type])).toEqual([
      [0.9, 'board'],
      [1.8, 'contact'],
      [2.7, 'pocketed'],
    ]);
  });
  test('bodies lie where they lay until something happens to them, and end where they came to lie', () => {
    expect(course.at(0)).toEqual({ discs: POSITION.discs, striker: POSITION.striker });
    expect(course.at(0.9).striker?.y).toBeCloseTo(477.75, 1);
    expect(course.at(1.7).discs.find(({ id }) => id === 'red1')).toEqual(POSITION.discs[0]);
    const moving = course.at(2.2).discs.find(({ id }) => id === 'red1');
    expect(moving?.x).toBeGreaterThan(0);
    expect(course.at(2.8).discs.map(({ id }) => id)).toEqual(['red2', 'black1', 'black2', 'black3']);
    expect(course.at(course.report.duration).striker).toEqual(REPORT.after.striker);
  });
  test('the striker is at each board when it touches it, though it came back into its zone between them', () => {
    const { at } = reported(POSITION, {
      events: [
        { t: 0.4, type: 'board', disc: 'striker', board: 'north' },
        { t: 0.7, type: 'zone-return', disc: 'striker', seat: 'south' },
        { t: 0.8, type: 'board', disc: 'striker', board: 'south' },
        { t: 1.5, type: 'contact', a: 'striker', b: 'red1' },
      ],
      after: POSITION,
    });
    const levels = [0.9, 2.7, 3.6].map((t) => Math.round(at(t).striker?.y ?? 0));
    expect(levels).toEqual([478, -478, 23]);
  });
  test('contacts lie between the bodies that touch, the striker’s first one marked', () => {
    const [board, first] = contactsOf(course);
    expect([board?.event, first?.event]).toEqual([0, 1]);
    expect(board?.y).toBe(500);
    expect([board?.first, first?.first]).toEqual([false, true]);
  });
  test('where nothing moves and nothing is reported it lasts no time', () => {
    expect(reported(POSITION, { events: [], after: POSITION }).report.duration).toBe(0);
  });
});

describe('played', () => {
  test('walked to its end, and on through what the referee does, and back', () => {
    const table = tableWith({ position: POSITION, stroke: { angle: 90, speed: 3 } });
    const player = new Player(table, frames(false));
    player.seek(table.duration);
    expect(table.steps.length).toBeGreaterThan(0);
    player.walk(-1);
    expect([table.finished, table.done]).toEqual([true, table.steps.length - 1]);
    for (let i = 0; i < table.steps.length; i++) player.walk(-1);
    expect(table.finished).toBe(false);
    for (let i = 0; i < player.moments.length + table.steps.length + 1; i++) player.walk(1);
    expect([table.finished, table.done]).toEqual([true, table.steps.length]);
  });
  test('without motion it goes on by itself, one moment after the other, to the last step', () => {
    const table = tableWith({ position: POSITION, report: REPORT });
    const clock = frames(true);
    const player = new Player(table, clock);
    player.play(true);
    const seen = new Set<number | null>();
    for (let i = 0; i < 20 && player.running; i++) {
      clock.run(1000);
      seen.add(table.time);
    }
    expect([...seen].map((t) => Math.round((t ?? -1) * 10) / 10)).toEqual([0, 0.9, 1.8, 2.7, 3.6]);
    expect([player.running, table.finished, table.done]).toEqual([false, true, table.steps.length]);
  });
});

describe('incidents without a stroke', () => {
  const incidents = [{ type: 'argued-with-referee', by: 'red' }] as const;
  test('are ruled alone, not with the stroke that is aimed: incidents-only-no-stroke', () => {
    const table = tableWith({ position: POSITION, stroke: { angle: 90, speed: 3 } });
    expect(table.rulings[0]?.stroke).toBe('punishable');
    table.setReport(null, incidents);
    expect(table.aiming).toBe(false);
    expect(table.rulings.map(({ stroke }) => stroke)).toEqual(table.editions.map(() => null));
    table.aim({ angle: 80 });
    expect(table.aiming).toBe(true);
    expect(table.incidents).toEqual([]);
  });
  test('and stay so in a link', async () => {
    const table = tableWith({ position: POSITION });
    table.setReport(null, incidents);
    const opened = await openCaseLink((await linkHash(table)).slice(2));
    const again = tableWith(opened.opening);
    expect([again.unstruck, again.incidents]).toEqual([true, incidents]);
    expect(again.ruling?.stroke).toBe(null);
  });
});

describe('the state of the game', () => {
  test('the rows of a set are at its first stroke, by start, by link and by element: opening-stroke-plays-on', async () => {
    const table = tableWith({ position: { ...startPosition(), striker: { x: 0, y: -440 } } });
    table.start();
    expect(table.caseState).toEqual({ turn: 1, first: 'red' });
    const hash = await linkHash(table);
    expect(hash).toMatch(/^p=/);
    expect(openLink(hash.slice(2)).opening.caseState).toEqual({ turn: 1, first: 'red' });
  });
  test('is left with the first disc that is moved, and undo brings it back', () => {
    const table = tableWith({ position: { ...startPosition(), striker: { x: 0, y: -440 } }, caseState: openingStroke('south', SINGLES) });
    table.aim({ angle: 80 });
    expect(table.caseState).toEqual({ turn: 1, first: 'red' });
    table.put('red1', { x: 0, y: 0 });
    expect(table.caseState).toEqual({});
    table.undo();
    expect(table.caseState).toEqual({ turn: 1, first: 'red' });
  });
  test('what is said of it stays in the link and is counted on with the ruling', async () => {
    const table = tableWith({ position: POSITION, stroke: { angle: 90, speed: 3 } });
    table.say({ turn: 4, first: 'black', warnings: { red: 1, black: 0 } });
    const opened = await openCaseLink((await linkHash(table)).slice(2));
    expect(opened.opening.caseState).toEqual({ turn: 4, first: 'black', warnings: { red: 1, black: 0 } });
    const { ruling } = table;
    if (!ruling) throw new Error('there is a ruling');
    expect(ruling.turn).toBe('passes');
    table.follow(ruling);
    expect([table.caseState.turn, table.caseState.first, table.caseState.warnings]).toEqual([5, 'black', { red: 1, black: 0 }]);
  });
});

test('a disc takes the other colour, where one of that is left beside the table', () => {
  const table = tableWith({ position: POSITION });
  expect(table.recolor('red2')).toBe('black4');
  expect(table.placeOf('black4')).toMatchObject({ x: -100, y: -420 });
  expect(table.placeOf('red2')).toBe(null);
  expect(table.recolor('striker')).toBe(null);
});

describe('a table on which bodies go over a board', () => {
  const over: Opening = {
    position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 0, y: -440 } },
    stroke: { angle: 90, speed: 6 },
    constants: { climbing: true },
  };
  const leaves = (table: TableState): boolean => table.happened?.events.some(({ type }) => type === 'off-table') ?? false;
  test('shows it, and goes on doing so when the stroke is changed', () => {
    const table = tableWith(over);
    expect(leaves(table)).toBe(true);
    table.aim({ speed: 6.2 });
    expect(leaves(table)).toBe(true);
    expect(leaves(tableWith({ ...over, constants: {} }))).toBe(false);
  });
  test('is in the link', async () => {
    const hash = await linkHash(tableWith(over));
    const opened = await openCaseLink(hash.slice(2));
    expect(leaves(tableWith(opened.opening))).toBe(true);
  });
});
