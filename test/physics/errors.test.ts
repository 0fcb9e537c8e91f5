import { expect, test } from 'vitest';
import { type Shot, ShotError, simulate } from '../../src/physics/index.ts';
import { simulateOrNull } from '../../src/physics/simulate.ts';
import { disc, shotAt } from './support.ts';

const good = shotAt([disc('red1', 0, 300), disc('black16', 100, 300)], { x: 0, y: -400 }, 90, 2);
const withDiscs = (...discs: ReturnType<typeof disc>[]): Shot => ({ ...good, before: { ...good.before, discs } });
const withStroke = (angle: number, speed: number): Shot => ({ ...good, stroke: { angle, speed } });

test.each([
  ['not-finite', 'stroke.angle', withStroke(Number.NaN, 2)],
  ['not-finite', 'stroke.speed', withStroke(0, Number.POSITIVE_INFINITY)],
  ['out-of-range', 'stroke.speed', withStroke(0, -1)],
  ['out-of-range', 'stroke.speed', withStroke(0, 1000)],
  ['not-finite', 'before.discs[0].x', withDiscs(disc('red1', Number.NaN, 0))],
  ['out-of-range', 'before.discs[0].y', withDiscs(disc('red1', 0, 612))],
  ['bad-id', 'before.discs[1].id', withDiscs(disc('red1', 0, 0), disc('red1', 100, 0))],
  ['bad-id', 'before.discs[0].id', withDiscs(disc('red17', 0, 0))],
  ['overlap', 'before.discs[1]', withDiscs(disc('red1', 0, 0), disc('red2', 29.9, 0))],
  ['overlap', 'before.discs[1]', withDiscs(disc('red1', 0, 0), disc('red2', 0, 0))],
  ['overlap', 'before.discs[0]', withDiscs(disc('red1', 0, -400))],
  ['in-pocket', 'before.discs[0]', withDiscs(disc('red1', 440, 440))],
  ['out-of-range', 'table.friction', { ...good, table: { friction: 0 } }],
  ['not-finite', 'table.discMass', { ...good, table: { discMass: Number.NaN } }],
])('%s: %s', (code, field, shot) => {
  expect(() => simulate(shot)).toThrow(ShotError);
  expect(() => simulate(shot)).toThrow(expect.objectContaining({ code, field }));
  expect(simulateOrNull(shot)).toBeNull();
});

test('a fault of the program is not taken for a stroke that the physics refuses', () => {
  expect(simulateOrNull(good)).toEqual(simulate(good));
  expect(() => simulateOrNull(null as never)).toThrow(TypeError);
});

test.each([30, 30 - 1e-9, 29.96, 30 + 1e-13])('two discs %d mm apart are a position and stay where they are', (d) => {
  const { after } = simulate({ ...withDiscs(disc('red1', 0, 0), disc('red2', d, 0)), stroke: { angle: -90, speed: 0.1 } });
  expect(after.discs[1]?.x).toBe(d);
});

test('a cue that moves nothing', () => expect(simulate(withStroke(90, 0))).toMatchObject({ events: [], duration: 0 }));
