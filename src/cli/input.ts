/** Reading what a command is given: a file or standard input, as valid UTF-8. A document has 1 MiB at most; many documents come as a stream. */
import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_BYTES } from '../notation/limits.ts';
import { type Io, Refusal } from './command.ts';
import { type Form, Splitter } from './items.ts';

/** One text, or more than fits into one: many documents of which not all are there yet. */
export type Input = { readonly text: string } | { readonly form: Form; readonly pieces: AsyncIterable<string> };

/** The text of FILE (relative to the caller's folder), or of standard input where FILE is `-` or left out. */
export async function readText(io: Io, file: string | undefined): Promise<string> {
  return withSource(io, file, async (source, name) => {
    const { bytes, whole } = await firstBytes(source, name);
    if (!whole) throw tooLarge(name);
    return decode(bytes);
  });
}

/** Gives what FILE, or standard input, holds to `work`, for as long as that takes. */
export async function withInput<T>(io: Io, file: string | undefined, work: (input: Input) => Promise<T>): Promise<T> {
  return withSource(io, file, async (source, name) => {
    const { bytes, whole } = await firstBytes(source, name);
    if (whole) return work({ text: decode(bytes) });
    const form = formOf(bytes);
    if (form === null) throw tooLarge(name);
    return work({ form, pieces: decoded(bytes, source, name) });
  });
}

type Source = AsyncIterator<Buffer>;

async function withSource<T>(io: Io, file: string | undefined, work: (source: Source, name: string) => Promise<T>): Promise<T> {
  if (file !== undefined && file !== '-') return withFile(file, resolve(io.cwd, file), work);
  if (io.stdin.isTTY) throw new Refusal('Standard input is a terminal. Name a FILE, or pipe a JSON document in.');
  return work(buffers(io.stdin), 'Standard input');
}

async function withFile<T>(name: string, path: string, work: (source: Source, name: string) => Promise<T>): Promise<T> {
  if (name === '' || name.includes('\0')) throw new Refusal(`${shown(name)} does not exist.`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r').catch((error: unknown) => {
      throw new Refusal(reasonOf(error, name));
    });
    if ((await handle.stat()).isDirectory()) throw new Refusal(`${shown(name)} is a folder, not a file.`);
    return await work(buffers(handle.createReadStream({ autoClose: false })), shown(name));
  } finally {
    await handle?.close().catch(() => undefined);
  }
}

const buffers = (stream: Readable): Source =>
  (async function* () {
    for await (const chunk of stream) yield typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
  })();

async function next(source: Source, name: string): Promise<Buffer | null> {
  try {
    const { done, value } = await source.next();
    return done ? null : value;
  } catch (error) {
    throw new Refusal(reasonOf(error, name));
  }
}

/** What comes first, until it is more than one document may be. */
async function firstBytes(source: Source, name: string): Promise<{ bytes: Buffer; whole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  while (size <= MAX_BYTES) {
    const chunk = await next(source, name);
    if (chunk === null) return { bytes: Buffer.concat(chunks), whole: true };
    size += chunk.length;
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), whole: false };
}

/** Whether what begins like this is many documents: an array, or a second document after the first. */
function formOf(bytes: Buffer): Form | null {
  const text = new TextDecoder().decode(bytes);
  if (/^[ \n\r\t]*\[/.test(text)) return 'array';
  const splitter = new Splitter('lines');
  const found = splitter.push(text);
  return found.ok && splitter.count + (splitter.pending > 0 ? 1 : 0) > 1 ? 'lines' : null;
}

/** The input as text, piece by piece. */
async function* decoded(first: Buffer, source: Source, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let bytes: Buffer | null = first; ; bytes = await next(source, name)) {
    let text: string;
    try {
      text = decoder.decode(bytes ?? undefined, { stream: bytes !== null });
    } catch {
      throw new Refusal(`after line ${line}: bytes there are not valid UTF-8.`);
    }
    line += text.split('\n').length - 1;
    yield text;
    if (bytes === null) return;
  }
}

const tooLarge = (name: string): Refusal => new Refusal(`${name} holds more than 1 MiB (${MAX_BYTES} bytes); a document may not.`);

const shown = (name: string): string => (name === '' ? 'A file with an empty name' : name.replace(/\p{Cc}/gu, '?').slice(0, 200));

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist: a part of its path is not a folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
  ELOOP: 'cannot be reached: its links go round in a circle',
  ENAMETOOLONG: 'has too long a name',
  EIO: 'could not be read',
  ENXIO: 'cannot be opened for reading',
};

function reasonOf(error: unknown, name: string): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return `${shown(name)} ${REASONS[code] ?? 'could not be read'}${code === '' ? '' : ` (${code})`}.`;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${placeOfBadByte(bytes)}: the bytes there are not valid UTF-8.`);
  }
}

/** The longest prefix that can still become valid ends before the first bad byte; found by bisection. */
function placeOfBadByte(bytes: Buffer): string {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (prefix(bytes, middle) === undefined) bad = middle;
    else good = middle;
  }
  const text = prefix(bytes, Math.min(good, bytes.length)) ?? '';
  const lineStart = text.lastIndexOf('\n') + 1;
  return `line ${text.split('\n').length}, column ${text.length - lineStart + 1}`;
}

function prefix(bytes: Buffer, length: number): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  } catch {
    return undefined;
  }
}
