import { describe, expect, test } from 'vitest';
import { SINGLES } from '../../../src/geometry/row.ts';
import { simulate } from '../../../src/physics/index.ts';
import type { Disc, Position } from '../../../src/physics/types.ts';
import { judge, tableFor } from '../../../src/referee/index.ts';
import { EDITION_IDS, type EditionId } from '../../../src/referee/types.ts';
import { type Asked, type Progress, searchChanges, seeksBetter, severity } from '../../../src/widgets/change/search.ts';

const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const before: Position = {
  discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 20, -250), disc('black2', -300, -300)],
  striker: { x: 20, y: -440 },
};
const asked = (edition: EditionId, angle: number, speed = 3): Asked => ({
  given: { edition, format: 'singles', colors: SINGLES, shooter: 'south', before },
  stroke: { angle, speed },
});
const all = (a: Asked): Progress => {
  let last: Progress = { done: 0, found: [] };
  for (const progress of searchChanges(a)) {
    expect(progress.done).toBeGreaterThan(last.done);
    last = progress;
  }
  return last;
};
const ruling = (a: Asked, position: Position, stroke = a.stroke) => {
  const { striker } = position;
  if (!striker || !stroke) throw new Error('no stroke');
  return judge({
    ...a.given,
    before: position,
    report: simulate({ before: { discs: position.discs, striker }, shooter: 'south', stroke }),
  });
};

describe.each(EDITION_IDS)('the smallest change, edition %s', (edition) => {
  const a = asked(edition, 90);
  const base = ruling(a, before);
  const { done, found } = all(a);
  test('a stroke on an opponent’s disc is asked what would have been better', () => {
    expect(seeksBetter(base, 'red')).toBe(true);
    expect(done).toBe(1);
    expect(found.map((c) => c.kind)).toContain('angle');
  });
  test('every change found is what the referee says of it, and better', () => {
    for (const c of found) {
      const again = ruling(a, c.position, c.stroke);
      expect(again).toEqual(c.ruling);
      expect(severity(again, 'red')).toBeLessThan(severity(base, 'red'));
    }
  });
  test('least effort first', () => expect(found.map((c) => c.effort)).toEqual(found.map((c) => c.effort).sort((p, q) => p - q)));
  test('no smaller turn of the aim would have done', () => {
    const angle = found.find((c) => c.kind === 'angle');
    if (!angle) throw new Error('turning the aim helps');
    for (let by = 0.1; by < Math.abs(angle.amount) - 0.11; by += 0.1) {
      for (const sign of [1, -1]) {
        const r = ruling(a, before, { angle: 90 + sign * by, speed: 3 });
        expect(severity(r, 'red')).toBeGreaterThanOrEqual(severity(base, 'red'));
      }
    }
  });
});

test('a stroke that costs nothing is asked what would have spoilt it', () => {
  // a disc before the far right pocket, and the first direction that sinks it without an offence
  const near: Position = { discs: [disc('red1', 400, 392), disc('red2', -200, 0), disc('black1', 300, 0)], striker: { x: 200, y: -440 } };
  const of = (angle: number, speed: number): Asked => ({
    ...asked('2017', angle, speed),
    given: { ...asked('2017', angle).given, before: near },
  });
  const tries = [1.5, 2, 2.5, 3].flatMap((speed) => Array.from({ length: 300 }, (_, i) => of(60 + i * 0.1, speed)));
  const good = tries.find((a) => !seeksBetter(ruling(a, near), 'red'));
  if (!good) throw new Error('there is such a stroke');
  const { found } = all(good);
  expect(found.length).toBeGreaterThan(0);
  for (const c of found) expect(severity(c.ruling, 'red')).toBeGreaterThan(0);
});

test('a report told in another order is another stroke', () => {
  const report = {
    events: [
      { t: 0.1, type: 'contact', a: 'striker', b: 'black1' } as const,
      { t: 0.2, type: 'contact', a: 'striker', b: 'red1' } as const,
    ],
    after: before,
  };
  const { found } = all({ given: { ...asked('2017', 90).given, report }, stroke: null });
  const order = found.find((c) => c.kind === 'order');
  expect(order?.report.events.map((e) => e.type === 'contact' && e.b)).toEqual(['red1', 'black1']);
  expect(order?.report.events.map((e) => e.t)).toEqual([0.1, 0.2]);
});

test('the smallest change of an edition is looked for on its own table', () => {
  const readings = { 'club-table-size': 'stated', 'club-unstated-sizes': 'proportional' };
  const { given, stroke } = asked('club', 90);
  const { found } = all({ given: { ...given, readings }, stroke });
  const table = tableFor('club', readings);
  expect(found.length).toBeGreaterThan(0);
  for (const { position, stroke: made, report } of found) {
    if (!position.striker || !made) throw new Error('no stroke');
    const shot = { before: { discs: position.discs, striker: position.striker }, shooter: 'south', stroke: made } as const;
    expect(report.after).toEqual(simulate(shot, table).after);
    expect(report.after).not.toEqual(simulate(shot).after);
  }
});
