/**
 * The ruling map as pixels. Light is good and dark is bad, so that the picture reads without colour; every outcome has a pattern of its own
 * besides. No DOM: numbers in, numbers out.
 */
import { CLASSES, COLUMNS, ROWS } from '../../outcomes/map.ts';
import { OUTCOMES, type Outcome } from '../../outcomes/outcome.ts';
import { likeliest, nearestKnown, type Picture, parts } from '../../outcomes/picture.ts';

type Rgb = readonly [number, number, number];

/** By class: where the striker may not lie, then each of `OUTCOMES`. */
export const COLOURS: readonly Rgb[] = [
  [74, 67, 60],
  [255, 248, 224],
  [250, 204, 98],
  [184, 196, 158],
  [190, 154, 112],
  [122, 113, 109],
  [110, 36, 31],
  [18, 15, 14],
];
/** Nothing known yet: the unlit table. */
const UNKNOWN: Rgb = [54, 45, 38];

/** How a pixel of a class differs from its colour, by where it is (px of a 1:1 screen): the class's pattern. */
function pattern(kind: number, x: number, y: number): number {
  if (kind === 0) return (x + y) % 9 < 1.2 ? -22 : 0;
  if (kind === 1) return (x % 6) + (y % 6) < 2.4 ? -30 : 0;
  if (kind === 2) return (x % 7) ** 2 + (y % 7) ** 2 < 2.2 ? -26 : 0;
  if (kind === 3) return x % 5 < 1 ? -24 : 0;
  if (kind === 5) return y % 4 < 1 ? 22 : 0;
  if (kind === 6) return (x + y) % 7 < 1.1 ? 13 : 0;
  if (kind === 7) return (x + y) % 8 < 1.1 || (x - y + 8000) % 8 < 1.1 ? 34 : 0;
  return 0;
}

/** How the map is to be seen. */
export interface View {
  /** Index into the plan's editions. */
  readonly edition: number;
  /** Only this outcome, the rest in the dark. */
  readonly only: Outcome | null;
  /** Index of a second edition: where both agree the light is low. */
  readonly against: number | null;
}

interface Cells {
  readonly kind: Uint8Array;
  /** Three numbers a cell. */
  readonly colour: Uint8Array;
}

function mixed(picture: Picture, cell: number, edition: number, only: Outcome | null): Rgb {
  const { plan, counts } = picture;
  const at = (cell * plan.editions.length + edition) * CLASSES;
  const all = plan.hand?.samples ?? 1;
  const sum = [0, 0, 0];
  for (let k = 0; k < CLASSES; k += 1) {
    const share = (counts[at + k] as number) / all;
    if (share === 0) continue;
    const shown = only === null || k === 0 || OUTCOMES[k - 1] === only;
    const colour = shown ? (COLOURS[k] as Rgb) : UNKNOWN;
    for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] as number) + share * (colour[i] as number);
  }
  return sum as unknown as Rgb;
}

function cellsOf(picture: Picture, view: View): Cells {
  const from = nearestKnown(picture);
  const kind = new Uint8Array(COLUMNS * ROWS).fill(255);
  const colour = new Uint8Array(COLUMNS * ROWS * 3);
  for (let cell = 0; cell < from.length; cell += 1) {
    const source = from[cell] as number;
    const rgb = source < 0 ? UNKNOWN : mixed(picture, source, view.edition, view.only);
    const agreed = source >= 0 && view.against !== null && !parts(picture, source, view.edition, view.against);
    for (let i = 0; i < 3; i += 1)
      colour[cell * 3 + i] = agreed ? 0.24 * (rgb[i] as number) + 0.76 * (UNKNOWN[i] as number) : (rgb[i] as number);
    if (source < 0) continue;
    const likely = likeliest(picture, source, view.edition);
    const hidden = view.only !== null && likely !== 0 && OUTCOMES[likely - 1] !== view.only;
    kind[cell] = hidden || agreed ? 254 : likely;
  }
  return { kind, colour };
}

