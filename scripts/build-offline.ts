/**
 * Writes what a reader keeps for offline. For each language `offline/<lang>.pack`, one compressed file with all that its pages, tables and
 * search need; `offline/<lang>.json`, the list of what is in it, for an update that fetches only what changed; and for all languages
 * `offline/versions.json`, the small file by which pages see that there is something newer. Run by the build over dist/:
 * `node scripts/build-offline.ts`.
 *
 * A pack is Zstandard (RFC 8878) over all files together, for much of a page stands on the next one too: four bytes, the length of the list
 * (big end first); the list as JSON; the contents one after the other as listed, each content once. What comes gzipped (the search index) is
 * unpacked first.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { constants, gunzipSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Pack, PackFile, Versions } from '../src/client/offline/pack.ts';
import { LANGS, type Lang } from '../src/corpus/model.ts';
import { CORPUS_RELEASE } from '../src/corpus/release.ts';
import { dist as folder } from './lib.mjs';

/** Never read inside the site, or without network: frames and pictures for other sites, files for robots and for work elsewhere, parts of the search that aren't used, packs themselves. */
const OUTSIDE = [
  /^[a-z]{2}\/embed\/.+\/index\.html$/,
  /^share\//,
  /^data\/(?:novuss|backgammon|schema)\//,
  /^embed\//,
  /^offline\//,
  /^(?:sitemap\.xml|robots\.txt|sw\.js|parts\.json|_headers|\.htaccess|nginx\.conf)$/,
  /^[a-z]{2}\/changes\/[^/]+\.xml$/,
  /^pagefind\/pagefind-(?:component-ui|highlight|modular-ui|ui)\./,
  /^pagefind\/wasm\.unknown/,
];

/** A language in a path: a folder, or a part of a file's name. */
const NAMED = new RegExp(`(?:^|[/.])(${LANGS.join('|')})(?=[/._])`);

/** Whether the pack of `lang` holds the file; what names another language in its path belongs to that language's pack. */
export function belongs(path: string, lang: Lang): boolean {
  if (OUTSIDE.some((pattern) => pattern.test(path))) return false;
  const named = NAMED.exec(path.replace(/^_assets\/.*/, ''))?.[1];
  return named === undefined || named === lang;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 20);

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** A pack and its file. */
export interface Built {
  readonly pack: Pack;
  readonly file: Uint8Array;
}

/** As it is stored. */
const unpacked = (content: Buffer): Buffer => (content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content);

function compressed(files: readonly PackFile[], contents: ReadonlyMap<string, Buffer>): Uint8Array {
  const list = Buffer.from(JSON.stringify(files));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(list.length);
  const once = [...new Set(files.map(([, hash]) => hash))].map((hash) => contents.get(hash) as Buffer);
  return zstdCompressSync(Buffer.concat([length, list, ...once]), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 15,
      [constants.ZSTD_c_windowLog]: 25,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
}

/** The packs of a built site. */
export function packs(dist: string, date = CORPUS_RELEASE): readonly Built[] {
  const contents = new Map<string, Buffer>();
  const all = filesIn(dist)
    .map((file) => ({ file, path: relative(dist, file).split(sep).join('/') }))
    .filter(({ path }) => LANGS.some((lang) => belongs(path, lang)))
    .map(({ file, path }) => {
      const sent = readFileSync(file);
      const content = unpacked(sent);
      const hash = hashOf(content);
      contents.set(hash, content);
      const transfer = content === sent ? gzipSync(sent, { level: 1 }).length : sent.length;
      return { path, entry: [path.replace(/(^|\/)index\.html$/, '$1'), hash, content.length, transfer] satisfies PackFile };
    })
    // files of one kind side by side: what they have in common is found
    .sort((a, b) => (extname(a.path) + a.path < extname(b.path) + b.path ? -1 : 1));
  return LANGS.map((lang) => {
    const files = all.filter(({ path }) => belongs(path, lang)).map(({ entry }): PackFile => entry);
    const file = compressed(files, contents);
    const listed = files.map(([path, hash]) => `${path} ${hash}`).sort();
    return {
      file,
      pack: {
        lang,
        version: hashOf(Buffer.from(listed.join('\n'))).slice(0, 12),
        date,
        bytes: files.reduce((sum, [, , bytes]) => sum + bytes, 0),
        transfer: file.length,
        files,
      },
    };
  });
}

if (process.argv[1]?.endsWith('build-offline.ts')) {
  mkdirSync(join(folder, 'offline'), { recursive: true });
  const made = packs(folder);
  for (const { pack, file } of made) {
    writeFileSync(join(folder, 'offline', `${pack.lang}.json`), JSON.stringify(pack));
    writeFileSync(join(folder, 'offline', `${pack.lang}.pack`), file);
  }
  const versions: Versions = Object.fromEntries(
    made.map(({ pack: { lang, version, date, bytes, transfer, files } }) => [
      lang,
      { version, date, bytes, transfer, files: files.length },
    ]),
  );
  writeFileSync(join(folder, 'offline', 'versions.json'), JSON.stringify(versions));
  const said = made.map(({ pack: { lang, files, transfer } }) => `${lang} ${files.length} files, ${(transfer / 1e6).toFixed(2)} MB`);
  console.log(`For offline: ${said.join('; ')}`);
}
