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
