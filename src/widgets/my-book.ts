/** The reader's own book: chosen on any page, stored on the device, minded by every page. */
import { EDITION_IDS, type EditionId } from '../compiled/editions.ts';
import { readSetting, writeSetting } from './store/setting.ts';

const KEY = 'novuss.edition';

/** Null where none was chosen, or where the device stores nothing. */
export function myBook(): EditionId | null {
  const stored = readSetting(KEY);
  return EDITION_IDS.find((id) => id === stored) ?? null;
}

export const setMyBook = (edition: EditionId): void => writeSetting(KEY, edition);
