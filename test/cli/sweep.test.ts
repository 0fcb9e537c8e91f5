import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { positionsAt, simulateTracks } from '../../src/physics/index.ts';
import { disc, shotAt } from '../physics/support.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const before = { discs: [disc('red1', 0, 0)], striker: { x: 0, y: -440 } };

const run = (args: readonly string[], input: unknown): string =>
  execFileSync(process.execPath, [MAIN, ...args], { input: JSON.stringify(input), encoding: 'utf8' });

test('the same document gives the same bytes with one thread and with three', () => {
  const input = { before, shooter: 'south', angles: { from: 88, to: 92, count: 5 }, speeds: [1, 2], hand: { angle: 0.5, samples: 20 } };
  const one = run(['sweep', '--workers', '1'], input);
  expect(run(['sweep', '--workers', '3'], input)).toBe(one);
  expect(JSON.parse(one)).toMatchObject({ strokes: 200, cells: { length: 10 } });
}, 30_000);

test.each([
  [{ before, shooter: 'south', angles: [], speeds: [1] }, 'angles'],
  [{ before, shooter: 'south', angles: [90], speeds: [99] }, 'speeds[0]'],
  [{ before, shooter: 'south', angles: [90], speeds: [1], colour: 1 }, 'colour'],
  [{ before: {}, shooter: 'south', angles: [90], speeds: [1] }, 'before'],
])(
  'a bad document is refused by name',
  (input, named) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'sweep'], { input: JSON.stringify(input), encoding: 'utf8' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(named);
  },
  30_000,
);

test('a made-up film gives its constants back on the command line', () => {
  const table = { friction: 0.1, restitutionDisc: 0.7, restitutionBoard: 0.65 };
  const strokes = [shotAt([], { x: 0, y: -400 }, 60, 2), shotAt([disc('red1', -20, 0)], { x: 0, y: -400 }, 90, 1.5)].map((shot) => {
    const { tracks, report } = simulateTracks({ ...shot, table });
    const frames = Array.from({ length: Math.floor(report.duration * 60) }, (_, k) => ({ t: k / 60, seen: positionsAt(tracks, k / 60) }));
    return { ...shot, frames };
  });
  const got = JSON.parse(run(['calibrate'], { strokes }));
  for (const [name, value] of Object.entries(table)) expect(Math.abs(got[name] - value)).toBeLessThan(1e-4);
}, 60_000);
