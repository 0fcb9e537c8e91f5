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
  p = 1 - (z / 210) * p;
  p = 1 - (z / 156) * p;
  p = 1 - (z / 110) * p;
  p = 1 - (z / 72) * p;
  p = 1 - (z / 42) * p;
  p = 1 - (z / 20) * p;
  return r * (1 - (z / 6) * p);
}

function cosSmall(r: number): number {
  const z = r * r;
  let p = 1 - z / 306;
  p = 1 - (z / 240) * p;
  p = 1 - (z / 182) * p;
  p = 1 - (z / 132) * p;
  p = 1 - (z / 90) * p;
  p = 1 - (z / 56) * p;
  p = 1 - (z / 30) * p;
  p = 1 - (z / 12) * p;
  return 1 - (z / 2) * p;
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
