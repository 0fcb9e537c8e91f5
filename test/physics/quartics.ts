/** Quartics of two discs in motion, made to be hard, and what must hold of the first fall found. */
import { firstFall } from '../../src/physics/quartic.ts';
import { rootsBetween, signOf } from './oracles/sturm.ts';

export type Quartic = readonly [number, number, number, number, number];

/** |D + Vt + Ht²|² − R² of two discs; grazing ones and ones with equal motion are as frequent as others. */
export function quarticOf(random: () => number): { c: Quartic; T: number } {
  const signed = (size: number): number => (random() * 2 - 1) * size;
  const R = random() < 0.5 ? 30 : 37.25;
  const way = random();
  const d = R + (way < 0.2 ? 10 ** -(random() * 8) : 400 * random());
  const angle = random();
  const dx = d * (1 - 2 * angle * angle);
  const dy = Math.sqrt(Math.max(0, d * d - dx * dx));
  const vx = way < 0.4 ? signed(1) : signed(4000);
  const vy = way > 0.9 ? (vx * dy) / dx : signed(2000);
  const hx = way > 0.6 && way < 0.7 ? signed(1e-9) : signed(400);
  const hy = signed(400);
  const c: Quartic = [
    dx * dx + dy * dy - R * R,
    2 * (dx * vx + dy * vy),
    vx * vx + vy * vy + 2 * (dx * hx + dy * hy),
    2 * (vx * hx + vy * hy),
    hx * hx + hy * hy,
  ];
  return { c, T: 0.05 + 2 * random() };
}

/** What is wrong with the answer, or null. A touch that dips under zero for less than `graze` seconds may be passed over. */
export function fault(c: Quartic, T: number, graze = 1e-7): string | null {
  if (c[0] <= 0) return null;
  const t = firstFall(...c, T);
  if (t === Number.POSITIVE_INFINITY) {
    if (signOf(c, T) < 0) return 'missed: under zero at the end';
    const dips = rootsBetween(c, 0, T);
    return dips >= 2 && !shallow(c, T, graze) ? 'missed a fall' : null;
  }
  const slack = 1e-12 * Math.max(t, 1e-3) + 1e-15;
  if (signOf(c, Math.min(T, t + slack)) > 0) return 'not under zero after it';
  if (t > slack && rootsBetween(c, 0, t - slack) > 0 && !shallow(c, t - slack, graze)) return 'an earlier fall was missed';
  return null;
}

/** Whether all dips under zero in (0, T] are shorter than `graze`, by looking at ever finer steps. */
function shallow(c: Quartic, T: number, graze: number): boolean {
  const steps = 4000;
  let longest = 0;
  let run = 0;
  for (let k = 1; k <= steps; k += 1) {
    const t = (T * k) / steps;
    const f = c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])));
    run = f < 0 ? run + T / steps : 0;
    longest = Math.max(longest, run);
  }
  return longest <= graze;
}
