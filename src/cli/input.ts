/** Reading a document: from a file or from standard input, never more than 1 MiB of it, as valid UTF-8. */
import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type Io, Refusal } from './command.ts';

/** Documents over this are refused unread, bytes. */
export const MAX_BYTES = 1024 * 1024;

/** The text of FILE (relative to the caller's folder), or of standard input where FILE is `-` or left out. */
export async function readText(io: Io, file: string | undefined): Promise<string> {
  return decode(file === undefined || file === '-' ? await readStdin(io) : await readFile(file, resolve(io.cwd, file)));
}

async function readStdin(io: Io): Promise<Buffer> {
  if (io.stdin.isTTY) throw new Refusal('Standard input is a terminal. Name a FILE, or pipe a JSON document in.');
  return readLimited(io.stdin, 'Standard input');
}

async function readFile(name: string, path: string): Promise<Buffer> {
  if (name === '' || name.includes('\0')) throw new Refusal(`${shown(name)} does not exist.`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    const stat = await handle.stat();
    if (stat.isDirectory()) throw new Refusal(`${shown(name)} is a folder, not a file.`);
    if (stat.isFile() && stat.size > MAX_BYTES) throw tooLarge(shown(name));
    return await readLimited(handle.createReadStream({ autoClose: false }), shown(name));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reasonOf(error, name));
  } finally {
    await handle?.close().catch(() => undefined);
  }
}

async function readLimited(stream: Readable, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
      size += bytes.length;
      if (size > MAX_BYTES) throw tooLarge(name);
      chunks.push(bytes);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reasonOf(error, name));
  }
  return Buffer.concat(chunks);
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
