/**
 * Sliding and spinning at once: friction slows both, and each eases the other (Farkas, Bartels, Unger and Wolf, PRL 90, 248302, 2003). The
 * disc is taken to stand on a ring, since its faces are hollowed. For a ring both means are complete elliptic integrals, and these come from
 * the arithmetic-geometric mean with sums and square roots alone.
 */

/** Radius of the ring a body stands on over its own. */
export const RING = 0.8;

/** 2/π: the share where both are equal, which the mean does not reach in finite steps. */
const BALANCED = 0.6366197723675814;

/**
 * Mean over the ring of the share of friction that acts against `v` while the rim of the ring turns at `q`: 1 when it doesn't turn, about
 * v/2q when it mostly turns. Both ≥ 0, one > 0. The share against `q` is the same function with the two exchanged.
 */
export function frictionShare(v: number, q: number): number {
  if (q === 0) return 1;
  if (v === 0) return 0;
  if (v === q) return BALANCED;
  const x = v < q ? v / q : q / v;
  let a = 1;
  let b = Math.sqrt((1 - x) * (1 + x));
  let weight = 0.5;
  let tail = 0;
  for (let n = 0; n < 9; n += 1) {
    const c = 0.5 * (a - b);
    const next = 0.5 * (a + b);
    b = Math.sqrt(a * b);
    a = next;
    weight *= 2;
    tail += weight * c * c;
    if (c < 1e-9 * a) break;
  }
  // K = π/2a; E = K(1 − x²/2 − tail)
  if (v >= q) return (1 - 0.5 * x * x - tail) / a;
  return (0.5 * x * x - tail) / (x * a);
}

/** One stretch of constant deceleration. */
export interface Stretch {
  /** mm/s². */
  deceleration: number;
  /** Of the spin at the rim, mm/s². */
  spinDeceleration: number;
  /** s; Infinity where it lasts until rest. */
  duration: number;
}

/** Share of the shorter time to rest that one stretch covers. */
const PORTION = 0.125;
/** Slower than this (mm/s) the rest of the way is one stretch: less than 0.01 mm. */
const CREEP = 3;

/**
 * The stretch from speed `v` and spin `s` at the rim (mm/s, ≥ 0), midpoint rule. `deceleration` is μg, mm/s²; `turning` is r²m/I.
 */
export function nextStretch(v: number, s: number, deceleration: number, turning: number, out: Stretch): void {
  const q = RING * s;
  const pull = deceleration * turning * RING;
  const a = deceleration * frictionShare(v, q);
  const b = pull * frictionShare(q, v);
  if (v < CREEP || q < 1e-3 * v) {
    out.deceleration = a;
    out.spinDeceleration = b;
    out.duration = Number.POSITIVE_INFINITY;
    return;
  }
  const h = PORTION * Math.min(v / a, s / b);
  const vm = v - 0.5 * a * h;
  const qm = RING * Math.max(0, s - 0.5 * b * h);
  out.deceleration = deceleration * frictionShare(vm, qm);
  out.spinDeceleration = pull * frictionShare(qm, vm);
  out.duration = h;
}
