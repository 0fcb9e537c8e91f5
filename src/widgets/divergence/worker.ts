/** Searches on, off the page's thread, until it is dismissed: told the seed and the books once, it tells what it has found after every step. */
import { searchFrom } from '../../divergence/search.ts';
import type { Divergence, Pair } from '../../divergence/types.ts';

export interface Asked {
  readonly seed: number;
  readonly pairs: readonly Pair[];
}
export interface Told {
  readonly tried: number;
  readonly played: number;
  readonly found: readonly Divergence[];
}

/** Cases between two reports: less than a second's work on an ordinary machine. */
const STEP = { played: 10, told: 40, incidents: 40 };

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const search = searchFrom(data.seed, data.pairs);
  const step = (): void => {
    search.run(STEP);
    (self as unknown as Worker).postMessage({ tried: search.tried, played: search.played, found: search.result() } satisfies Told);
    setTimeout(step, 0);
  };
  step();
});
