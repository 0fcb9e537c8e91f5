/** Fast bodies may cross a pocket (switch `crossing`): over the void a body falls freely, and it passes while it has fallen less than half its thickness. */
import { timeFor } from './braking.ts';
import { GRAVITY } from './parameters.ts';
import { world } from './world.ts';

const w = world;

/** Free fall through half the thickness of body `i`, s. */
function fallTime(i: number): number {
  return Math.sqrt((i === 0 ? w.geometry.strikerThickness : w.geometry.discThickness) / GRAVITY);
}

/** Path from the piece's start to the far rim of pocket `k`. */
export function pathToRim(i: number, k: number): number {
  const c = w.pocketCentre;
  const dx = ((k & 1) !== 0 ? c : -c) - (w.x[i] as number);
  const dy = ((k & 2) !== 0 ? c : -c) - (w.y[i] as number);
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  const cross = ux * dy - uy * dx;
  const room = w.captureRadius * w.captureRadius - cross * cross;
  return room <= 0 ? 0 : Math.max(0, ux * dx + uy * dy + Math.sqrt(room));
}

/** Whether body `i`, over pocket `k` since `since`, reaches the far rim on its present piece before it has fallen too low. */
export function passes(i: number, k: number, since: number): boolean {
  const v = w.speed[i] as number;
  const a = w.dec[i] as number;
  const path = pathToRim(i, k);
  if (path >= (v * v) / (2 * a)) return false;
  return w.now - since + timeFor(path, v, a) < fallTime(i);
}
