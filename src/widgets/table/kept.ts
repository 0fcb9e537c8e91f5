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
