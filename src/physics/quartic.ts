/**
 * When two moving discs meet: the first downward crossing of f(t) = |D + Vt + Ht²|² − R², a quartic, on [0, T].
 * Bernstein coefficients exclude most pairs at once; the rest are halved until one sign change is left, then bracketed Newton.
 */

/** Halvings before a touch is taken for a graze that hands over nothing. */
const DEPTH = 48;
/** Relative change under which Newton has arrived. */
const SAME = 1e-15;

/** The root in the bracket, c0..c4 given: Newton, halving where it would leave, until a step changes nothing that matters. */
function refine(c0: number, c1: number, c2: number, c3: number, c4: number, from: number, to: number): number {
  let lo = from;
  let hi = to;
  let t = 0.5 * (lo + hi);
  for (let k = 0; k < 80; k += 1) {
    const f = c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)));
    const g = c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4));
    if (f > 0) lo = t;
    else hi = t;
    let next = t - f / g;
    if (!(next > lo && next < hi)) {
      if (Math.abs(next - t) <= SAME * t) return t;
      next = 0.5 * (lo + hi);
    }
    if (Math.abs(next - t) <= SAME * t) return next;
    t = next;
  }
  return t;
}

const stack = new Float64Array(7 * (DEPTH + 2));

function put(o: number, b0: number, b1: number, b2: number, b3: number, b4: number, at: number, width: number): void {
  stack[o] = b0;
  stack[o + 1] = b1;
  stack[o + 2] = b2;
  stack[o + 3] = b3;
  stack[o + 4] = b4;
  stack[o + 5] = at;
  stack[o + 6] = width;
}

/**
 * The first t in [0, T] at which f falls through zero, or Infinity. A start at or under zero counts as above it when f rises there, and as
 * the crossing itself when f falls.
 */
export function firstFall(c0: number, c1: number, c2: number, c3: number, c4: number, T: number): number {
  if (c0 <= 0 && (c1 < 0 || (c1 === 0 && c2 < 0))) return 0;
  const d1 = c1 * T;
  const d2 = c2 * T * T;
  const d3 = c3 * T * T * T;
  const d4 = c4 * T * T * T * T;
  const b0 = Math.max(c0, 0);
  const b1 = b0 + d1 / 4;
  const b2 = b0 + d1 / 2 + d2 / 6;
  const b3 = b0 + 0.75 * d1 + d2 / 2 + d3 / 4;
  const b4 = b0 + d1 + d2 + d3 + d4;
  if (b1 >= 0 && b2 >= 0 && b3 >= 0 && b4 >= 0) return Number.POSITIVE_INFINITY;
  return search(b0, b1, b2, b3, b4, c1, c2, c3, c4, T);
}

function search(
  p0: number,
  p1: number,
  p2: number,
  p3: number,
  p4: number,
  c1: number,
  c2: number,
  c3: number,
  c4: number,
  T: number,
): number {
  let top = 0;
  put(0, p0, p1, p2, p3, p4, 0, 1);
  while (top >= 0) {
    const o = top * 7;
    top -= 1;
    const b0 = stack[o] as number;
    const b1 = stack[o + 1] as number;
    const b2 = stack[o + 2] as number;
    const b3 = stack[o + 3] as number;
    const b4 = stack[o + 4] as number;
    const at = stack[o + 5] as number;
    const width = stack[o + 6] as number;
    if (b1 >= 0 && b2 >= 0 && b3 >= 0 && b4 >= 0) continue;
    // A single sign change, + to −: b0 ≥ 0 holds on the whole way.
    const s1 = b1 < 0;
    const s2 = b2 < 0;
    const s3 = b3 < 0;
    if (b4 < 0 && !(s1 && !s2) && !(s2 && !s3)) return refine(p0, c1, c2, c3, c4, at * T, (at + width) * T);
    if (width < 1e-13 || top > DEPTH - 2) {
      if (b4 < 0) return at * T;
      continue;
    }
    const l1 = 0.5 * (b0 + b1);
    const m = 0.5 * (b1 + b2);
    const r3 = 0.5 * (b3 + b4);
    const l2 = 0.5 * (l1 + m);
    const k = 0.5 * (b2 + b3);
    const r2 = 0.5 * (k + r3);
    const mid = 0.5 * (m + k);
    const l3 = 0.5 * (l2 + mid);
    const r1 = 0.5 * (mid + r2);
    const cut = 0.5 * (l3 + r1);
    const half = 0.5 * width;
    if (cut >= 0) {
      top += 1;
      put(top * 7, cut, r1, r2, r3, b4, at + half, half);
    }
    top += 1;
    put(top * 7, b0, l1, l2, l3, cut, at, half);
  }
  return Number.POSITIVE_INFINITY;
}
