/** Which bodies are chosen, and which of them was chosen last. Whatever has left the table is chosen no more. */
import type { BodyId } from '../../physics/types.ts';

export class Selection {
  readonly #there: () => readonly BodyId[];
  #ids: readonly BodyId[] = $state.raw([]);

  constructor(there: () => readonly BodyId[]) {
    this.#there = there;
  }
  /** In the order in which they were chosen. */
  readonly ids: readonly BodyId[] = $derived.by(() => {
    const there = new Set(this.#there());
    return this.#ids.every((id) => there.has(id)) ? this.#ids : this.#ids.filter((id) => there.has(id));
  });
  get last(): BodyId | null {
    return this.ids.at(-1) ?? null;
  }
  has(id: BodyId): boolean {
    return this.ids.includes(id);
  }
  only(id: BodyId | null): void {
    this.#ids = id === null ? [] : [id];
  }
  set(ids: readonly BodyId[]): void {
    this.#ids = [...new Set(ids)];
  }
  /** Brings a chosen body to the end of the list, or adds it. */
  add(...ids: readonly BodyId[]): void {
    this.#ids = [...this.ids.filter((id) => !ids.includes(id)), ...ids];
  }
  toggle(id: BodyId): void {
    this.#ids = this.has(id) ? this.ids.filter((other) => other !== id) : [...this.ids, id];
  }
  drop(ids: readonly BodyId[]): void {
    this.#ids = this.#ids.filter((id) => !ids.includes(id));
  }
  all(): void {
    this.#ids = [...this.#there()];
  }
}
