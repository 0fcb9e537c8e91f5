/** The workers that evaluate ruling maps: started once, given one chunk at a time, so that a change of plan takes effect within a chunk. */
import { attempt, cellsOfPass, evaluate, type MapPlan } from '../../outcomes/map.ts';
import type { Point, Stroke } from '../../physics/types.ts';
import { linkWorker } from '../lazy/link-worker.ts';
import type { MapWorker } from './evaluate.ts';

/** Attempts in a chunk: some 10 ms of work. */
const ATTEMPTS = 160;

/** One worker, or this thread where there is none. */
interface Evaluator {
  evaluate(plan: MapPlan, cells: readonly number[]): Promise<Uint8Array>;
  attempt(plan: MapPlan, striker: Point, stroke: Stroke): Promise<Uint16Array>;
  end(): void;
}

/** Lets the page draw between two chunks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

const inThisThread: Evaluator = {
  evaluate: (plan, cells) => nextTask().then(() => evaluate(plan, cells)),
  attempt: (plan, striker, stroke) => nextTask().then(() => attempt(plan, striker, stroke)),
  end: () => undefined,
};

/** A worker; where its script does not come, this thread answers instead. */
function inWorker(): Evaluator {
  const { remote, answer, end } = linkWorker<MapWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return {
    evaluate: (plan, cells) => answer(remote.evaluate(plan, cells)).catch(() => inThisThread.evaluate(plan, cells)),
    attempt: (plan, striker, stroke) =>
      answer(remote.attempt(plan, striker, stroke)).catch(() => inThisThread.attempt(plan, striker, stroke)),
    end,
  };
}

export interface Evaluators {
  /** Evaluates a whole map, coarse passes first; the map before it is dropped. `done` gets the time taken, ms. */
  evaluate(plan: MapPlan, passes: number, found: (cells: readonly number[], counts: Uint8Array) => void, done: (ms: number) => void): void;
  /** Makes one stroke as often as the plan's `hand` says: `CLASSES` counts an edition. */
  attempt(plan: MapPlan, striker: Point, stroke: Stroke): Promise<Uint16Array>;
  /** Drops the map being evaluated. */
  stop(): void;
  /** Ends the workers. */
  end(): void;
}

/** Starts as many workers as the machine has cores, at least one and at most eight. */
export function startEvaluators(count: number = Math.max(1, Math.min(8, globalThis.navigator?.hardwareConcurrency ?? 2))): Evaluators {
  const all = typeof Worker === 'undefined' ? [inThisThread] : Array.from({ length: count }, inWorker);
  let job = 0;
  return {
    evaluate(plan, passes, found, done) {
      job += 1;
      const own = job;
      const begun = performance.now();
      const queue = Array.from({ length: passes }, (_, pass) => cellsOfPass(pass)).flat();
      const size = Math.max(4, Math.floor(ATTEMPTS / (plan.hand?.samples ?? 1)));
      let next = 0;
      let evaluated = 0;
      const work = async (evaluator: Evaluator): Promise<void> => {
        while (own === job && next < queue.length) {
          const cells = queue.slice(next, next + size);
          next += size;
          const counts = await evaluator.evaluate(plan, cells);
          if (own !== job) return;
          evaluated += cells.length;
          found(cells, counts);
          if (evaluated === queue.length) done(performance.now() - begun);
        }
      };
      for (const evaluator of all) void work(evaluator);
    },
    attempt: (plan, striker, stroke) => (all[0] as Evaluator).attempt(plan, striker, stroke),
    stop() {
      job += 1;
    },
    end() {
      job += 1;
      for (const evaluator of all) evaluator.end();
    },
  };
}
