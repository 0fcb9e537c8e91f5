import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Characters that are held in memory; what is more waits in a file. */
const IN_MEMORY = 8 * 1024 * 1024;

/** Output that waits until it is certain that all of it comes. */
export class Spool {
  #text: string[] = [];
  #length = 0;
  #file: { readonly folder: string; readonly path: string; readonly handle: number } | null = null;

  add(text: string): void {
    this.#text.push(text);
    this.#length += text.length;
    if (this.#length > IN_MEMORY) this.#store();
  }

  #store(): void {
    if (this.#file === null) {
      const folder = mkdtempSync(join(tmpdir(), 'novuss-'));
      const path = join(folder, 'answer');
      this.#file = { folder, path, handle: openSync(path, 'w') };
    }
    writeSync(this.#file.handle, this.#text.join(''));
    this.#text = [];
    this.#length = 0;
  }

  /** Lets it go. */
  async out(stream: Writable): Promise<void> {
    if (this.#file !== null) {
      this.#store();
      await pipeline(createReadStream(this.#file.path), stream, { end: false });
      return;
    }
    await written(stream, this.#text.join(''));
  }

  /** Leaves nothing behind. */
  drop(): void {
    if (this.#file === null) return;
    closeSync(this.#file.handle);
    rmSync(this.#file.folder, { recursive: true, force: true });
  }
}

/** Writes and waits until it is out. */
export const written = (stream: Writable, text: string): Promise<void> =>
  new Promise((done, failed) => {
    stream.write(text, (error) => (error ? failed(error) : done()));
  });
