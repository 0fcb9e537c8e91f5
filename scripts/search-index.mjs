/**
 * The search index (Pagefind) over the built pages, one for each language. Dots stay part of a word, so that 17.1 is not 1.7.1. Stemmers
 * do not know every form of a word (Russian `броска` for `бросок`, Estonian `augu` for `auk`), so each page is also indexed under the base
 * form of every glossary term that it links.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { close, createIndex } from 'pagefind';
import { root } from './lib.mjs';

/** What nobody searches for: how a rule is cited, links elsewhere, the editions' marks, buttons, figures on drawings. */
const EXCLUDED = [
  '.cite',
  '.kind',
  '.pairs',
  '.by-article',
  '.mine',
  '.decide',
  '.m',
  '.marks',
  '.print-it',
  '.play-it',
  '.embed-it',
  '.says',
];
/** Interfaces of Pagefind's own that this site does not use. */
const UNUSED = /^pagefind-(?:component-ui|modular-ui|ui)\.(?:js|css)$|^pagefind-highlight\.js$/;

/** The base form of each glossary term of a language by its id, and the label that stands before them. */
function glossary(lang) {
  const terms = load(readFileSync(join(root, 'content/glossary', lang, 'terms.yaml'), 'utf8'));
  const { base } = JSON.parse(readFileSync(join(root, 'content/ui/find', `${lang}.json`), 'utf8'));
  if (!base) throw new Error(`content/ui/find/${lang}.json has no base, the label before the base forms of terms`);
  return { label: base, terms: new Map(Object.entries(terms).map(([id, { term }]) => [id, term])) };
}

/** The base forms of the terms that an article links, as a paragraph after its text. */
function baseForms(article, { label, terms }) {
  const linked = new Set([...article.matchAll(/class="term" href="[^"]*#([\w-]+)"/g)].map(([, id]) => id));
  return linked.size === 0 ? '' : `<p>${label}: ${[...linked].flatMap((id) => terms.get(id) ?? []).join(', ')}.</p>`;
}

/** Inline elements that touch are shown apart on the page, and stay apart in the excerpts. */
const apart = (html) => html.replace(/<\/(?:a|b|dd|dt|em|small|span)>(?=<[a-z])/g, '$& ');

/** The result of a call to Pagefind; its errors as one error. */
function checked({ errors, ...result }) {
  if (errors.length > 0) throw new Error(`The search index could not be made: ${errors.join('; ')}`);
  return result;
}

/** Pagefind lists its languages in no fixed order; the same pages must give the same file. */
function sorted(entry) {
  const { languages, ...rest } = JSON.parse(Buffer.from(entry).toString('utf8'));
  return JSON.stringify({ ...rest, languages: Object.fromEntries(Object.entries(languages).sort(([a], [b]) => (a < b ? -1 : 1))) });
}

/** Indexes the pages in `dist` that have a `data-pagefind-body` and writes the index to its folder `pagefind`. Returns the number of pages. */
async function indexPages(dist) {
  const { index } = checked(await createIndex({ includeCharacters: '.', excludeSelectors: EXCLUDED }));
  const glossaries = new Map();
  let pages = 0;
  for (const name of readdirSync(dist, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .sort()) {
    const html = readFileSync(join(dist, name), 'utf8');
    const body = html.indexOf(' data-pagefind-body');
    if (body < 0) continue;
    const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
    if (!glossaries.has(lang)) glossaries.set(lang, glossary(lang));
    const article = html.slice(html.lastIndexOf('<', body), html.lastIndexOf('</article>'));
    const url = `/${name
      .split(sep)
      .join('/')
      .replace(/index\.html$/, '')}`;
    const content = `<html lang="${lang}"><body>${apart(article)}${baseForms(article, glossaries.get(lang))}</article></body></html>`;
    checked(await index.addHTMLFile({ url, content }));
    pages += 1;
  }
  // written here: Pagefind's own writeFiles resolves before all of its files are on the disk
  for (const { path, content } of checked(await index.getFiles()).files) {
    if (UNUSED.test(path)) continue;
    const file = join(dist, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path === 'pagefind-entry.json' ? sorted(content) : content);
  }
  await close();
  return pages;
}

/** The search index as a step of the build. */
export function searchIndex() {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info(`Search index: ${await indexPages(fileURLToPath(dir))} pages`);
      },
    },
  };
}
