/** A language as it is stored for offline: what its files are, and how its one compressed file is taken apart. `scripts/build-offline.ts` makes it. */
import { decompress } from 'fzstd';

/** A file of a pack: address within the site (a page's ends with a slash), hash of its content as stored, bytes as stored, bytes over the net when fetched by itself. */
export type PackFile = readonly [path: string, hash: string, bytes: number, transfer: number];

/** What is in the pack of a language: `offline/<lang>.json`. */
export interface Pack {
  readonly lang: string;
  /** Hash over all files: two packs with one version are the same. */
  readonly version: string;
  /** The day of the texts. */
  readonly date: string;
  /** As it lies on the reader's machine. */
  readonly bytes: number;
  /** Of `offline/<lang>.pack`. */
  readonly transfer: number;
  readonly files: readonly PackFile[];
}

/** `offline/versions.json` */
export type Versions = Readonly<Record<string, Omit<Pack, 'lang' | 'files'> & { readonly files: number }>>;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain;charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
/** What a file is served as. */
export const typeOf = (path: string): string =>
  path === '' || path.endsWith('/')
    ? (TYPES['html'] as string)
    : (TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream');

/** Takes the one file of a language apart: what it lists, and each content once. Throws where it is not a whole pack. */
export function unpack(file: Uint8Array): { readonly files: readonly PackFile[]; readonly contents: ReadonlyMap<PackFile, Uint8Array> } {
  const all = decompress(file);
  const start = 4 + new DataView(all.buffer, all.byteOffset).getUint32(0);
  const files = JSON.parse(new TextDecoder().decode(all.subarray(4, start))) as readonly PackFile[];
  const contents = new Map<PackFile, Uint8Array>();
  let at = start;
  for (const file of new Map(files.map((one) => [one[1], one])).values()) {
    contents.set(file, all.subarray(at, at + file[2]));
    at += file[2];
  }
  if (at !== all.length) throw new Error(`a pack of ${all.length} bytes lists ${at}`);
  return { files, contents };
}
