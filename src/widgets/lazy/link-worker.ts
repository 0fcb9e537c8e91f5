/** Workers are spoken to through comlink; what comlink leaves out is a worker whose script does not come. */
import { type Remote, wrap } from 'comlink';

export interface WorkerLink<Api> {
  readonly remote: Remote<Api>;
  /** The answer to a call on `remote`; rejects where the worker's script could not be fetched or run, when comlink would wait for ever. */
  answer<T>(call: Promise<T>): Promise<T>;
  /** Ends the worker; calls still open are never answered. */
  end(): void;
}

/** Links to a worker that exposes `Api` (`expose(api)` in its script). */
export function linkWorker<Api>(worker: Worker): WorkerLink<Api> {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the script of a worker could not be loaded')), {
      once: true,
    });
  });
  broken.catch(() => worker.terminate());
  return { remote: wrap<Api>(worker), answer: (call) => Promise.race([call, broken]), end: () => worker.terminate() };
}
