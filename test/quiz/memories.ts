import type { Memory } from '../../src/quiz/memory.ts';

/** A memory as older versions of a file and of a device's database held it. */
export const OLD_MEMORY: Memory = {
  edition: '2010',
  provision: 'double-hit',
  wording: 'a',
  due: 5,
  last: 3,
  stability: 1,
  difficulty: 5,
  reps: 1,
  lapses: 0,
  state: 2,
};
