/** The workers that paint ruling maps: hired once, handed one chunk at a time, so that a change of plan is felt within a chunk. */
import { CLASSES, cellsOfPass, evaluate, type MapPlan, tryStroke } from '../../outcomes/map.ts';
import type { Point, Stroke } from '../../physics/types.ts';
import type { Asked } from './worker.ts';

/** Tries in a chunk: some 10 ms of work. */
const TRIES = 160;

type Counts = Uint8Array | Uint16Array;

/** One who works things out: a worker, or this thread where there are none. */
interface Hand {
  ask(asked: Asked): Promise<Counts>;
  tell(plan: MapPlan): void;
  leave(): void;
}

/** A worker; where its script does not come, this thread does what it was asked, and all after that. */
function inWorker(): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const here = inThisThread();
  const waiting: { readonly asked: Asked; readonly resolve: (found: Counts | PromiseLike<Counts>) => void }[] = [];
  let gone = false;
  worker.onmessage = ({ data }: MessageEvent<Counts>) => waiting.shift()?.resolve(data);
  worker.onerror = () => {
    gone = true;
    worker.terminate();
    for (const { asked, resolve } of waiting.splice(0)) resolve(here.ask(asked));
  };
  return {
    ask: (asked) =>
      gone
        ? here.ask(asked)
        : new Promise((resolve) => {
            waiting.push({ asked, resolve });
            worker.postMessage(asked);
          }),
    tell: (plan) => {
      here.tell(plan);
      if (!gone) worker.postMessage({ plan } satisfies Asked);
    },
    leave: () => worker.terminate(),
  };
}

function inThisThread(): Hand {
  let plan: MapPlan | null = null;
  const work = (asked: Asked): Counts => {
    if ('cells' in asked && plan) return evaluate(plan, asked.cells);
    if (!('tried' in asked)) return new Uint8Array();
    const counts = new Uint16Array(asked.plan.editions.length * CLASSES);
    tryStroke(asked.plan, asked.striker, asked.stroke, counts, 0);
    return counts;
  };
  return {
    ask: async (asked) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      return work(asked);
    },
    tell: (given) => {
      plan = given;
    },
    leave: () => undefined,
  };
}

export interface Crew {
  /** Paints a map; whatever was being painted is dropped. `done` is told how long it took, ms. */
  paint(plan: MapPlan, passes: number, told: (cells: readonly number[], found: Uint8Array) => void, done: (ms: number) => void): void;
  /** Tries one stroke as often as the plan's hand says: `CLASSES` counts an edition. */
  attempt(plan: MapPlan, striker: Point, stroke: Stroke): Promise<Counts>;
  stop(): void;
  leave(): void;
}

/** Hires as many as the machine has cores to spare, at least one. */
export function hire(count: number = Math.max(1, Math.min(8, globalThis.navigator?.hardwareConcurrency ?? 2))): Crew {
  const hands = typeof Worker === 'undefined' ? [inThisThread()] : Array.from({ length: count }, inWorker);
  let job = 0;
  const paint: Crew['paint'] = (plan, passes, told, done) => {
    job += 1;
    const own = job;
    const begun = performance.now();
    const queue = Array.from({ length: passes }, (_, pass) => cellsOfPass(pass)).flat();
    const size = Math.max(4, Math.floor(TRIES / (plan.hand?.samples ?? 1)));
    let next = 0;
    let back = 0;
    const work = async (hand: Hand): Promise<void> => {
      hand.tell(plan);
      while (own === job && next < queue.length) {
        const cells = queue.slice(next, next + size);
        next += size;
        const found = await hand.ask({ cells });
        if (own !== job) return;
        back += cells.length;
        told(cells, found as Uint8Array);
        if (back === queue.length) done(performance.now() - begun);
      }
    };
    for (const hand of hands) void work(hand);
  };
  return {
    paint,
    attempt: (plan, striker, stroke) => (hands[0] as Hand).ask({ plan, striker, stroke, tried: true }),
    stop: () => {
      job += 1;
    },
    leave: () => {
      job += 1;
      for (const hand of hands) hand.leave();
    },
  };
}
