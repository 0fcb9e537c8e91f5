/**
 * Sine and cosine in plain arithmetic: the built-in ones differ between JavaScript engines in the last bit.
 * Exact at multiples of 90°, and bit for bit symmetric: −a, 180 − a and 90 − a mirror the result.
 */

export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Angles are taken to the nearest 2⁻³² of a degree, so that a caller's rounded `180 − a` still mirrors `a`. */
const GRID = 4294967296;
const DEGREE = 0.017453292519943295;

function sinSmall(r: number): number {
  const z = r * r;
  let p = 1 - z / 272;
  for (const d of [210, 156, 110, 72, 42, 20, 6]) p = 1 - (z / d) * p;
  return r * p;
}

function cosSmall(r: number): number {
  const z = r * r;
  let p = 1 - z / 306;
  for (const d of [240, 182, 132, 90, 56, 30, 12, 2]) p = 1 - (z / d) * p;
  return p;
}

/** Direction for 0 ≤ a ≤ 90. */
function firstQuadrant(a: number): Direction {
  if (a === 45) return { x: Math.SQRT1_2, y: Math.SQRT1_2 };
  if (a > 45) {
    const mirrored = firstQuadrant(90 - a);
    return { x: mirrored.y, y: mirrored.x };
  }
  const r = a * DEGREE;
  return { x: cosSmall(r), y: sinSmall(r) };
}

/** The unit vector at `degrees` counter-clockwise from east. Any finite angle. */
export function direction(degrees: number): Direction {
  if (degrees < 0) {
    const mirrored = direction(-degrees);
    return { x: mirrored.x, y: -mirrored.y };
  }
  const turns = Math.floor(degrees / 360);
  let a = Math.floor((degrees - turns * 360) * GRID + 0.5) / GRID;
  if (a >= 360) a -= 360;
  if (a > 180) {
    const mirrored = direction(360 - a);
    return { x: mirrored.x, y: -mirrored.y };
  }
  if (a > 90) {
    const mirrored = firstQuadrant(180 - a);
    return { x: -mirrored.x, y: mirrored.y };
  }
  return firstQuadrant(a);
}
