/** Fetches once, however often it is asked for. A fetch that failed is forgotten, so that the next to ask fetches anew. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  return () => {
    coming ??= fetch().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}

/**
 * Sees that a script can be fetched before the browser is asked to import it: browsers remember until the page is left which module they could
 * not fetch (the HTML standard's module map), so that to import it again would fail without asking the network. Rejects where it does not come.
 */
export async function reachable(url: string): Promise<void> {
  if (!(await fetch(url)).ok) throw new Error(url);
}
