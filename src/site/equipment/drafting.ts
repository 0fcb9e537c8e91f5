/**
 * How a measure is drawn on a workshop drawing: extension lines, a dimension line between arrowheads, the figure above it. Plain
 * geometry in the drawing's own units (y down, as in SVG); `u` is what one millimetre of paper is in them.
 */
import { n } from '../../widgets/table/board/draw.ts';

/** A dimension as lines, and where its figure stands. */
export interface Drawn {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Degrees that the figure is turned by. */
  readonly turn?: number;
  readonly anchor?: 'start' | 'end';
}

const ARROW = 2.4;
const SPREAD = 0.28;

/** An arrowhead at a point; `angle` is the direction it points in, radians. Relative, so that all heads of a view are the same few letters. */
function head(x: number, y: number, angle: number, u: number): string {
  const leg = (turn: number) => [-ARROW * u * Math.cos(angle + turn), -ARROW * u * Math.sin(angle + turn)] as const;
  const [[x1, y1], [x2, y2]] = [leg(SPREAD), leg(-SPREAD)];
  return `M${n(x)} ${n(y)}l${short(x1)} ${short(y1)}m${short(-x1)} ${short(-y1)}l${short(x2)} ${short(y2)}`;
}
const short = (value: number) => n(Math.round(value * 10) / 10);

/** A line between two points with an arrowhead at either end. */
export function slant([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], u: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${head(x1, y1, angle + Math.PI, u)}${head(x2, y2, angle, u)}`;
}

/** Options of a dimension along an axis. */
export interface Along {
  /** Where the dimension line runs: its y (across) or its x (down). */
  readonly at: number;
  /** Where the extension lines begin beside the drawn thing; without it there are none. */
  readonly from?: number;
  /** Arrows from outside, for what is too narrow to hold them; the figure then stands beyond that end. */
  readonly outside?: 'first' | 'second';
}

/** A measure from `a` to `b` to the right. */
export function across(a: number, b: number, { at, from, outside }: Along, u: number): Drawn {
  const past = at + Math.sign(at - (from ?? at)) * 1.2 * u;
  const extension = from === undefined ? '' : [a, b].map((x) => `M${n(x)} ${n(from)}V${n(past)}`).join('');
  if (!outside) {
    return { path: `${extension}M${n(a)} ${n(at)}H${n(b)}${head(a, at, Math.PI, u)}${head(b, at, 0, u)}`, x: (a + b) / 2, y: at - u };
  }
  const reach = 5 * u;
  const path = `${extension}M${n(a - reach)} ${n(at)}H${n(b + reach)}${head(a, at, 0, u)}${head(b, at, Math.PI, u)}`;
  return outside === 'first'
    ? { path, x: a - reach - 0.8 * u, y: at + u, anchor: 'end' }
    : { path, x: b + reach + 0.8 * u, y: at + u, anchor: 'start' };
}

/** A measure from `a` down to `b`; its figure is read from the right. */
export function down(a: number, b: number, { at, from }: Omit<Along, 'outside'>, u: number): Drawn {
  const past = at + Math.sign(at - (from ?? at)) * 1.2 * u;
  const extension = from === undefined ? '' : [a, b].map((y) => `M${n(from)} ${n(y)}H${n(past)}`).join('');
  const half = Math.PI / 2;
  const path = `${extension}M${n(at)} ${n(a)}V${n(b)}${head(at, a, -half, u)}${head(at, b, half, u)}`;
  return { path, x: at - u, y: (a + b) / 2, turn: -90 };
}

/** A figure at the end of a line that points at what it is the measure of. */
export function leader(at: readonly [number, number], to: readonly [number, number], u: number): Drawn {
  const side = to[0] < at[0] ? -1 : 1;
  const angle = Math.atan2(at[1] - to[1], at[0] - to[0]);
  const landing = to[0] + side * 3 * u;
  const path = `${head(at[0], at[1], angle, u)}M${n(at[0])} ${n(at[1])}L${n(to[0])} ${n(to[1])}H${n(landing)}`;
  return { path, x: landing + side * 0.8 * u, y: to[1] + u, anchor: side < 0 ? 'end' : 'start' };
}

/** A figure without a line of its own, as the mass under a piece. */
export const bare = (x: number, y: number): Drawn => ({ path: '', x, y });

/** A rectangle as a path. */
export const box = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}H${n(x2)}V${n(y2)}H${n(x1)}Z`;

/** A circle as a path, so that rings can be cut out of discs. */
export const round = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
