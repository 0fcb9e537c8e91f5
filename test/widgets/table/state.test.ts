import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '../../../src/cases/course.ts';
import { startPosition } from '../../../src/geometry/row.ts';
import { decodeShare } from '../../../src/notation/share.ts';
import { simulate } from '../../../src/physics/index.ts';
import { judge, tableFor } from '../../../src/referee/index.ts';
import { stateAfter } from '../../../src/referee/play/next-state.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';
import { linkCode, openLink } from '../../../src/widgets/table/share/share.ts';
import { MAX_SPEED, TableState } from '../../../src/widgets/table/state.svelte.ts';

const begun = () => {
  const table = new TableState({ position: { ...startPosition(), striker: { x: 0, y: -440 } } });
  Object.assign(table, { judge, play, stateAfter });
  return table;
};

test('each player’s eight discs stand along the board opposite, in singles and doubles', () => {
  const singles = startPosition();
  expect(singles.discs.filter((d) => d.color === 'red').map((d) => d.y)).toEqual(Array(8).fill(485));
  expect(singles.discs.filter((d) => d.color === 'black').map((d) => d.y)).toEqual(Array(8).fill(-485));
  expect(singles.discs.filter((d) => d.x < 0 && d.color === 'red').length).toBe(4);
  const doubles = startPosition({ red: ['south', 'north'], black: ['west', 'east'] });
  expect(new Set(doubles.discs.map((d) => d.id)).size).toBe(32);
  expect(doubles.discs.filter((d) => d.x === 485).every((d) => d.color === 'black' && Number(d.id.slice(5)) <= 8)).toBe(true);
});

describe('undo and redo', () => {
  test('come back to the same table, whatever was done', () => {
    const action = fc.oneof(
      fc.record({
        put: fc.constantFrom('red1', 'red5', 'black3', 'striker'),
        x: fc.integer({ min: -600, max: 600 }),
        y: fc.integer({ min: -600, max: 600 }),
      }),
      fc.record({ remove: fc.constantFrom('red2', 'black1') }),
      fc.record({ angle: fc.integer({ min: -720, max: 720 }), speed: fc.double({ min: -3, max: 30, noNaN: true }) }),
      fc.constant({ give: 'north' }),
      fc.constant({ clear: true }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const table = begun();
        const seen = [linkCode(table)];
        for (const a of actions) {
          const before = table.canUndo ? linkCode(table) : seen[0];
          if ('put' in a) table.put(a.put as 'red1', { x: a.x, y: a.y });
          else if ('remove' in a) table.remove(a.remove as 'red2');
          else if ('angle' in a) table.aim(a);
          else if ('give' in a) table.giveTo('north');
          else table.clear();
          if (linkCode(table) !== before || seen.length === 0) seen.push(linkCode(table));
          const shared = decodeShare(linkCode(table));
          expect(shared.ok).toBe(true);
          expect(table.stroke.angle >= 0 && table.stroke.angle < 360 && table.stroke.speed <= MAX_SPEED).toBe(true);
        }
        const last = linkCode(table);
        while (table.canUndo) table.undo();
        expect(linkCode(table)).toBe(seen[0]);
        while (table.canRedo) table.redo();
        expect(linkCode(table)).toBe(last);
      }),
      { numRuns: 60 },
    );
  });
  test('something new forgets what was undone', () => {
    const table = begun();
    table.remove('red1');
    table.undo();
    table.remove('red2');
    expect(table.canRedo).toBe(false);
    expect(table.placeOf('red1')).not.toBeNull();
  });
});

test('the right to play takes the striker along', () => {
  const table = begun();
  table.clear();
  table.giveTo('north');
  expect(table.position.striker).toEqual({ x: 0, y: 440 });
  expect(table.stroke.angle).toBe(270);
  expect(table.shooterColor).toBe('black');
});

