/** Works out cells of a ruling map off the page's thread: a plan first, then chunks of its cells or single strokes to be tried. */
import { CLASSES, evaluate, type MapPlan, tryStroke } from '../../outcomes/map.ts';
import type { Point, Stroke } from '../../physics/types.ts';

export type Asked =
  | { readonly plan: MapPlan }
  | { readonly cells: readonly number[] }
  | { readonly striker: Point; readonly stroke: Stroke; readonly plan: MapPlan; readonly tried: true };

let plan: MapPlan | null = null;

function answer(asked: Asked): Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | null {
  if ('tried' in asked) {
    const counts = new Uint16Array(asked.plan.editions.length * CLASSES);
    tryStroke(asked.plan, asked.striker, asked.stroke, counts, 0);
    return counts;
  }
  if ('cells' in asked) return plan === null ? null : evaluate(plan, asked.cells);
  plan = asked.plan;
  return null;
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const found = answer(data);
  if (found !== null) (self as unknown as Worker).postMessage(found, [found.buffer]);
});
