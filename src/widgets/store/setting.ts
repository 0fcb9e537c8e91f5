/** Small things that a page notes on the device for its next visit. Private windows and full devices refuse: what was noted then holds as long as the page is open. */

/** What was noted under a name; null where nothing was, or nothing can be read. */
export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Notes a text under a name, or (null) takes it away. */
export function writeSetting(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // refused
  }
}
