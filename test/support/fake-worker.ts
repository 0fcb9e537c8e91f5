/** Stands in for `src/widgets/lazy/link-worker.ts`: workers that search when the test says so, `vi.mock(…, () => import('…/fake-worker.ts'))`. */
import { vi } from 'vitest';

export class FakeWorker<Asked extends readonly unknown[] = readonly unknown[], Progress = unknown> {
  static all: FakeWorker[] = [];
  /** What its search was given. */
  asked: Asked | null = null;
  /** Says to the page how far the search has come. */
  report: (progress: Progress) => void = () => undefined;
  ended = false;
  constructor() {
    FakeWorker.all.push(this as unknown as FakeWorker);
  }
}

export const linkWorker = (worker: FakeWorker) => ({
  remote: {
    search: (...given: readonly unknown[]) => {
      Object.assign(worker, { asked: given.slice(0, -1), report: given.at(-1) });
      return new Promise(() => undefined);
    },
  },
  answer: (call: Promise<unknown>) => call,
  end: () => {
    worker.ended = true;
  },
});

/** From now on pages start such workers; `vi.unstubAllGlobals` ends it. */
export function fakeWorkers(): void {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
}

/** The worker that was started last. */
export function lastWorker<Asked extends readonly unknown[], Progress>(): FakeWorker<Asked, Progress> {
  const worker = FakeWorker.all.at(-1);
  if (!worker) throw new Error('no worker was started');
  return worker as unknown as FakeWorker<Asked, Progress>;
}
