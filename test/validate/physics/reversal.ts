/** Time reversed: without friction and losses a stroke played forward and back returns. Uses the engine's parts, for no table is without friction. */
import { NOMINAL } from '../../../src/geometry/parameters.ts';
import { DEFAULT_TABLE, type Shot } from '../../../src/physics/index.ts';
import { createLog } from '../../../src/physics/log.ts';
import { advance } from '../../../src/physics/motion.ts';
import { begin, resolve } from '../../../src/physics/resolve.ts';
import { nextTime } from '../../../src/physics/schedule.ts';
import { setUp, world as w } from '../../../src/physics/world.ts';

const TABLE = { ...DEFAULT_TABLE, friction: 1e-12, restitutionDisc: 1, restitutionBoard: 1, contactFriction: 0, captureMargin: 50 };

/** Runs the world for `T` seconds and leaves places and velocities there. */
function play(shot: Shot, T: number): void {
  const log = createLog(shot);
  begin();
  for (let t = nextTime(); t <= T; t = nextTime()) {
    w.now = t;
    resolve(log, 0);
  }
  w.now = T;
  for (let i = 0; i < w.n; i += 1) advance(i);
}

/** How far, mm, the farthest body is from where it began. */
export function returnError(shot: Shot, T: number): number {
  setUp(shot, TABLE, NOMINAL);
  const start = Array.from({ length: w.n }, (_, i) => [w.x[i] as number, w.y[i] as number] as const);
  play(shot, T);
  for (let i = 0; i < w.n; i += 1) {
    w.vx[i] = -(w.vx[i] as number);
    w.vy[i] = -(w.vy[i] as number);
    w.tau[i] = 0;
  }
  w.now = 0;
  w.meet.fill(Number.POSITIVE_INFINITY);
  w.pairTime.fill(Number.POSITIVE_INFINITY);
  w.partner.fill(-1);
  play(shot, T);
  return Math.max(...start.map(([x, y], i) => Math.hypot((w.x[i] as number) - x, (w.y[i] as number) - y)));
}
