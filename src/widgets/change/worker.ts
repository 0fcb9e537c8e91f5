/** The search off the page's thread; one message asks, the answers come as they are found. To cancel it, end it. */
import { type Asked, type Progress, searchChanges } from './search.ts';

/** Not more often than this (ms) the page is told. */
const EVERY = 60;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const post = (progress: Progress) => (self as unknown as Worker).postMessage(progress);
  let told = 0;
  let last: Progress = { done: 1, found: [] };
  for (const progress of searchChanges(data)) {
    last = progress;
    if (performance.now() - told < EVERY) continue;
    told = performance.now();
    post({ ...progress, done: Math.min(progress.done, 0.999) });
  }
  post({ ...last, done: 1 });
});
