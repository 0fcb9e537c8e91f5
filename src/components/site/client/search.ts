/** The search page: rules and terms from the look-up file at once, then the full text from the search index. */
import { base, hitLink, lang, load, preferred } from './lookup-data.ts';
import { match } from './match.ts';

interface IndexHit {
  readonly data: () => Promise<{ readonly url: string; readonly excerpt: string; readonly meta: { readonly title?: string } }>;
}
interface Index {
  readonly search: (query: string) => Promise<{ readonly results: readonly IndexHit[] }>;
  readonly options: (options: object) => Promise<void>;
}

const form = document.querySelector<HTMLFormElement>('[data-search]');
const box = form?.querySelector('input');
const results = document.querySelector<HTMLElement>('[data-results]');
const said = document.querySelector<HTMLElement>('[data-count]');
const MANY = 20;

let index: Promise<Index | undefined> | undefined;
const loadIndex = (): Promise<Index | undefined> => {
  const from = results?.dataset.pagefind ?? '';
  index ??= (import(/* @vite-ignore */ from) as Promise<Index>).then(
    async (made) => {
      await made.options({ baseUrl: base });
      return made;
    },
    () => undefined,
  );
  return index;
};

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

async function fullText(query: string, seen: ReadonlySet<string>): Promise<readonly HTMLElement[]> {
  const found = await (await loadIndex())?.search(query);
  const pages = await Promise.all((found?.results ?? []).slice(0, MANY).map((hit) => hit.data()));
  return pages
    .filter((page) => !seen.has(new URL(page.url, location.href).pathname))
    .map((page) => {
      const link = document.createElement('a');
      link.href = page.url;
      const title = document.createElement('b');
      title.textContent = page.meta.title ?? page.url;
      const excerpt = document.createElement('p');
      // the index escapes what it quotes; only its <mark> comes through
      excerpt.innerHTML = page.excerpt;
      link.append(title, excerpt);
      return link;
    });
}

let latest = 0;
async function run(): Promise<void> {
  if (!box || !results) return;
  const run = ++latest;
  const query = box.value.trim();
  history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
  if (query === '') return results.replaceChildren();
  const data = await load();
  const found = match(query, data, preferred);
  const hits = found.hits.slice(0, found.number ? 40 : 12).map((hit) => hitLink(hit, data));
  const terms = found.terms.map((term) => {
    const link = document.createElement('a');
    link.href = `${base}${lang}/glossary/#${term.i}`;
    link.textContent = term.t;
    return link;
  });
  const { rules, terms: termsTitle, text, none } = results.dataset;
  const first = [...section(rules, hits), ...section(termsTitle, terms)];
  if (run !== latest) return;
  results.replaceChildren(...first);
  // without network the look-up file still answers
  const more = await fullText(query, new Set(hits.map((link) => link.pathname))).catch(() => []);
  if (run !== latest) return;
  results.replaceChildren(...first, ...section(text, more));
  const count = hits.length + terms.length + more.length;
  if (said) said.textContent = data.words.found.replace('{n}', String(count));
  if (count === 0) {
    const sorry = document.createElement('p');
    sorry.textContent = (none ?? '').replace('{query}', query);
    results.replaceChildren(sorry);
  }
}

/** Looks for what stands in the box. */
export const look = (): void => void run();
