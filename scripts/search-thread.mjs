/**
 * The search index of each language, from the pages that `search-index.mjs` sends, in their order: the index's files depend on it. Dots stay, so
 * that 17.1 is not 1.7.1. Stemmers don't know every form of a word (Russian `броска` for `бросок`, Estonian `augu` for `auk`): the index also
 * gets the base form of each glossary term that a page links.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { load } from 'js-yaml';
import { close, createIndex } from 'pagefind';
import { remembered } from '../src/i18n/remembered.ts';
import { root } from './lib.mjs';

/** Interfaces of its own that this site does not use. */
const UNUSED = /^pagefind-(?:component-ui|modular-ui|ui)\.(?:js|css)$|^pagefind-highlight\.js$/;

const glossaries = new Map();
/** A language's base forms by the id of the term. */
const baseForms = (lang) =>
  remembered(glossaries, lang, () => {
    const terms = load(readFileSync(join(root, 'content/glossary', lang, 'terms.yaml'), 'utf8'));
    const { base } = JSON.parse(readFileSync(join(root, 'content/ui/find', `${lang}.json`), 'utf8'));
    return { base, terms: new Map(Object.entries(terms).map(([id, { term }]) => [id, term])) };
  });

/** What of a page is searched, in its language, without drawings; nothing of a page that isn't to be found. */
function searched(html) {
  const from = html.lastIndexOf('<', html.indexOf(' data-pagefind-body'));
  const lang = /<html lang="(\w+)"/.exec(html)?.[1];
  return from < 0 || !lang
    ? undefined
    : { lang, article: html.slice(from, html.lastIndexOf('</article>')).replace(/<svg[\s\S]*?<\/svg>/g, '') };
}

/** The base forms of the terms that a page links, as a line after its text. */
function baseFormsOf({ lang, article }) {
  const linked = new Set([...article.matchAll(/class="term" href="[^"]*#([\w-]+)"/g)].map((found) => found[1]));
  if (linked.size === 0) return '';
  const { base, terms } = baseForms(lang);
  return `<p>${base}: ${[...linked].flatMap((id) => terms.get(id) ?? []).join(', ')}.</p>`;
}

/** What stands apart on the page stays apart in the lines that the search shows: `Gesehen` and `Die` are two words. */
const apart = (html) => html.replace(/<\/(?:a|b|dd|dt|em|small|span)>(?=<[a-z])/g, '$& ');

/** Its languages come in no order of their own, and the same index has to be the same files. */
function inOrder(content) {
  const { languages, ...about } = JSON.parse(Buffer.from(content).toString('utf8'));
  return JSON.stringify({ ...about, languages: Object.fromEntries(Object.entries(languages).sort(([a], [b]) => (a < b ? -1 : 1))) });
}

/** What the indexer did, or its errors as one. */
function done({ errors, ...result }) {
  if (errors.length > 0) throw new Error(`The search index could not be made: ${errors.join('; ')}`);
  return result;
}

const { index } = done(
  await createIndex({
    includeCharacters: '.',
    // how a rule is cited, what leads back or elsewhere, the editions' marks, buttons and figures on drawings are nothing anybody looks for
    excludeSelectors: [
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
    ],
  }),
);
const added = [];

/** Sends a page to the indexer, where it is to be found. */
function add({ url, body }) {
  const html = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  const page = searched(html);
  if (!page) return;
  const content = `<html lang="${page.lang}"><body>${apart(page.article)}${baseFormsOf(page)}</article></body></html>`;
  added.push(index.addHTMLFile({ url, content }).then(done));
}

/** The index as files of the folder; resolves to how many pages it has. */
async function write(folder) {
  await Promise.all(added);
  // the index is written here and not by the indexer, which calls its files written while some of them are on their way
  for (const { path, content } of done(await index.getFiles()).files) {
    if (UNUSED.test(path)) continue;
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, path === 'pagefind-entry.json' ? inOrder(content) : content);
  }
  await close();
  return added.length;
}

parentPort.on('message', async ({ page, folder }) => {
  if (page) add(page);
  else parentPort.postMessage(await write(folder));
});