/** Each colour mixed with its neighbours' (1 2 1 both ways): what an unsteady hand blurs has no edges. */
function blurred(colour: Uint8Array): Uint8Array {
  const across = new Uint8Array(colour.length);
  const out = new Uint8Array(colour.length);
  const line = 3 * COLUMNS;
  for (let at = 0; at < colour.length; at += 1) {
    const column = Math.floor((at % line) / 3);
    const [left, right] = [column === 0 ? at : at - 3, column === COLUMNS - 1 ? at : at + 3];
    across[at] = ((colour[left] as number) + 2 * (colour[at] as number) + (colour[right] as number) + 2) >> 2;
  }
  for (let at = 0; at < colour.length; at += 1) {
    const [above, below] = [at < line ? at : at - line, at + line < colour.length ? at + line : at];
    out[at] = ((across[above] as number) + 2 * (across[at] as number) + (across[below] as number) + 2) >> 2;
  }
  return out;
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Fields with fine borders, as on a map of countries. */
function fields({ kind, colour }: Cells, { width, height, scale }: Canvas, out: Uint8ClampedArray): void {
  const columnOf = Uint16Array.from({ length: width + 1 }, (_, x) => Math.min(COLUMNS - 1, Math.floor((x * COLUMNS) / width)));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    const below = Math.min(ROWS - 1, Math.floor(((y + 1) * ROWS) / height)) * COLUMNS;
    for (let x = 0; x < width; x += 1) {
      const cell = row + (columnOf[x] as number);
      const own = kind[cell] as number;
      const border = own !== kind[row + (columnOf[x + 1] as number)] || own !== kind[below + (columnOf[x] as number)];
      const delta = border ? -26 : pattern(own, Math.floor(x / scale), Math.floor(y / scale));
      const at = (y * width + x) * 4;
      for (let i = 0; i < 3; i += 1) out[at + i] = (colour[cell * 3 + i] as number) + delta;
      out[at + 3] = 255;
    }
  }
}

/** Light that flows from cell to cell, with the pattern of what is likeliest. */
function glow({ kind, colour: sharp }: Cells, { width, height, scale }: Canvas, out: Uint8ClampedArray): void {
  const colour = blurred(sharp);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(ROWS - 1.001, Math.max(0, ((y + 0.5) * ROWS) / height - 0.5));
    const top = Math.floor(v);
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(COLUMNS - 1.001, Math.max(0, ((x + 0.5) * COLUMNS) / width - 0.5));
      const left = Math.floor(u);
      const [p, q] = [u - left, v - top];
      const a = (top * COLUMNS + left) * 3;
      const b = a + 3 * COLUMNS;
      const nearest = (q < 0.5 ? top : top + 1) * COLUMNS + (p < 0.5 ? left : left + 1);
      const delta = 0.7 * pattern(kind[nearest] as number, Math.floor(x / scale), Math.floor(y / scale));
      const at = (y * width + x) * 4;
      for (let i = 0; i < 3; i += 1) {
        const upper = (colour[a + i] as number) * (1 - p) + (colour[a + 3 + i] as number) * p;
        const lower = (colour[b + i] as number) * (1 - p) + (colour[b + 3 + i] as number) * p;
        out[at + i] = upper * (1 - q) + lower * q + delta;
      }
      out[at + 3] = 255;
    }
  }
}

/** The map as RGBA pixels. `scale`: pixels of the picture to one of the screen. */
export function paint(picture: Picture, view: View, width: number, height: number, scale: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  const draw = picture.plan.hand === undefined ? fields : glow;
  draw(cellsOf(picture, view), { width, height, scale }, out);
  return out;
}

/** A patch of one class as RGBA pixels, for the legend. */
export function patch(kind: number, width: number, height: number, scale: number): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  const rgb = COLOURS[kind] as Rgb;
  for (let k = 0; k < width * height; k += 1) {
    const delta = pattern(kind, Math.floor((k % width) / scale), Math.floor(k / width / scale));
    for (let i = 0; i < 3; i += 1) out[k * 4 + i] = (rgb[i] as number) + delta;
    out[k * 4 + 3] = 255;
  }
  return out;
}
