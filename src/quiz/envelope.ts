/**
 * What training writes into addresses: version (1 byte), what it is (1), length of the content (2), content, CRC-32 of all that precedes (4),
 * the whole in base64url. A damaged link is told from one of a later program.
 */
import { fail, ok, type Result } from '../notation/result.ts';
import { fromBase64Url, toBase64Url } from '../notation/share/base64url.ts';
import type { BitReader, BitWriter } from '../notation/share/bits.ts';
import { SUM_BYTES, sumIsRight, withSum } from '../notation/share/crc32.ts';

/** Version 2 names the edition by its id, version 1 by two bits. */
export const LINK_VERSION = 2;
const LINK_TYPES = ['question', 'exam', 'certificate'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** Why a link cannot be opened. */
export type LinkError =
  | { readonly code: 'empty' }
  /** Its end is missing. */
  | { readonly code: 'cut' }
  /** It is not what was written. */
  | { readonly code: 'altered' }
  /** Written by a later version of this program. */
  | { readonly code: 'newer-version' }
  /** Whole, but of a kind of question that is asked no more. */
  | { readonly code: 'gone' }
  /** Whole, but of an edition that is not known here, without which it says nothing. */
  | { readonly code: 'unknown-edition'; readonly edition: string }
  /** Whole, but it opens something else: an exam's link on the page for questions. */
  | { readonly code: 'other-type'; readonly type: LinkType };

const HEAD = 4;
/** Letters; a certificate of a hundred questions has some 800. */
const LONGEST = 16_384;

/** Wraps a content. */
export function wrap(type: LinkType, content: readonly number[]): string {
  return toBase64Url(withSum([LINK_VERSION, LINK_TYPES.indexOf(type), content.length >> 8, content.length & 255, ...content]));
}

/** What a link holds, and the version it was written in. */
export interface Unwrapped {
  readonly version: number;
  readonly content: readonly number[];
}

/** The content of a link, or why there is none. Never throws. */
export function unwrap(wanted: LinkType, code: string): Result<Unwrapped, LinkError> {
  if (code === '') return fail({ code: 'empty' });
  const bytes = code.length > LONGEST ? null : fromBase64Url(code);
  if (bytes === null) return fail({ code: 'altered' });
  const [version = 0, type = 0, high = 0, low = 0] = bytes;
  const length = HEAD + high * 256 + low + SUM_BYTES;
  if (bytes.length < HEAD + SUM_BYTES || bytes.length < length) return fail({ code: 'cut' });
  if (bytes.length > length || toBase64Url(bytes) !== code || !sumIsRight(bytes)) return fail({ code: 'altered' });
  if (version > LINK_VERSION) return fail({ code: 'newer-version' });
  const named = LINK_TYPES[type];
  if (version === 0 || named === undefined) return fail({ code: 'altered' });
  if (named !== wanted) return fail({ code: 'other-type', type: named });
  return ok({ version, content: bytes.slice(HEAD, -SUM_BYTES) });
}

/** A text as UTF-8. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

/** UTF-8 as a text; what is none becomes a question mark in a box. */
export function fromUtf8(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i] ?? 0;
    const more = lead < 0x80 ? 0 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    let code = more === 0 ? lead : lead & (0x3f >> more);
    for (let k = 1; k <= more; k++) code = (code << 6) | ((bytes[i + k] ?? 0) & 63);
    text += code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    i += more + 1;
  }
  return text;
}

/** Writes a text, its length in bytes before it in `width` bits. */
export function writeText(bits: BitWriter, text: string, width = 8): void {
  const bytes = utf8(text);
  bits.write(bytes.length, width);
  for (const byte of bytes) bits.write(byte, 8);
}

/** Reads a text written by `writeText` with the same `width`. */
export const readText = (bits: BitReader, width = 8): string => fromUtf8(Array.from({ length: bits.read(width) }, () => bits.read(8)));
