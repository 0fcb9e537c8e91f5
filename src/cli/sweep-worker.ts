/** Plays chunks of a sweep in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type SweepPlan, sweepChunk } from '../experiments/sweep.ts';

parentPort?.on('message', (chunk: number) => {
  const words = sweepChunk(workerData as SweepPlan, chunk);
  parentPort?.postMessage(words, [words.buffer]);
});
