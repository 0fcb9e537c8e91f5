/**
 * Touching discs as soft bodies, integrated in real time with a stiffness as high as asked for: what the engine's law for groups must be the
 * limit of. Two kinds of contact: `hysteretic` (Walton and Braun: stiff K on loading, K/e² on unloading) and `dashpot` (linear spring and damper,
 * cut off where it would pull). Written apart from the engine.
 */
export interface Soft {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly r: number;
  readonly m: number;
}

export interface SoftModel {
  readonly kind: 'hysteretic' | 'dashpot';
  readonly eDisc: number;
  readonly eBoard: number;
  /** Duration of a contact of two discs, s. */
  readonly contactTime: number;
  readonly discMass: number;
}

interface Spring {
  readonly a: number;
  /** −1 is a board. */
  readonly b: number;
  readonly nx: number;
  readonly ny: number;
  /** Overlap to begin with, taken as none. */
  readonly rest: number;
  readonly e: number;
  most: number;
  origin: number;
}

function springs(bodies: readonly Soft[], model: SoftModel): Spring[] {
  const list: Spring[] = [];
  const add = (a: number, b: number, nx: number, ny: number, rest: number) =>
    list.push({ a, b, nx, ny, rest, e: b < 0 ? model.eBoard : model.eDisc, most: 0, origin: 0 });
  bodies.forEach((p, i) => {
    const limit = 500 - p.r;
    if (p.x > limit - 1e-6) add(i, -1, 1, 0, limit);
    if (-p.x > limit - 1e-6) add(i, -1, -1, 0, limit);
    if (p.y > limit - 1e-6) add(i, -1, 0, 1, limit);
    if (-p.y > limit - 1e-6) add(i, -1, 0, -1, limit);
    for (let j = i + 1; j < bodies.length; j += 1) {
      const q = bodies[j] as Soft;
      const d = Math.hypot(q.x - p.x, q.y - p.y);
      if (d < p.r + q.r + 1e-6) add(i, j, (q.x - p.x) / d, (q.y - p.y) / d, d);
    }
  });
  return list;
}

/** Compression along the contact's first normal: the rigid limit, in which directions do not change. */
function overlap(bodies: readonly Soft[], from: readonly Soft[], s: Spring): number {
  const p = bodies[s.a] as Soft;
  const p0 = from[s.a] as Soft;
  const own = (p.x - p0.x) * s.nx + (p.y - p0.y) * s.ny;
  if (s.b < 0) return own;
  const q = bodies[s.b] as Soft;
  const q0 = from[s.b] as Soft;
  return own - ((q.x - q0.x) * s.nx + (q.y - q0.y) * s.ny);
}

function closing(bodies: readonly Soft[], s: Spring): number {
  const p = bodies[s.a] as Soft;
  const own = p.vx * s.nx + p.vy * s.ny;
  if (s.b < 0) return own;
  const q = bodies[s.b] as Soft;
  return own - (q.vx * s.nx + q.vy * s.ny);
}

function hysteretic(s: Spring, depth: number, k: number): number {
  const d = depth - s.origin;
  if (d <= 0 && s.most === 0) return 0;
  if (d >= s.most) {
    s.most = d;
    return k * d;
  }
  const f = k * s.most - (k / (s.e * s.e)) * (s.most - d);
  if (f > 0) return f;
  s.origin += s.most * (1 - s.e * s.e);
  s.most = 0;
  return 0;
}

function dashpot(s: Spring, depth: number, speed: number, k: number, m: number): number {
  if (depth <= 0) return 0;
  const log = Math.log(s.e);
  const zeta = -log / Math.sqrt(Math.PI * Math.PI + log * log);
  return Math.max(0, k * depth + 2 * zeta * Math.sqrt(k * m) * speed);
}

/** Velocities after everything has come apart. */
export function comeApart(start: readonly Soft[], model: SoftModel): readonly Soft[] {
  const bodies = start.map((b) => ({ ...b }));
  const list = springs(bodies, model);
  const k = (0.5 * model.discMass * Math.PI * Math.PI) / (model.contactTime * model.contactTime);
  const h = model.contactTime / 4000;
  let quiet = 0;
  for (let n = 0; n < 4_000_000 && quiet < 40; n += 1) {
    let pushing = false;
    const forces = list.map((s) => {
      const depth = overlap(bodies, start, s);
      const p = bodies[s.a] as Soft;
      const m = s.b < 0 ? p.m : (p.m * (bodies[s.b] as Soft).m) / (p.m + (bodies[s.b] as Soft).m);
      const f = model.kind === 'hysteretic' ? hysteretic(s, depth, k) : dashpot(s, depth, closing(bodies, s), k, m);
      if (f > 0 || closing(bodies, s) > 1e-6) pushing = true;
      return f;
    });
    list.forEach((s, i) => {
      const f = forces[i] as number;
      const p = bodies[s.a] as Soft;
      p.vx -= (f * s.nx * h) / p.m;
      p.vy -= (f * s.ny * h) / p.m;
      if (s.b < 0) return;
      const q = bodies[s.b] as Soft;
      q.vx += (f * s.nx * h) / q.m;
      q.vy += (f * s.ny * h) / q.m;
    });
    for (const b of bodies) {
      b.x += b.vx * h;
      b.y += b.vy * h;
    }
    quiet = pushing ? 0 : quiet + 1;
  }
  return bodies;
}
