/** Values that follow the table at once, but while a pointer is moving something only when it rests. */
import { untrack } from 'svelte';

/** A pointer that has not moved for so long rests, ms. */
const REST = 150;

export interface AtRest<T> {
  readonly value: T;
  /** Whether `value` is of an earlier moment than what lies on the table now. */
  readonly stale: boolean;
}

/** `source` is compared by identity; `moving` says whether a pointer (or a stroke being played) changes it. Called while a component is set up. */
export function atRest<T>(source: () => T, moving: () => boolean): AtRest<T> {
  let value = $state.raw(source());
  let stale = $state(false);
  $effect.pre(() => {
    const next = source();
    const update = (): void => {
      value = next;
      stale = false;
    };
    if (!moving()) {
      update();
      return;
    }
    stale = next !== untrack(() => value);
    const timer = setTimeout(update, REST);
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return value;
    },
    get stale() {
      return stale;
    },
  };
}
