/**
 * Small things that a page notes on the device for its next visit, each site of a host its own. Private windows and full devices refuse: what was noted
 * then holds as long as the page is open.
 */
import { databaseName } from './database-name.ts';

/** What was noted under a name; null where nothing was, or nothing can be read. */
export function readSetting(name: string): string | null {
  try {
    const key = databaseName(name);
    // a site in a folder begins with what lay under the name, where sites of one host had everything in common before
    if (localStorage.getItem(key) === null && key !== name) writeSetting(name, localStorage.getItem(name));
    return localStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

/** Notes a text for all sites of the host together, or (null) takes it away. */
export function writeShared(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // refused
  }
}

/** Notes a text under a name, or (null) takes it away. */
export function writeSetting(name: string, text: string | null): void {
  const key = databaseName(name);
  // an empty one in a folder: nothing is there, and nothing comes from the common name any more
  writeShared(key, text ?? (key === name ? null : ''));
}
