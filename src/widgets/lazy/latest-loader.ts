/** Questions of which only the latest counts. */
import { Loader } from './loader.svelte.ts';

/** A loader whose actions have answers: one that was asked anew meanwhile is no longer waited for. */
export class LatestLoader extends Loader {
  #latest = 0;

  /** Runs an action whose answer goes to `take`, unless another was begun meanwhile: then neither answer nor failure of the earlier one counts. */
  latest<T>(ask: () => Promise<T>, take: (answer: T) => void): Promise<boolean> {
    this.#latest += 1;
    const own = this.#latest;
    return this.run(async () => {
      try {
        const answer = await ask();
        if (own === this.#latest) take(answer);
      } catch (error) {
        if (own === this.#latest) throw error;
      }
    });
  }
}
