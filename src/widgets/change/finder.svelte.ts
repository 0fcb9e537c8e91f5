/** A search for the smallest change as a widget sees it: running, how far, what it has found; cancelled by ending its worker. */
import { proxy } from 'comlink';
import { linkWorker, type WorkerLink } from '../lazy/link-worker.ts';
import type { Asked, Change } from './search.ts';
import type { ChangeWorker } from './worker.ts';

export class Finder {
  #worker: WorkerLink<ChangeWorker> | null = null;
  running: boolean = $state(false);
  /** 0 to 1. */
  done: number = $state(0);
  found: readonly Change[] = $state.raw([]);
  failed: boolean = $state(false);

  async start(asked: Asked): Promise<void> {
    this.cancel();
    this.found = [];
    this.done = 0;
    this.failed = false;
    this.running = true;
    const worker = linkWorker<ChangeWorker>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    this.#worker = worker;
    const report = proxy(({ done, found }: { readonly done: number; readonly found: readonly Change[] }) => {
      if (this.#worker !== worker) return;
      this.found = found;
      this.done = done;
      if (done === 1) this.cancel();
    });
    await worker.answer(worker.remote.search(asked, report)).catch(() => {
      if (this.#worker !== worker) return;
      this.failed = true;
      this.cancel();
    });
  }
  cancel(): void {
    this.#worker?.end();
    this.#worker = null;
    this.running = false;
  }
}
