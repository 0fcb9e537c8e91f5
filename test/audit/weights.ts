/** What every built page weighs on the wire: its HTML, its style sheets, the scripts that run before the reader acts. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Sizes in bytes, gzipped as a static host would. */
export interface Weight {
  readonly path: string;
  readonly html: number;
  readonly css: number;
  readonly script: number;
}

const sizes = new Map<string, number>();
/** How large a file of dist/ is, gzipped. */
export function sizeOf(dist: string, path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(dist, path))).length;
  sizes.set(path, size);
  return size;
}

const STATIC_IMPORT = /(?:^|[;}\s])import(?:[\w*{}\s,$]+from)?\s*["']([^"']+)["']/g;

/** A script with all it imports at once; what it fetches later doesn't count. */
function closure(dist: string, path: string, seen: Set<string>): void {
  if (seen.has(path)) return;
  seen.add(path);
  const source = readFileSync(join(dist, path), 'utf8');
  for (const [, from = ''] of source.matchAll(STATIC_IMPORT)) {
    if (from.startsWith('.')) closure(dist, join(dirname(path), from), seen);
  }
}

/**
 * Weighs a page.
 * @param dist the folder of the built site
 * @param base the folder of the host it was built for, `/` or `/novuss/`
 */
export function weigh(dist: string, page: { readonly path: string; readonly html: string }, base = '/'): Weight {
  const file = (href: string) => `/${href.slice(base.length)}`;
  const sheets = new Set([...page.html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => file(match[1] ?? '')));
  const scripts = new Set<string>();
  for (const [, src = ''] of page.html.matchAll(/<script[^>]+src="([^"]+)"/g)) closure(dist, file(src), scripts);
  const sum = (paths: ReadonlySet<string>) => [...paths].reduce((total, path) => total + sizeOf(dist, path), 0);
  // scripts in the page itself are part of its HTML
  return { path: page.path, html: gzipSync(page.html).length, css: sum(sheets), script: sum(scripts) };
}

/** Reading pages, which design.md 7 holds to 18 kB; whole editions, whole chapters of the case book, comparisons, the table and other tools are free of it. */
export function isReadingPage(path: string): boolean {
  return !/^\/(?:$|404|figures\/|[a-z]{2}\/(?:table|compare|quiz|exam|draft|tournament|scoresheet|backgammon|embed|embedding|offline|card|report|cases\/topic)\/|[a-z]{2}\/rules\/[^/]+\/print\/)/.test(
    path,
  );
}

/** Whether a page's table comes to life without a button: its script is measured with it, up to 75 kB. */
export const hasLiveTable = (html: string): boolean => /<novuss-table(?![^>]*\sstill)/.test(html);
