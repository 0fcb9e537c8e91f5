/**
 * The plain model by brute force: everything moves a small step, then whoever overlaps and approaches is struck, then whoever is over a pocket
 * falls. Written apart from the engine and sharing nothing with it; converges to it as the step goes to zero.
 */
export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly r: number;
  readonly m: number;
  gone: boolean;
}

export interface Outcome {
  readonly contacts: readonly { readonly t: number; readonly a: number; readonly b: number }[];
  readonly pocketed: readonly number[];
  readonly balls: readonly Ball[];
}

export interface Plain {
  readonly friction: number;
  readonly eDisc: number;
  readonly eBoard: number;
}

const G = 9806.65;

function collide(p: Ball, q: Ball, e: number): boolean {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const reach = p.r + q.r;
  if (dx * dx + dy * dy >= reach * reach) return false;
  const d = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / d;
  const ny = dy / d;
  const u = (q.vx - p.vx) * nx + (q.vy - p.vy) * ny;
  if (u >= 0) return false;
  const j = (-(1 + e) * u) / (1 / p.m + 1 / q.m);
  p.vx -= (j / p.m) * nx;
  p.vy -= (j / p.m) * ny;
  q.vx += (j / q.m) * nx;
  q.vy += (j / q.m) * ny;
  return true;
}

function glide(b: Ball, dt: number, a: number): void {
  const v = Math.sqrt(b.vx * b.vx + b.vy * b.vy);
  if (v === 0) return;
  const t = Math.min(dt, v / a);
  const s = t - (0.5 * a * t * t) / v;
  b.x += b.vx * s;
  b.y += b.vy * s;
  const k = t < dt ? 0 : 1 - (a * dt) / v;
  b.vx *= k;
  b.vy *= k;
}

function bounce(b: Ball, e: number): void {
  const limit = 500 - b.r;
  if (b.x > limit && b.vx > 0) b.vx *= -e;
  if (b.x < -limit && b.vx < 0) b.vx *= -e;
  if (b.y > limit && b.vy > 0) b.vy *= -e;
  if (b.y < -limit && b.vy < 0) b.vy *= -e;
}

const overPocket = (b: Ball): boolean => (Math.abs(b.x) - 435) ** 2 + (Math.abs(b.y) - 435) ** 2 < 50 * 50;

function moving(balls: readonly Ball[]): boolean {
  for (const b of balls) if (!b.gone && (b.vx !== 0 || b.vy !== 0)) return true;
  return false;
}

/** Runs until all rest. Ball 0 is the striker. */
export function fixedStep(start: readonly Ball[], plain: Plain, dt: number): Outcome {
  const balls = start.map((b) => ({ ...b }));
  const a = plain.friction * G;
  const contacts: { t: number; a: number; b: number }[] = [];
  const pocketed: number[] = [];
  for (let step = 1; moving(balls); step += 1) {
    for (const b of balls) if (!b.gone) glide(b, dt, a);
    for (const b of balls) if (!b.gone) bounce(b, plain.eBoard);
    for (let i = 0; i < balls.length; i += 1) {
      const p = balls[i] as Ball;
      if (p.gone) continue;
      for (let j = i + 1; j < balls.length; j += 1) {
        const q = balls[j] as Ball;
        if (q.gone || (p.vx === 0 && p.vy === 0 && q.vx === 0 && q.vy === 0)) continue;
        if (collide(p, q, plain.eDisc)) contacts.push({ t: step * dt, a: i, b: j });
      }
    }
    for (let i = 0; i < balls.length; i += 1) {
      const b = balls[i] as Ball;
      if (b.gone || !overPocket(b)) continue;
      b.gone = true;
      pocketed.push(i);
    }
  }
  return { contacts, pocketed, balls };
}
