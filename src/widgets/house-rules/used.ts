/** Which house rules are used on this device: chosen on their page. All that a page loads of them where none are used. */
import { readSetting, writeSetting } from '../store/setting.ts';

/** Where the set in use is named; pages look for it before anything is fetched. */
export const KEY = 'novuss.house-rules';

/** The record of the set in use; null where there is none. */
export const usedId = (): string | null => readSetting(KEY);

/** Uses a set from now on, or none. */
export const useRules = (id: string | null): void => writeSetting(KEY, id);
