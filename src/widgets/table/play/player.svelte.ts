/**
 * Plays a stroke on a table's state: start, pause, scrub, slower or in real time, and after it what the referee sets down. Frames come from
 * outside, so that a test can give them.
 */

import { type Moment, momentsOf, neighbour } from '../../../cases/moments.ts';
import type { TableState } from '../state.svelte.ts';

/** What a player needs of a browser. */
export interface Frames {
  request(step: (now: number) => void): number;
  cancel(handle: number): void;
  /** True where the reader wants no motion: the stroke is then shown as done. */
  still(): boolean;
}

export const browserFrames: Frames = {
  request: (step) => requestAnimationFrame(step),
  cancel: (handle) => cancelAnimationFrame(handle),
  still: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/** Table seconds per second. */
export const RATES = [0.1, 0.25, 0.5, 1, 2] as const;
/** From one disc set down to the next, ms. */
const PER_STEP = 650;
/** From one moment to the next where a course is shown in steps, ms. */
const PER_MOMENT = 1000;

export class Player {
  readonly #state: TableState;
  readonly #frames: Frames;
  #handle: number | null = null;
  running: boolean = $state(false);
  rate: number = $state(1);
  /** Called once a stroke has been shown to its end, before the referee sets anything down. */
  onend: () => void = () => undefined;
  readonly moments: readonly Moment[] = $derived.by(() => momentsOf(this.#state.course?.report.events ?? []));

  constructor(state: TableState, frames: Frames = browserFrames) {
    this.#state = state;
    this.#frames = frames;
  }

  /**
   * Plays from the beginning, or goes on from where it was stopped. Where the reader wants no motion the end is shown at once; with `inSteps`,
   * moment after moment without motion between them.
   */
  play(inSteps = false): void {
    const { duration } = this.#state;
    if (!this.#state.happened && this.#state.rulings.length === 0) return;
    const still = this.#frames.still();
    if (duration === 0 || (still && !inSteps)) {
      this.#finish(!still && inSteps);
      return;
    }
    let t = this.#state.time === null || this.#state.finished ? 0 : this.#state.time;
    this.#state.time = t;
    this.running = true;
    if (still) {
      this.#stepOn();
      return;
    }
    let last: number | null = null;
    const step = (now: number) => {
      t += ((now - (last ?? now)) / 1000) * this.rate;
      last = now;
      if (t < duration) {
        this.#state.time = t;
        this.#handle = this.#frames.request(step);
      } else this.#finish(true);
    };
    this.#handle = this.#frames.request(step);
  }
  /** From moment to moment, then from step to step of the referee. */
  #stepOn(): void {
    let shown = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const due = Math.floor((now - began) / PER_MOMENT);
      while (shown < due && this.running) {
        shown += 1;
        const ended = this.#state.finished;
        this.#walk(1);
        if (this.#state.finished && !ended) this.onend();
        this.running = !this.#state.finished || this.#state.done < this.#state.steps.length;
      }
      this.#handle = this.running ? this.#frames.request(step) : null;
    };
    this.#handle = this.#frames.request(step);
  }
  #finish(moving: boolean): void {
    this.pause();
    this.#state.time = this.#state.duration;
    this.#state.settled = moving ? 0 : Number.POSITIVE_INFINITY;
    this.onend();
    if (moving) this.#settle();
  }
  /** Shows what the referee does, one disc after the other. */
  settle(): void {
    this.pause();
    this.#state.time = this.#state.duration;
    if (this.#frames.still()) {
      this.#state.settled = Number.POSITIVE_INFINITY;
      return;
    }
    this.#state.settled = 0;
    this.#settle();
  }
  #settle(): void {
    if (this.#state.steps.length === 0) return;
    this.running = true;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      this.#state.settled = Math.floor((now - began) / PER_STEP);
      if (this.#state.settled < this.#state.steps.length) this.#handle = this.#frames.request(step);
      else this.pause();
    };
    this.#handle = this.#frames.request(step);
  }
  /** Stops where it is. */
  pause(): void {
    if (this.#handle !== null) this.#frames.cancel(this.#handle);
    this.#handle = null;
    this.running = false;
  }
  /** Shows the moment `t`, s. */
  seek(t: number): void {
    this.pause();
    this.#state.time = Math.min(Math.max(0, t), this.#state.duration);
    this.#state.settled = Number.POSITIVE_INFINITY;
  }
  /** Shows the table after so many of the referee's steps. */
  showStep(count: number): void {
    this.pause();
    this.#state.time = this.#state.duration;
    this.#state.settled = count;
  }
  /** To the next event or the one before; past the last one, to the end, and on through what the referee does then. */
  walk(direction: 1 | -1): void {
    this.pause();
    this.#walk(direction);
  }
  #walk(direction: 1 | -1): void {
    const { finished, done, steps, duration, time } = this.#state;
    if (finished && (direction > 0 || done > 0)) {
      this.#state.settled = Math.min(steps.length, Math.max(0, done + direction));
      return;
    }
    const to = neighbour(this.moments, time ?? 0, direction);
    this.#state.time = to?.t ?? (direction > 0 ? duration : 0);
    this.#state.settled = 0;
  }
  /** Back to the set-up. */
  rewind(): void {
    this.pause();
    this.#state.time = null;
  }
}
