/**
 * Takes from the built pages what no reader needs: hashes of scripts that a page doesn't hold, a framework's comments around markup that
 * stays as it is, one request a style sheet where a kind of page always loads the same few, and the styles of parts that come later, if at
 * all (`styles.ts`): those come with the part.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as pathTo } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { costSymbols } from '../src/components/site/symbols.ts';
import { remembered } from '../src/i18n/remembered.ts';
import { type Styles, stylesIn } from './styles.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SHEET = /<link rel="stylesheet" href="([^"]+)">/g;
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

/** The style sheets of a page in order. */
export function sheetsOf(html: string): readonly string[] {
  return [...html.matchAll(SHEET)].map(([, href = '']) => href);
}

/** The scripts that a page's islands begin with, as addresses. */
export function islandsOf(html: string): readonly string[] {
  return [...html.matchAll(/<astro-island[^>]* component-url="([^"]+)"/g)].map(([, href = '']) => href);
}

/**
 * The page with one link for `sheets`, where the first of them stood, and none of the others.
 * @param parts those among them that dress an island's parts: whoever fetches a part sees by them what is there already
 */
export function joined(html: string, href: string, parts: readonly string[] = []): string {
  let first = true;
  return html.replace(SHEET, () => {
    if (!first) return '';
    first = false;
    return `<link rel="stylesheet" href="${href}"${parts.length > 0 ? ` data-parts="${parts.join(' ')}"` : ''}>`;
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

function htmlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = pathTo(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** Makes of several style sheets one file, once for each choice of them. */
function joiner(dist: string, base: string): (sheets: readonly string[]) => string {
  const sets = new Map<string, string>();
  return (sheets) =>
    remembered(sets, sheets.join(' '), () => {
      const css = sheets.map((href) => readFileSync(pathTo(dist, href.slice(base.length)), 'utf8').trim()).join('\n');
      const name = `_assets/kind.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
      writeFileSync(pathTo(dist, name), css);
      return base + name;
    });
}

/** The page with its styles in one sheet; of an island's, those that it begins with. */
function dressed(html: string, styles: Styles, join: (sheets: readonly string[]) => string, base: string): string {
  const sheets = sheetsOf(html);
  const islands = islandsOf(html);
  const file = (href: string) => href.slice(base.length);
  const kept = islands.length > 0 ? styles.first(html, islands.map(file), sheets.map(file)).map((one) => base + one) : sheets;
  if (sheets.length < 2) return html;
  const parts = islands.length > 0 ? kept.filter((href) => styles.isOfPart(file(href))) : [];
  return joined(html, join(kept), parts);
}

/** Slims the site in `dist`, built for the folder `base` of its host. Returns how many bytes of HTML it took away. */
export function slim(dist: string, base: string): number {
  const styles = stylesIn(dist);
  const join = joiner(dist, base);
  let saved = 0;
  for (const file of htmlFiles(dist)) {
    const before = readFileSync(file, 'utf8');
    const after = dressed(withSteadyMarks(withSigns(withoutComments(ownHashes(before)))), styles, join, base);
    if (after === before) continue;
    writeFileSync(file, after);
    saved += before.length - after.length;
  }
  for (const [file, script] of styles.scripts()) writeFileSync(pathTo(dist, file), script);
  return saved;
}

/** Slims the pages as soon as they are built. */
export function slimPages(): AstroIntegration {
  let base = '/';
  return {
    name: 'slim-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir, logger }) => {
        logger.info(`Pages without what nobody needs: ${Math.round(slim(fileURLToPath(dir), base) / 1024)} kB less`);
      },
    },
  };
}
