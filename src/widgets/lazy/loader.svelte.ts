/**
 * Actions that need a part of the page to be fetched first: one that failed is remembered, so that `LoadError.svelte` can offer to try it again. What
 * serves different purposes has a loader each: a success forgets the failure before it.
 */
export class Loader {
  #failed: (() => Promise<unknown>) | null = $state.raw(null);
  #failures = 0;

  /** Whether the last action failed and waits to be tried again. */
  get failed(): boolean {
    return this.#failed !== null;
  }

  /** Runs an action and says whether it succeeded; never rejects. An action that failed before is forgotten. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    const before = this.#failures;
    try {
      await action();
      // `fail` may have been called while it ran
      if (before === this.#failures) this.#failed = null;
      return true;
    } catch (error) {
      this.fail(action, error);
      return false;
    }
  }

  /** Records that an action which had already begun has failed; `retry` runs it anew. */
  fail(action: () => Promise<unknown>, error: unknown): void {
    // for developers: readers are told on the page
    console.warn(error);
    this.#failures += 1;
    this.#failed = action;
  }

  /** Runs the failed action once more. */
  readonly retry = async (): Promise<void> => {
    if (this.#failed) await this.run(this.#failed);
  };
}
