/** Memoises a load: however often it is asked for, it is loaded once. A load that failed is forgotten, so that the next call tries again. */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}

/**
 * Sees that a script can be fetched before the browser is asked to import it: browsers remember until the page is left which module they could
 * not fetch (the HTML standard's module map), so that to import it again would fail without asking the network. Rejects where it does not come.
 */
export async function reachable(url: string): Promise<void> {
  if (!(await fetch(url)).ok) throw new Error(url);
}
