/** Whether an answer stands whatever the books' open points are read to mean, but for those that house rules decide. */
import { READING_BY_ID } from '../referee/readings.ts';
import type { Note } from '../referee/types.ts';

/** An answer as a key, and the readings it asked. */
export interface Read {
  readonly key: string;
  readonly notes: readonly Note[];
}

/** How many readings may hang on each other before the question is given up. */
const DEPTH = 3;

/** True where every option of every reading that is asked gives the same key; those that are decided stay as they are. */
export function isSettled(
  ask: (readings: Readonly<Record<string, string>>) => Read,
  decided: Readonly<Record<string, string>> = {},
): boolean {
  const first = ask(decided);
  const same = (read: Read, taken: Readonly<Record<string, string>>, depth: number): boolean =>
    read.notes.every(({ reading, option }) => {
      if (reading === null || reading in taken) return true;
      if (depth === 0) return false;
      const others = (READING_BY_ID.get(reading)?.options ?? []).filter((each) => each !== option);
      return others.every((other) => {
        const readings = { ...taken, [reading]: other };
        const next = ask(readings);
        return next.key === first.key && same(next, readings, depth - 1);
      });
    });
  return same(first, decided, DEPTH);
}
