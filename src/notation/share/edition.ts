/** An edition in a link: by its id, so that there is room for any number of them and an unknown one can be named. */
import { EDITION_IDS } from '../../compiled/editions.ts';
import type { EditionId } from '../../referee/types.ts';
import type { BitReader, BitWriter } from './bits.ts';

/** What the two bits of links of version 1 mean, for good. */
const VERSION_1: readonly string[] = ['2008', '2010', '2017', 'club'];
/** Letters of an id, which are those of a slug. */
const MOST_LETTERS = 31;
const LENGTH_BITS = 5;
const LETTER_BITS = 7;

/** Writes an edition's id. Throws on one that has no room in a link. */
export function writeEdition(bits: BitWriter, edition: string): void {
  if (!/^[\x21-\x7e]+$/.test(edition) || edition.length > MOST_LETTERS)
    throw new RangeError(`an edition's id in a link has 1 to ${MOST_LETTERS} letters of ASCII; found ${JSON.stringify(edition)}`);
  bits.write(edition.length, LENGTH_BITS);
  for (const letter of edition) bits.write(letter.charCodeAt(0), LETTER_BITS);
}

/** Reads an edition's id from a link of this version; it may be one that is not known here. */
export function readEdition(bits: BitReader, version: number): string {
  if (version === 1) return VERSION_1[bits.read(2)] as string;
  const length = bits.read(LENGTH_BITS);
  return Array.from({ length }, () => String.fromCharCode(bits.read(LETTER_BITS))).join('');
}

/** Whether an id is that of an edition here. */
export const isKnownEdition = (id: string, known: readonly string[] = EDITION_IDS): id is EditionId => known.includes(id);
