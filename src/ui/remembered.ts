/** A place where things stay that are dear to make. */
interface Store<K, T> {
  get(key: K): T | undefined;
  set(key: K, value: T): unknown;
}

/** What the store has under the key, made and stored where it isn't there yet. */
export function remembered<K, T>(store: Store<K, T>, key: K, make: () => T): T {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}
