import { expect, test } from 'vitest';
import { calibrate, type Filmed, ROUNDS } from '../../src/experiments/calibrate.ts';
import { positionsAt, type Shot, simulateTracks } from '../../src/physics/index.ts';
import { disc, generator, shotAt } from '../physics/support.ts';

const TRUE = { friction: 0.107, restitutionDisc: 0.71, restitutionBoard: 0.66, contactFriction: 0.17 };

/** Films a stroke at 120 frames a second with `blur` mm of noise; the guess is off by what a hand is. */
function film(shot: Shot, blur: number, random: () => number): Filmed {
  const { tracks, report } = simulateTracks({ ...shot, table: TRUE });
  const noise = (): number => (random() + random() + random() - 1.5) * 2 * blur;
  const frames = Array.from({ length: Math.floor(report.duration * 120) }, (_, k) => {
    const seen = positionsAt(tracks, k / 120);
    const shaken = <T extends { x: number; y: number }>(p: T): T => ({ ...p, x: p.x + noise(), y: p.y + noise() });
    return { t: k / 120, seen: { discs: seen.discs.map(shaken), striker: seen.striker == null ? null : shaken(seen.striker) } };
  });
  return { shot: { ...shot, stroke: { angle: shot.stroke.angle + 0.15, speed: shot.stroke.speed * 0.97 } }, frames };
}

const STROKES = [
  shotAt([], { x: 0, y: -400 }, 80, 1.6),
  shotAt([], { x: 100, y: -400 }, 55, 2),
  shotAt([disc('red1', 10, 0)], { x: 0, y: -400 }, 90, 1.2),
  shotAt([disc('red1', -20, 100)], { x: 0, y: -400 }, 90, 1.6),
];

test('a made-up film gives its constants back', () => {
  const got = calibrate(STROKES.map((s) => film(s, 0, generator(1))));
  for (const name of Object.keys(TRUE) as (keyof typeof TRUE)[]) expect(Math.abs(got[name] - TRUE[name])).toBeLessThan(1e-5);
  expect(got.residual).toBeLessThan(1e-3);
}, 60_000);

test('with half a millimetre of noise it gives them back within four standard errors', () => {
  const random = generator(2);
  const got = calibrate(STROKES.map((s) => film(s, 0.5, random)));
  for (const name of Object.keys(TRUE) as (keyof typeof TRUE)[]) {
    expect(Math.abs(got[name] - TRUE[name]), name).toBeLessThan(4 * got.errors[name] + 1e-6);
    expect(got.errors[name]).toBeLessThan(0.05);
  }
}, 60_000);

test('what is no film of a table is given up after thirty rounds; a film is done long before', () => {
  const nowhere = STROKES.map((shot, i): Filmed => {
    const seen = (k: number) => ({ discs: [], striker: { x: (-1) ** k * 300, y: 90 * i } });
    return { shot, frames: [0.3, 0.6, 0.9].map((t, k) => ({ t, seen: seen(k) })) };
  });
  expect(ROUNDS).toBe(30);
  expect(calibrate(nowhere)).toEqual(calibrate(nowhere, ROUNDS));
  expect(calibrate(nowhere, ROUNDS + 30).residual).toBeLessThan(calibrate(nowhere).residual);
  const filmed = STROKES.map((s) => film(s, 0, generator(1)));
  expect(calibrate(filmed, 10)).toEqual(calibrate(filmed));
});
