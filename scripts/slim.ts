/**
 * Takes from the built pages what no reader needs: hashes of scripts that a page doesn't hold, a framework's comments around markup that
 * stays as it is, and one request a style sheet where a kind of page always loads the same few. Run by the build: `node scripts/slim.ts`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { costSymbols } from '../src/components/site/symbols.ts';
import { dist as folder } from './lib.mjs';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const ISLAND = /(<astro-island[\s\S]*?<\/astro-island>)/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy with the hashes of the page's own scripts and styles only; everything else of it stays. */
export function ownHashes(html: string): string {
  const hashes = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text)))];
  const own: Readonly<Record<string, readonly string[]>> = { 'script-src': hashes(INLINE_SCRIPT), 'style-src': hashes(INLINE_STYLE) };
  return html.replace(/(<meta http-equiv="content-security-policy" content=")([^"]*)"/, (_all, start: string, policy: string) => {
    const directives = policy.split(/;\s*/).filter(Boolean);
    const kept = directives.map((directive) => {
      const bare = directive.replace(/ 'sha256-[^']*'/g, '');
      return [bare, ...(own[bare.trim().split(' ')[0] ?? ''] ?? [])].join(' ');
    });
    return `${start}${kept.map((directive) => directive.trim()).join(';')}"`;
  });
}

/** Without the comments and scope classes' blanks that only an island needs to wake up; islands stay as they are. */
export function withoutComments(html: string): string {
  return html
    .split(ISLAND)
    .map((part) => (part.startsWith('<astro-island') ? part : part.replace(/<!--[[\]!0-9-]*-->/g, '')))
    .join('');
}

/** The style sheets of a page in order, those of a live table's page excepted: its program is fetched from there with its own. */
export function sheetsOf(html: string): readonly string[] {
  if (html.includes('<astro-island')) return [];
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
}

/** The page with one link for all of `sheets`, where the first of them stood. */
export function joined(html: string, sheets: readonly string[], href: string): string {
  let first = true;
  return html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (link, one: string) => {
    if (!sheets.includes(one)) return link;
    if (!first) return '';
    first = false;
    return `<link rel="stylesheet" href="${href}">`;
  });
}

/** A page with an island holds the signs that rulings show by `#p-…`, whether its layout put them there or not. */
export function withSigns(html: string): string {
  if (!html.includes('<astro-island') || html.includes('id="signs"')) return html;
  return html.replace(
    '</body>',
    () => `<svg class="sprite" id="signs" aria-hidden="true" width="0" height="0">${costSymbols()}</svg></body>`,
  );
}

/** Islands numbered in their order: their marks are drawn by lot, and a page that says the same has to stay the same file. */
export function withSteadyMarks(html: string): string {
  let island = 0;
  return html.replace(/(<astro-island uid=")[^"]*"/g, (_all, start: string) => `${start}${++island}"`);
}

/** The list of files, at a script's head, that its parts import. */
const LIST = /^const __vite__mapDeps=[^\n]*\(m\.f=\[([^\]]*)\]\)[^\n]*;\n/;

/** A script without the list of scripts that its parts import: only style sheets are fetched ahead (`light-preload.mjs`). */
export function withoutLists(script: string): string {
  const list = LIST.exec(script);
  if (!list || list[1]?.includes('.css')) return script;
  return script.slice(list[0].length).replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
}

/** A script whose list names no style sheet that is not there: the page's own build gives some another name than the program's. */
export function withoutLost(script: string, isThere: (file: string) => boolean): string {
  const list = LIST.exec(script)?.[0];
  if (!list) return script;
  // others are found by their place in the list
  return list.replace(/"([^"]+\.css)"/g, (whole, file: string) => (isThere(file) ? whole : '""')) + script.slice(list.length);
}

function htmlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** Slims the site in `dist`, built for the folder `base` of its host. Returns how many bytes of HTML it took away. */
export function slim(dist: string, base: string): number {
  const sets = new Map<string, string>();
  const joinedHref = (sheets: readonly string[]): string => {
    const key = sheets.join(' ');
    const known = sets.get(key);
    if (known) return known;
    const css = sheets.map((href) => readFileSync(join(dist, href.slice(base.length)), 'utf8').trim()).join('\n');
    const name = `_assets/kind.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(dist, name), css);
    sets.set(key, base + name);
    return base + name;
  };
  let saved = 0;
  for (const file of htmlFiles(dist)) {
    const before = readFileSync(file, 'utf8');
    const sheets = sheetsOf(before);
    const plain = withSteadyMarks(withSigns(withoutComments(ownHashes(before))));
    const after = sheets.length > 1 ? joined(plain, sheets, joinedHref(sheets)) : plain;
    if (after === before) continue;
    // all at once, for the search index is made of the pages meanwhile
    writeFileSync(`${file}.new`, after);
    renameSync(`${file}.new`, file);
    saved += before.length - after.length;
  }
  for (const name of readdirSync(join(dist, '_assets')).filter((one) => one.endsWith('.js'))) {
    const file = join(dist, '_assets', name);
    const before = readFileSync(file, 'utf8');
    const after = withoutLists(withoutLost(before, (sheet) => existsSync(join(dist, sheet))));
    if (after !== before) writeFileSync(file, after);
  }
  return saved;
}

if (process.argv[1]?.endsWith('slim.ts')) {
  const base = (process.env['BASE_PATH'] || '/').replace(/\/?$/, '/');
  const saved = slim(folder, base);
  console.log(`Pages without what nobody needs: ${Math.round(saved / 1024)} kB less`);
}
