/** The search page: rules and terms from the look-up file at once, then the full text from the search index. */

import { interpolate } from '../../ui/interpolate.ts';
import { lazy, reachable } from '../../widgets/lazy/lazy.ts';
import { loadError } from '../load-error.ts';
import { base, lang } from '../place.ts';
import { hitLinks, load, loadSheet, sayLines, sheetName, where } from './data.ts';
import { markedIn } from './excerpt.ts';
import { type Group, type LookedUp, lookUpAll } from './look-up.ts';
import type { Lookup } from './types.ts';

interface IndexHit {
  readonly data: () => Promise<{ readonly url: string; readonly excerpt: string; readonly meta: { readonly title?: string } }>;
}
interface Index {
  readonly search: (query: string) => Promise<{ readonly results: readonly IndexHit[] }>;
  readonly options: (options: object) => Promise<void>;
}

const box = document.querySelector<HTMLInputElement>('[data-search] input');
const results = document.querySelector<HTMLElement>('[data-results]');
const said = document.querySelector<HTMLElement>('[data-count]');
const MANY = 20;
/** Rules shown for words, and for a number that many articles begin with. */
const MOST = 12;
const MANY_NUMBERS = 40;

const loadIndex = lazy(async (): Promise<Index> => {
  const url = results?.dataset.pagefind ?? '';
  await reachable(url);
  const made = (await import(/* @vite-ignore */ url)) as Index;
  await made.options({ baseUrl: base });
  return made;
});

function section(title: string | undefined, links: readonly HTMLElement[]): readonly HTMLElement[] {
  if (links.length === 0) return [];
  const head = document.createElement('h2');
  head.textContent = title ?? '';
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  for (const link of links) {
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return [head, list];
}

/** A group's links, and how the page shows them: the sheet's under its name. */
function shown(
  group: Group,
  { go, named, sure }: LookedUp,
  data: Lookup,
): { readonly links: readonly HTMLAnchorElement[]; readonly parts: readonly HTMLElement[] } {
  const links = hitLinks(group, go ? MANY_NUMBERS : MOST, named, data);
  const title = sure ? results?.dataset.rules : data.words.nearest;
  return { links, parts: section(group.book === 'sheet' ? sheetName(data) : title, links) };
}

async function fullText(query: string, seen: ReadonlySet<string>): Promise<readonly HTMLElement[]> {
  const found = await (await loadIndex()).search(query);
  const pages = await Promise.all(found.results.slice(0, MANY).map((hit) => hit.data()));
  return pages
    .filter((page) => !seen.has(new URL(page.url, location.href).pathname))
    .flatMap((page) => {
      const quoted = markedIn(page.excerpt, query, lang);
      if (quoted === undefined) return [];
      const link = document.createElement('a');
      link.href = page.url;
      const title = document.createElement('b');
      title.textContent = page.meta.title ?? page.url;
      const excerpt = document.createElement('p');
      // the index escapes what it quotes; only its <mark> comes through
      excerpt.innerHTML = quoted;
      link.append(title, excerpt);
      return link;
    });
}

let latest = 0;
async function run(): Promise<void> {
  if (!box || !results) return;
  const run = ++latest;
  if (said) said.textContent = '';
  const query = box.value.trim();
  history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
  if (query === '') return results.replaceChildren();
  const [data, sheet] = await Promise.all([load(), loadSheet()]).catch(() => []);
  if (run !== latest) return;
  if (!data || !sheet) return results.replaceChildren(loadError(look));
  const found = lookUpAll(query, data, where, sheet);
  const { text, none } = results.dataset;
  const groups = found.groups.map((group) => shown(group, found, data));
  const first = groups.flatMap(({ parts }) => parts);
  const links = groups.flatMap((group) => group.links);
  results.replaceChildren(...first);
  const own = found.groups.findIndex(({ book }) => book === 'novuss');
  const hits = found.groups[own]?.hits ?? [];
  void sayLines((groups[own]?.links ?? []).flatMap((link, i) => (hits[i] ? [[link, hits[i].entry] as const] : [])));
  // without network the look-up file still answers, and the reader is told that the texts were not searched
  const more = await fullText(query, new Set(links.map((link) => link.pathname))).catch(() => undefined);
  if (run !== latest) return;
  results.replaceChildren(...first, ...(more ? section(text, more) : [loadError(look)]));
  if (!more) return;
  const count = links.length + more.length;
  if (said) said.textContent = interpolate(data.words.found, { n: count });
  if (count === 0) {
    const sorry = document.createElement('p');
    sorry.textContent = interpolate(none ?? '', { query });
    results.replaceChildren(sorry);
  }
}

/** Looks for what stands in the box; that it did not come before is said no longer. */
export function look(): void {
  (box?.form?.nextElementSibling as HTMLElement).hidden = true;
  void run();
}
