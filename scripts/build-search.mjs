/**
 * The search index of each language, over the pages in dist/. Dots stay, so that 17.1 is not 1.7.1. Stemmers don't know every form of a word
 * (Russian `броска` for `бросок`, Estonian `augu` for `auk`): the index also gets the base form of each glossary term that a page links.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { close, createIndex } from 'pagefind';
import { parse } from 'yaml';
import { dist as DIST, root } from './lib.mjs';

const { index, errors } = await createIndex({
  includeCharacters: '.',
  // how a rule is cited, the editions' marks, buttons and figures on drawings are nothing anybody looks for
  excludeSelectors: ['.cite', '.m', '.print-it', '.play-it', '.embed-it', '.says', 'svg'],
});
const fail = (list) => {
  console.error(`The search index could not be made: ${list.join('; ')}`);
  process.exit(1);
};
if (!index) fail(errors);

const glossaries = new Map();
/** A language's base forms by the id of the term. */
function baseForms(lang) {
  const known = glossaries.get(lang);
  if (known) return known;
  const terms = parse(readFileSync(join(root, 'content/glossary', lang, 'terms.yaml'), 'utf8'));
  const { base } = JSON.parse(readFileSync(join(root, 'content/ui/find', `${lang}.json`), 'utf8'));
  const made = { base, terms: new Map(Object.entries(terms).map(([id, { term }]) => [id, term])) };
  glossaries.set(lang, made);
  return made;
}

/** The page with the base forms of its terms after its text, for the index alone. */
function withBaseForms(html) {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1];
  const end = html.lastIndexOf('</article>');
  const linked = new Set([...html.matchAll(/class="term" href="[^"]*#([\w-]+)"/g)].map((found) => found[1]));
  if (!lang || end < 0 || linked.size === 0) return html;
  const { base, terms } = baseForms(lang);
  const words = [...linked].flatMap((id) => terms.get(id) ?? []);
  return `${html.slice(0, end)}<p>${base}: ${words.join(', ')}.</p>${html.slice(end)}`;
}

/** What stands apart on the page stays apart in the lines that the search shows: `Gesehen` and `Die` are two words. */
const apart = (html) => html.replace(/<\/(?:a|b|dd|dt|em|small|span)>(?=<[a-z])/g, '$& ');

function htmlFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'pagefind' ? [] : htmlFiles(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** A page for the index, or nothing where it isn't to be found. */
function pageOf(path) {
  const html = readFileSync(path, 'utf8');
  if (!html.includes('data-pagefind-body')) return [];
  const place = relative(DIST, path).split(sep).join('/');
  return [{ url: `/${place.replace(/index\.html$/, '')}`, content: withBaseForms(apart(html)) }];
}

/** So many pages are on their way at once: while one is read here, the indexer is at others. */
const AHEAD = 32;
const pages = htmlFiles(DIST);
let count = 0;
for (let from = 0; from < pages.length; from += AHEAD) {
  const some = pages.slice(from, from + AHEAD).flatMap(pageOf);
  const added = await Promise.all(some.map((page) => index.addHTMLFile(page)));
  const wrong = added.flatMap((one) => one.errors);
  if (wrong.length > 0) fail(wrong);
  count += added.length;
}
// the index is written here and not by the indexer, which calls its files written while some of them are on their way
const { files, errors: unmade } = await index.getFiles();
if (unmade.length > 0) fail(unmade);
/** Interfaces of its own that this site does not use. */
const UNUSED = /^pagefind-(?:component-ui|modular-ui|ui)\.(?:js|css)$|^pagefind-highlight\.js$/;
/** Its languages come in no order of their own, and the same index has to be the same files. */
function inOrder(content) {
  const { languages, ...about } = JSON.parse(Buffer.from(content).toString('utf8'));
  return JSON.stringify({ ...about, languages: Object.fromEntries(Object.entries(languages).sort(([a], [b]) => (a < b ? -1 : 1))) });
}
for (const { path, content } of files) {
  if (UNUSED.test(path)) continue;
  const to = join(DIST, 'pagefind', path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, path === 'pagefind-entry.json' ? inOrder(content) : content);
}
console.log(`Search index: ${count} pages`);
await close();
