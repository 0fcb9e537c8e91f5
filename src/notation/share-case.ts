/**
 * A whole case in an address: what a link of version 1 has no room for (a reported stroke, incidents, debts, readings). The contract's own JSON,
 * deflated, in the same kind of envelope, so that any later program that reads the contract reads it.
 *
 * Envelope, the same in all versions: version (1 byte), length of the JSON in bytes (2), deflated JSON (RFC 1951), CRC-32 of all that precedes
 * (4), the whole in base64url. Fetched only where such a link is made or opened.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { NEWEST } from '../referee/edition-order.ts';
import { parseJson } from './json.ts';
import { makeCase } from './make.ts';
import { parseCase } from './parse.ts';
import type { Problem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';
import { fromBase64Url, toBase64Url } from './share/base64url.ts';
import { crc32 } from './share/crc32.ts';
import { isKnownEdition } from './share/edition.ts';
import type { ShareError } from './share.ts';
import type { CaseDocument } from './types.ts';

export const CASE_VERSION = 1;
const HEAD_BYTES = 3;
const SUM_BYTES = 4;
/** The most JSON a link holds, bytes; a full doubles table with a long report has some 12,000. */
export const MOST_BYTES = 65_535;
const LONGEST_CODE = 100_000;

/** A case opened; where the link names editions that are not known here, they are left out, and the newest stands for the only one. */
export interface OpenedCase {
  readonly document: CaseDocument;
  readonly unknownEdition?: string;
}

/** The code for a case; null where it is too large for a link. */
export function encodeCase(document: CaseDocument): string | null {
  const json = strToU8(JSON.stringify(makeCase(document)));
  if (json.length > MOST_BYTES) return null;
  const head = [CASE_VERSION, json.length >> 8, json.length & 255, ...deflateSync(json, { level: 9 })];
  const sum = crc32(head);
  return toBase64Url([...head, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]);
}

/** The case of a code, or why there is none. Never throws, whatever the code. */
export function decodeCase(code: string): Result<OpenedCase, ShareError> {
  if (code === '') return fail({ code: 'empty' });
  const bytes = code.length > LONGEST_CODE ? null : fromBase64Url(code);
  if (bytes === null || toBase64Url(bytes) !== code) return fail({ code: 'altered' });
  if (bytes.length < HEAD_BYTES + SUM_BYTES) return fail({ code: 'cut' });
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(-SUM_BYTES);
  // a cut end and a changed letter cannot be told apart here: the length is that of the JSON
  if (crc32(bytes.slice(0, -SUM_BYTES)) !== ((a << 24) | (b << 16) | (c << 8) | d) >>> 0) return fail({ code: 'altered' });
  const [version = 0, high = 0, low = 0] = bytes;
  if (version > CASE_VERSION) return fail({ code: 'newer-version', version });
  const text = inflate(bytes.slice(HEAD_BYTES, -SUM_BYTES), high * 256 + low);
  return text === null ? fail({ code: 'altered' }) : read(text);
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

function read(text: string): Result<OpenedCase, ShareError> {
  const json = parseJson(text);
  if (!json.ok) return fail({ code: 'not-a-position', problems: [json.error] });
  const { document, unknown } = inKnownEditions(json.value);
  const parsed: Result<CaseDocument, readonly Problem[]> = parseCase(document);
  if (!parsed.ok) return fail({ code: 'not-a-position', problems: parsed.error });
  return ok({ document: parsed.value, ...(unknown !== undefined && { unknownEdition: unknown }) });
}

/** A document without the editions that are not known here; what is no document is left to the parser. */
function inKnownEditions(value: unknown): { readonly document: unknown; readonly unknown?: string } {
  if (typeof value !== 'object' || value === null) return { document: value };
  const { edition, editions } = value as { readonly edition?: unknown; readonly editions?: unknown };
  if (typeof edition === 'string' && !isKnownEdition(edition)) return { document: { ...value, edition: NEWEST }, unknown: edition };
  if (!Array.isArray(editions)) return { document: value };
  const unknown = editions.filter((id): id is string => typeof id === 'string' && !isKnownEdition(id));
  if (unknown.length === 0) return { document: value };
  const known = editions.filter((id) => !unknown.includes(id));
  return { document: { ...value, editions: known.length > 0 ? known : [NEWEST] }, unknown: unknown.join(', ') };
}
