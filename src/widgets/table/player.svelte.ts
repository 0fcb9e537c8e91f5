/** Plays a stroke in real time on a table's state: start, pause, scrub. Frames come from outside, so that a test can give them. */
import type { TableState } from './state.svelte.ts';

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

export class Player {
  readonly #state: TableState;
  readonly #frames: Frames;
  #handle: number | null = null;
  running: boolean = $state(false);
  /** Called once a stroke has been shown to its end. */
  onend: () => void = () => undefined;

  constructor(state: TableState, frames: Frames = browserFrames) {
    this.#state = state;
    this.#frames = frames;
  }

  /** Plays from the beginning, or goes on from where it was stopped. */
  play(): void {
    const { duration } = this.#state;
    if (!this.#state.happened) return;
    if (this.#frames.still() || duration === 0) {
      this.#finish();
      return;
    }
    const from = this.#state.time === null || this.#state.finished ? 0 : this.#state.time;
    this.#state.time = from;
    this.running = true;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const t = from + (now - began) / 1000;
      if (t < duration) {
        this.#state.time = t;
        this.#handle = this.#frames.request(step);
      } else this.#finish();
    };
    this.#handle = this.#frames.request(step);
  }
  #finish(): void {
    this.pause();
    this.#state.time = this.#state.duration;
    this.onend();
  }
  pause(): void {
    if (this.#handle !== null) this.#frames.cancel(this.#handle);
    this.#handle = null;
    this.running = false;
  }
  /** Shows the moment `t`, s. */
  seek(t: number): void {
    this.pause();
    this.#state.time = Math.min(Math.max(0, t), this.#state.duration);
  }
  /** Back to the set-up. */
  rewind(): void {
    this.pause();
    this.#state.time = null;
  }
}
