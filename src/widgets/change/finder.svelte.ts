/** A search for the smallest change as a widget sees it: running, how far, what it has found; cancelled by ending its worker. */
import type { Asked, Change, Progress } from './search.ts';

export class Finder {
  #worker: Worker | null = null;
  running: boolean = $state(false);
  done: number = $state(0);
  found: readonly Change[] = $state.raw([]);
  /** The case the answers belong to. */
  asked: Asked | null = $state.raw(null);
  failed: boolean = $state(false);

  start(asked: Asked): void {
    this.cancel();
    this.asked = asked;
    this.found = [];
    this.done = 0;
    this.failed = false;
    this.running = true;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Progress>) => {
      this.found = data.found;
      this.done = data.done;
      if (data.done === 1) this.cancel();
    };
    worker.onerror = () => {
      this.failed = true;
      this.cancel();
    };
    worker.postMessage(asked);
  }
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.running = false;
  }
}
