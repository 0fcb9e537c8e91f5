/** What a worker of the ruling map does. */
import { transfer } from 'comlink';
import { attempt, evaluate, type MapPlan } from '../../outcomes/map.ts';
import type { Point, Stroke } from '../../physics/types.ts';

export const mapApi = {
  evaluate(plan: MapPlan, cells: readonly number[]): Uint8Array {
    const counts = evaluate(plan, cells);
    return transfer(counts, [counts.buffer]);
  },
  attempt: (plan: MapPlan, striker: Point, stroke: Stroke): Uint16Array => attempt(plan, striker, stroke),
};
export type MapWorker = typeof mapApi;
