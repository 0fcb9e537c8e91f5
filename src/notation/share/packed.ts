/**
 * A JSON document in an address. Envelope, the same in all versions: version (1 byte), length of the JSON in bytes (2), deflated JSON
 * (RFC 1951), CRC-32 of all that precedes (4), the whole in base64url.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { parseJson } from '../json.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ShareError } from '../share.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { SUM_BYTES, sumIsRight, withSum } from './crc32.ts';

const HEAD_BYTES = 3;
/** The most JSON a link holds, bytes; a full doubles table with a long report has some 12,000. */
const MOST_BYTES = 65_535;
const LONGEST_CODE = 100_000;

/** The code for a document; null where it is too large for a link. */
export function pack(document: object, version: number): string | null {
  const json = strToU8(JSON.stringify(document));
  if (json.length > MOST_BYTES) return null;
  return toBase64Url(withSum([version, json.length >> 8, json.length & 255, ...deflateSync(json, { level: 9 })]));
}

/** The JSON value of a code written in one of the versions up to `newest`, or why there is none. Never throws, whatever the code. */
export function unpack(code: string, newest: number): Result<unknown, ShareError> {
  if (code === '') return fail({ code: 'empty' });
  const bytes = code.length > LONGEST_CODE ? null : fromBase64Url(code);
  if (bytes === null || toBase64Url(bytes) !== code) return fail({ code: 'altered' });
  if (bytes.length < HEAD_BYTES + SUM_BYTES) return fail({ code: 'cut' });
  // a cut end and a changed letter cannot be told apart here: the length is that of the JSON
  if (!sumIsRight(bytes)) return fail({ code: 'altered' });
  const [version = 0, high = 0, low = 0] = bytes;
  if (version > newest) return fail({ code: 'newer-version', version });
  const text = inflate(bytes.slice(HEAD_BYTES, -SUM_BYTES), high * 256 + low);
  if (text === null) return fail({ code: 'altered' });
  const json = parseJson(text);
  return json.ok ? ok(json.value) : fail({ code: 'not-a-position', problems: [json.error] });
}

/** The text, if it inflates to exactly so many bytes; nothing larger is ever made. */
function inflate(bytes: readonly number[], length: number): string | null {
  try {
    const out = inflateSync(Uint8Array.from(bytes), { out: new Uint8Array(length + 1) });
    return out.length === length ? strFromU8(out) : null;
  } catch {
    return null;
  }
}
