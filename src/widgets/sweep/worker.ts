/** Plays chunks of a sweep off the page's thread: the first message is the plan, every other one a chunk's number. */
import { type SweepPlan, sweepChunk } from '../../physics/sweep.ts';

let plan: SweepPlan | null = null;

self.addEventListener('message', ({ data }: MessageEvent<SweepPlan | number>) => {
  if (typeof data !== 'number') {
    plan = data;
    return;
  }
  if (plan === null) return;
  const words = sweepChunk(plan, data);
  (self as unknown as Worker).postMessage({ chunk: data, words }, [words.buffer]);
});
