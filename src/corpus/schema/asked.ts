import * as z from 'zod';
import { prose } from './common.ts';

/** A list of words parted by blanks; `*` stands for any letters before or after. */
const words = z.string().regex(/\S/, 'words, parted by blanks');
const notions = z.record(z.string(), words);

/** `content/asked/<lang>/<group>.yaml`: how people ask for what the id names. */
export const askedSchema = z.record(z.string(), z.array(prose).min(1));

/** `content/asked/often.yaml`: of how many questions of the lists each thing (`kind/id`) was an answer. */
export const oftenSchema = z.record(z.string(), z.number().int().positive());

/** `content/asked/<lang>/lexicon.yaml`: the words that the look-up knows in a language. */
export const lexiconSchema = z.strictObject({
  /** Words that tell nothing by themselves. */
  stop: words,
  /** Endings of inflection, which words are compared without; a language may have none. */
  endings: z.string(),
  /** Number words to digits. */
  numbers: z.record(z.string(), z.number().int().nonnegative()),
  /** Units of measure to the words for them. */
  units: notions,
  /** Notions of the game to the words that name them. */
  notions,
  /** The backgammon sheet: words that name it, and the notions of its game. */
  backgammon: z.strictObject({ names: words, notions }),
});
