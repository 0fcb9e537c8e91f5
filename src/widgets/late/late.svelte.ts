/** Doing what needs a part that is fetched late: where the part does not come, what was to be done waits, and is done when it is tried again. */
export class Late {
  #waiting: (() => Promise<unknown>) | null = $state.raw(null);
  #stalls = 0;

  /** Whether something could not be done; `Lacking.svelte` says so and offers to try again. */
  get lacking(): boolean {
    return this.#waiting !== null;
  }

  /** Does it, and says whether it could be done; never rejects. What waited from before is forgotten. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    const before = this.#stalls;
    try {
      await act();
      // something within it may have come to a stop by itself
      if (before === this.#stalls) this.#waiting = null;
      return true;
    } catch (error) {
      this.stall(act, error);
      return false;
    }
  }

  /** What had begun already has come to a stop: it waits to be done anew. */
  stall(act: () => Promise<unknown>, why: unknown): void {
    // for whoever looks for a fault of ours: a missing network is told on the page
    console.warn(why);
    this.#stalls += 1;
    this.#waiting = act;
  }

  /** Tries what waits once more. */
  readonly again = async (): Promise<void> => {
    if (this.#waiting) await this.run(this.#waiting);
  };
}
