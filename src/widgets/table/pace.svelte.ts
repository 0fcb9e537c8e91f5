/** What is dear to show and nobody reads while a hand moves follows it five times a second; when the hand rests, at once. */

/** Between two times that such a thing is made anew, ms. */
const PACE = 200;
/** A hand that has not moved for so long rests, ms. */
const REST = 80;

/** The pace of one such thing. A derived value asks `waits` before it makes the thing anew, and keeps the last one where it does. */
export class Pace {
  #tick: number = $state(0);
  #made = Number.NEGATIVE_INFINITY;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is shown may stand a little longer; whoever is told so is asked again when the hand rests. `held`: a hand holds something. */
  waits(held: boolean): boolean {
    void this.#tick;
    this.#asked = performance.now();
    if (held && this.#asked - this.#made < PACE) {
      this.#timer ??= setTimeout(this.#rested, PACE);
      return true;
    }
    this.#made = this.#asked;
    return false;
  }
  // between two frames of a moving hand nothing is made: it would be laid out twice
  readonly #rested = (): void => {
    const moving = performance.now() - this.#asked < REST;
    this.#timer = moving ? setTimeout(this.#rested, REST) : undefined;
    if (!moving) this.#tick += 1;
  };
}
