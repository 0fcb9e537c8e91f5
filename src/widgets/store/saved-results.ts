/** How many results of a competition have gone out as a file or with a backup, so that a long one is not on this device only. */
import { readSetting, writeSetting } from './setting.ts';

const SAVED = 'novuss.saved';

/** So many new results are a reason to save them at any time, and so many when nothing is being played. */
const MANY = 24;
const ROUND = 8;

/** Whether to remind of saving. `saved` is what `results` was when it was done last, or when the reader wanted to be reminded later. */
export const reminds = (results: number, saved: number, playing: boolean): boolean => results - saved >= (playing ? MANY : ROUND);

/** By the ids of competitions. */
export type Saved = Readonly<Record<string, number>>;

/** Empty where the browser stores nothing, or what it stored is damaged. */
export function savedResults(): Saved {
  try {
    const saved: unknown = JSON.parse(readSetting(SAVED) ?? '{}');
    const numbers = Object.entries(saved ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    return Object.fromEntries(numbers);
  } catch {
    return {};
  }
}

/** Notes that these have been saved. */
export const noteSaved = (saved: Saved): void => writeSetting(SAVED, JSON.stringify({ ...savedResults(), ...saved }));