test('going on from a ruling sets up what the ruling left and who strokes next', () => {
  const table = begun();
  table.time = table.duration;
  const ruling = table.ruling;
  if (!ruling?.position) throw new Error('a ruling on a stroke leaves a position');
  const next = ruling.turn === 'continues' ? 'south' : 'north';
  table.follow(ruling);
  expect(table.position.discs).toEqual(ruling.position.discs);
  expect(table.shooter).toBe(next);
  expect(table.time).toBeNull();
});

test('a reported stroke stands until something is moved', () => {
  const table = new TableState({
    position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 0 }], striker: { x: 0, y: -440 } },
    report: {
      events: [{ t: 0.2, type: 'contact', a: 'striker', b: 'red1' }],
      after: { discs: [{ id: 'red1', color: 'red', x: 0, y: 90 }] },
    },
  });
  expect(table.played).toBeNull();
  table.play = play;
  expect(table.happened?.after.discs[0]?.y).toBe(90);
  table.nudge('red1', 1, 0);
  expect(table.report).toBeNull();
  expect(table.happened).not.toBeNull();
});

test('readings can be switched, and the ruling follows', () => {
  const table = begun();
  const used = table.rulings.flatMap((r) => r.notes).find((note) => note.reading !== null);
  if (!used?.reading) throw new Error('the break leaves a reading open');
  table.read(used.reading, 'no such option');
  const known = table.rulings.flatMap((r) => r.notes).find((note) => note.reading === used.reading);
  expect(known?.option).toBe(used.option);
});

test('each edition is played and ruled on its own table', () => {
  const table = begun();
  table.tableFor = tableFor;
  const nominal = table.played;
  const readings = { 'club-table-size': 'stated', 'club-unstated-sizes': 'proportional' };
  for (const [reading, option] of Object.entries(readings)) table.read(reading, option);
  const { discs, striker } = table.position;
  if (!striker) throw new Error('the striker lies on the table');
  const shot = { before: { discs, striker }, shooter: table.shooter, stroke: table.stroke };
  for (const edition of EDITION_IDS) {
    const { events, after } = simulate(shot, tableFor(edition, readings));
    expect(table.happenedUnder(edition)).toMatchObject({ events, after });
    expect(table.rulings.find((ruling) => ruling.edition === edition)).toEqual(
      judge({ ...table.caseFor(edition), report: { events, after } }),
    );
  }
  expect(table.happenedUnder('club')?.after).not.toEqual(table.happenedUnder('2017')?.after);
  // what is drawn is the drawn edition's
  expect(table.played).toEqual(nominal);
  table.edition = 'club';
  expect([table.surface.half, table.played?.report]).toEqual([508, table.happenedUnder('club')]);
});

test('what cannot be read opens an empty table', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      const opened = openLink(code);
      if (!opened.ok) expect(opened.opening.position.discs).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('before the physics is there, the aim is drawn where the physics will have it', () => {
  const spots = [-300, -100, 60, 250].flatMap((x) => [-150, 80, 300].map((y) => ({ x, y })));
  fc.assert(
    fc.property(
      fc.record({
        x: fc.double({ min: -360, max: 360, noNaN: true }),
        angle: fc.double({ min: 25, max: 155, noNaN: true }),
        lying: fc.subarray(spots),
      }),
      ({ x, angle, lying }) => {
        const discs = lying.map((spot, i) => ({ id: `red${i + 1}` as const, color: 'red' as const, ...spot }));
        const table = new TableState({ position: { discs, striker: { x, y: -440 } }, stroke: { angle, speed: 6 } });
        const sight = table.aimed;
        table.play = play;
        const { aimed } = table;
        if (!sight?.ghost || !aimed?.ghost) return;
        expect(Math.hypot(sight.ghost.x - aimed.ghost.x, sight.ghost.y - aimed.ghost.y)).toBeLessThan(0.01);
        expect(aimed.way).toHaveLength(2);
        expect(sight.pushed).toHaveLength(aimed.pushed.length);
      },
    ),
    { numRuns: 300 },
  );
});
