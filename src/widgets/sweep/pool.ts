/** A sweep in the browser's workers: the same bytes as in one thread and as on the command line. */
import { type Player, type Progress, runSweep, type SweepPlan } from '../../physics/sweep.ts';

interface Hired {
  readonly worker: Worker;
  readonly play: Player;
}

function hire(plan: SweepPlan): Hired {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(plan);
  const play: Player = (chunk) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ words: Uint32Array }>) => resolve(data.words);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(chunk);
    });
  return { worker, play };
}

/** Plays the plan in `count` workers. Null if `progress` stopped it. */
export async function sweepInWorkers(
  plan: SweepPlan,
  progress?: Progress,
  count: number = navigator.hardwareConcurrency || 2,
): Promise<Uint32Array | null> {
  const hired = Array.from({ length: count }, () => hire(plan));
  try {
    return await runSweep(
      plan,
      hired.map((h) => h.play),
      progress,
    );
  } finally {
    for (const { worker } of hired) worker.terminate();
  }
}
