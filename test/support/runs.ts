/** Runs of words, as hashes: whether a text repeats a sentence can be seen without having the sentence. */
import { createHash } from 'node:crypto';

/** So many equal words in a row are a sentence taken over. */
export const RUN = 10;
/** Bytes of a hash that are stored: among some ten thousand runs no two texts meet by chance. */
const BYTES = 6;

/** The words of a text, without case and marks. */
const wordsOf = (text: string): readonly string[] =>
  [
    ...text
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .matchAll(/\p{L}+/gu),
  ].map(([word]) => word);

/** Each run of a text: its words and its hash, in hexadecimal digits. */
export function runsOf(text: string): readonly { readonly words: string; readonly hash: string }[] {
  const words = wordsOf(text);
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, i) => {
    const run = words.slice(i, i + RUN).join(' ');
    return {
      words: run,
      hash: createHash('sha256')
        .update(run)
        .digest('hex')
        .slice(0, 2 * BYTES),
    };
  });
}

/** The hashes one after the other, in order. */
export const packed = (hashes: ReadonlySet<string>): Buffer => Buffer.from([...hashes].sort().join(''), 'hex');

/** What was packed. */
export const unpacked = (file: Buffer): ReadonlySet<string> =>
  new Set(Array.from({ length: file.length / BYTES }, (_, i) => file.toString('hex', i * BYTES, (i + 1) * BYTES)));
