/** What is dear to show and nobody reads while a hand moves follows it when it rests, and now and then where it never does. */

/** A hand that has not moved for so long rests, ms. */
const REST = 120;
/** So long it is waited for at most, ms. */
const MOST = 800;

/** The pace of one such thing. A derived value asks `waits` before it makes the thing anew, and keeps the last one where it does. */
export class Pace {
  #turn: number = $state(0);
  #taken = 0;
  #since = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is shown may stand a little longer; whoever is told so is asked again, in a task between frames. `held`: a hand holds something. */
  waits(held: boolean): boolean {
    const turn = this.#turn;
    this.#asked = performance.now();
    if (held && turn === this.#taken) {
      if (this.#timer === undefined) this.#wait();
      return true;
    }
    this.#taken = turn;
    return false;
  }
  #wait(): void {
    this.#since = this.#asked;
    this.#timer = setTimeout(this.#look, REST);
  }
  readonly #look = (): void => {
    const now = performance.now();
    const due = now - this.#asked >= REST - 1 || now - this.#since >= MOST;
    this.#timer = due ? undefined : setTimeout(this.#look, REST / 2);
    if (due) this.#turn += 1;
  };
}
