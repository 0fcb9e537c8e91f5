/**
 * Keeps what it gave last where the new one says the same: what is drawn from it need then not be drawn again. While something is dragged,
 * most moves change no word of a ruling.
 */
export function kept<T>(): (made: T, said?: unknown) => T {
  let last: { readonly key: string; readonly value: T } | null = null;
  return (made, said = made) => {
    const key = JSON.stringify(said);
    if (last?.key !== key) last = { key, value: made };
    return last.value;
  };
}

/** The list given last where the new one holds the same things in the same order. */
export function keptList<T>(): (made: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (made) => {
    if (made.length !== last.length || made.some((one, i) => one !== last[i])) last = made;
    return last;
  };
}
