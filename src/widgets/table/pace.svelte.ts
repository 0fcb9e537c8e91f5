/** What is dear to show and nobody reads while a hand moves follows it when it rests, and now and then where it never does. */

/** For what is read: a hand that has not moved for so long rests; so long it is waited for at most, ms. */
const REST = 120;
const MOST = 800;

/** The pace of one such thing. A derived value asks `waits` before it makes the thing anew, and keeps the last one where it does. */
export class Pace {
  readonly #rest: number;
  readonly #most: number;
  #turn: number = $state(0);
  #taken = 0;
  #of: unknown;
  #since = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `rest`: a hand that has not changed the thing for so long rests, ms; `most`: so long it is waited for at most, ms. */
  constructor(rest: number = REST, most: number = MOST) {
    this.#rest = rest;
    this.#most = most;
  }
  /**
   * Whether what is shown may stand a little longer; whoever is told so is asked again, in a task between frames, unless it was made from the
   * same. `held`: a hand holds something; `of`: what it would be made from.
   */
  waits(held: boolean, of: unknown): boolean {
    const turn = this.#turn;
    // a hand has taken hold, and nothing has moved
    if (held && of === this.#of) return true;
    this.#asked = performance.now();
    if (held && turn === this.#taken) {
      if (this.#timer === undefined) this.#wait();
      return true;
    }
    this.#taken = turn;
    this.#of = of;
    return false;
  }
  #wait(): void {
    this.#since = this.#asked;
    this.#timer = setTimeout(this.#look, this.#rest);
  }
  readonly #look = (): void => {
    const now = performance.now();
    const left = Math.min(this.#asked + this.#rest, this.#since + this.#most) - now;
    this.#timer = left < 1 ? undefined : setTimeout(this.#look, left);
    if (left < 1) this.#turn += 1;
  };
}
