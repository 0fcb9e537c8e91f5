/** The reader's own book: chosen on any page, stored on the device, minded by every page. */
import { EDITION_IDS, type EditionId } from '../compiled/editions.ts';

const KEY = 'novuss.edition';

/** Null where none was chosen, or where the device stores nothing. */
export function myBook(): EditionId | null {
  try {
    const stored = localStorage.getItem(KEY);
    return EDITION_IDS.find((id) => id === stored) ?? null;
  } catch {
    // private windows may refuse
    return null;
  }
}

export function setMyBook(edition: EditionId): void {
  try {
    localStorage.setItem(KEY, edition);
  } catch {
    // the choice then lasts for this page
  }
}
