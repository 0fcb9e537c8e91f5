/** The way back through all that was done, without limit; it begins with `reset`. Within `hold` … `release` all changes are one step. */
export class History<T> {
  #now = $state.raw() as T;
  #past: readonly T[] = $state.raw([]);
  #future: readonly T[] = $state.raw([]);
  /** What a drag or a row of key presses began with. */
  #held: { readonly value: T } | null = null;

  get now(): T {
    return this.#now;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  /** Begins afresh: nothing to undo remains. */
  reset(value: T): void {
    this.#now = value;
    this.#past = [];
    this.#future = [];
    this.#held = null;
  }
  set(next: T): void {
    if (!this.#held) this.#past = [...this.#past, this.#now];
    if (this.#future.length > 0) this.#future = [];
    this.#now = next;
  }
  hold(): void {
    this.#held ??= { value: this.#now };
  }
  release(): void {
    if (this.#held && this.#held.value !== this.#now) this.#past = [...this.#past, this.#held.value];
    this.#held = null;
  }
  /** False where there is nothing to go back to. */
  undo(): boolean {
    const last = this.#past.at(-1);
    if (last === undefined) return false;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#now = last;
    return true;
  }
  redo(): boolean {
    const [next, ...rest] = this.#future;
    if (next === undefined) return false;
    this.#past = [...this.#past, this.#now];
    this.#future = rest;
    this.#now = next;
    return true;
  }
}
