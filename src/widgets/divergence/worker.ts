/** Searches for divergences off the page's thread, until it is ended. */

import { expose } from 'comlink';
import { searchFrom } from '../../divergence/search.ts';
import type { Divergence } from '../../divergence/types.ts';
import type { EditionPair } from '../../referee/edition-order.ts';

/** What has been searched and found so far. */
export interface Progress {
  readonly tried: number;
  readonly played: number;
  readonly found: readonly Divergence[];
}

/** Cases between two reports: less than a second's work on an ordinary machine. */
const STEP = { played: 10, reported: 40, incidents: 40 };

const api = {
  /** Searches on for ever, with the same results from the same seed; rejects where a step fails. */
  async search(seed: number, pairs: readonly EditionPair[], report: (progress: Progress) => void): Promise<never> {
    const search = searchFrom(seed, pairs);
    for (;;) {
      search.run(STEP);
      report({ tried: search.tried, played: search.played, found: search.result() });
      await new Promise((go) => setTimeout(go));
    }
  },
};
export type DivergenceWorker = typeof api;
expose(api);
