/** Which house rules are used on this device: chosen on their page. All that a page loads of them where none are used. */

/** Where the set in use is named; pages look for it before anything is fetched. */
export const KEY = 'novuss.house-rules';

/** The record of the set in use; null where there is none. */
export function usedId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // private windows may refuse
    return null;
  }
}

/** Uses a set from now on, or none. */
export function useRules(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // the page says that nothing is stored here
  }
}
