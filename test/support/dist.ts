/** The built pages, read from disk: for what can be told without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

export { LANGS as LANGUAGES, type Lang as Language } from '../../src/corpus/languages.ts';

export const DIST = join(import.meta.dirname, '../../dist');

export interface BuiltPage {
  /** `/de/rules/2017/17/` */
  readonly path: string;
  readonly html: string;
}

/** Folders of dist/ that hold no pages: the search index, and figures that a page fetches and puts into itself. */
const NOT_PAGES: readonly string[] = ['pagefind', 'figures'];

/** All pages in dist/. */
export function pages(folder = DIST): readonly BuiltPage[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): readonly BuiltPage[] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_PAGES.includes(entry.name) ? [] : pages(path);
    if (!entry.name.endsWith('.html')) return [];
    const name = relative(DIST, path).split(sep).join('/');
    return [{ path: `/${name.replace(/index\.html$/, '')}`, html: readFileSync(path, 'utf8') }];
  });
}

export const parsed = (page: BuiltPage): HTMLElement =>
  parse(page.html, { comment: false, blockTextElements: { script: true, style: true } });

/** The pieces of text of a page that are in its own language: nothing under another `lang`, no code, no script. */
export function ownTexts(page: BuiltPage): { readonly lang: string; readonly texts: readonly string[] } {
  const root = parsed(page);
  const html = root.querySelector('html');
  const lang = html?.getAttribute('lang') ?? '';
  const texts: string[] = [];
  const walk = (element: HTMLElement): void => {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        const text = child.text.replace(/\s+/g, ' ').trim();
        if (text) texts.push(text);
      } else if (child.nodeType === 1) {
        const inner = child as HTMLElement;
        const own = inner.getAttribute('lang');
        if (['SCRIPT', 'STYLE', 'CODE', 'TEMPLATE'].includes(inner.tagName) || (own !== undefined && own !== lang)) continue;
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
          const value = inner.getAttribute(name);
          if (value) texts.push(value);
        }
        walk(inner);
      }
    }
  };
  const body = html?.querySelector('body');
  if (body) walk(body);
  const title = html?.querySelector('title')?.text;
  if (title) texts.push(title);
  return { lang, texts };
}
