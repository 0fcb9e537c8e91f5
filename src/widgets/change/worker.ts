/** The search for the smallest change, off the page's thread. */
import { expose } from 'comlink';
import { type Asked, type Progress, searchChanges } from './search.ts';

/** The page is not informed more often than this, ms. */
const EVERY = 60;

const api = {
  /** Searches to the end; `report` gets what has been found so far, the last time with `done: 1`. */
  search(asked: Asked, report: (progress: Progress) => void): void {
    let reported = 0;
    let last: Progress = { done: 1, found: [] };
    for (const progress of searchChanges(asked)) {
      last = progress;
      if (performance.now() - reported < EVERY) continue;
      reported = performance.now();
      report({ ...progress, done: Math.min(progress.done, 0.999) });
    }
    report({ ...last, done: 1 });
  },
};
export type ChangeWorker = typeof api;
expose(api);
