/**
 * Writes what a reader keeps for offline: one list a language, `offline/<lang>.json`, of every file that its pages, tables, search and data
 * need, each with the hash of its content; and `offline/versions.json`, the small file by which pages see that there is something newer.
 * Run by the build over dist/: `node scripts/build-offline.ts`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '../src/corpus/model.ts';
import { CORPUS_RELEASE } from '../src/corpus/release.ts';
import { dist as folder } from './lib.mjs';

/** A file of the site: its address within it (a page's ends with a slash), hash of its content, bytes. */
export type PackFile = readonly [path: string, hash: string, bytes: number];
/** `offline/<lang>.json` */
export interface Pack {
  readonly lang: Lang;
  /** Hash over all files: two packs with one version are the same. */
  readonly version: string;
  /** The day of the texts. */
  readonly date: string;
  /** As it lies on the reader's machine. */
  readonly bytes: number;
  /** As it comes over the net, gzipped. */
  readonly transfer: number;
  readonly files: readonly PackFile[];
}

/** Never read inside the site: frames and pictures for other sites, files for robots, parts of the search that aren't used, packs themselves. */
const OUTSIDE = [
  /^[a-z]{2}\/embed\/[^/]+\/index\.html$/,
  /^share\//,
  /^embed\//,
  /^offline\//,
  /^(?:sitemap\.xml|robots\.txt|sw\.js)$/,
  /^[a-z]{2}\/changes\/feed\.xml$/,
  /^pagefind\/pagefind-(?:component-ui|highlight|modular-ui|ui)\./,
  /^pagefind\/wasm\.unknown/,
];

/** Whether the pack of `lang` holds the file; what names another language in its path belongs to that language's pack. */
export function belongs(path: string, lang: Lang): boolean {
  if (OUTSIDE.some((pattern) => pattern.test(path))) return false;
  const named = /(?:^|[/.])(de|ru|et|en)(?=[/._])/.exec(path.replace(/^_assets\/.*/, ''))?.[1];
  return named === undefined || named === lang;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 20);

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** The packs of a built site. */
export function packs(dist: string, date = CORPUS_RELEASE): readonly Pack[] {
  const all = filesIn(dist)
    .map((file) => ({ file, path: relative(dist, file).split(sep).join('/') }))
    .filter(({ path }) => LANGS.some((lang) => belongs(path, lang)))
    .map(({ file, path }) => {
      const content = readFileSync(file);
      return { path, hash: hashOf(content), bytes: content.length, transfer: gzipSync(content, { level: 1 }).length };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return LANGS.map((lang) => {
    const own = all.filter(({ path }) => belongs(path, lang));
    const files = own.map(({ path, hash, bytes }): PackFile => [path.replace(/(^|\/)index\.html$/, '$1'), hash, bytes]);
    return {
      lang,
      version: hashOf(Buffer.from(files.map(([path, hash]) => `${path} ${hash}`).join('\n'))).slice(0, 12),
      date,
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      transfer: own.reduce((sum, { transfer }) => sum + transfer, 0),
      files,
    };
  });
}

if (process.argv[1]?.endsWith('build-offline.ts')) {
  mkdirSync(join(folder, 'offline'), { recursive: true });
  const made = packs(folder);
  for (const pack of made) writeFileSync(join(folder, 'offline', `${pack.lang}.json`), JSON.stringify(pack));
  const versions = Object.fromEntries(
    made.map(({ lang, version, date, bytes, transfer, files }) => [lang, { version, date, bytes, transfer, files: files.length }]),
  );
  writeFileSync(join(folder, 'offline', 'versions.json'), JSON.stringify(versions));
  console.log(
    `For offline: ${made.map(({ lang, files, bytes }) => `${lang} ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`).join('; ')}`,
  );
}
