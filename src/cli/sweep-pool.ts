/** A sweep in as many threads as asked for: the same bytes for any number. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Player, type Progress, runSweep, type SweepPlan } from '../experiments/sweep.ts';

/** Plays the plan in `count` threads. */
export async function sweepInThreads(plan: SweepPlan, count: number, progress?: Progress): Promise<Uint32Array> {
  const workers = Array.from({ length: count }, () => new Worker(new URL('./sweep-worker.ts', import.meta.url), { workerData: plan }));
  const players = workers.map(
    (worker): Player =>
      async (chunk) => {
        worker.postMessage(chunk);
        const [words] = (await once(worker, 'message')) as [Uint32Array];
        return words;
      },
  );
  try {
    return await runSweep(plan, players, progress);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
