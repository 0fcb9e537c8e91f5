/** The feeds of the built site: valid Atom, with dates in order and addresses that lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { loadCorpus } from '../../src/files/corpus.ts';
import { DIST, LANGUAGES, type Language } from '../support/dist.ts';

const ATOM = readFileSync(join(import.meta.dirname, '../fixtures/atom.rng'), 'utf8');
const validated = async (files: readonly XMLFileInfo[]) => {
  const { errors } = await validateXML({ xml: files, schema: ATOM, extension: 'relaxng', initialMemoryPages: 1024, maxMemoryPages: 4096 });
  return errors.map(({ message, loc }) => `${loc?.fileName ?? ''}:${loc?.lineNumber ?? ''} ${message}`);
};

/** The feeds of a language, by the edition or rule that they are about; `feed` is the one of all changes. */
const feedsOf = (lang: Language): readonly XMLFileInfo[] =>
  readdirSync(join(DIST, lang, 'changes'))
    .filter((name) => name.endsWith('.xml'))
    .map((name) => ({ fileName: name, contents: readFileSync(join(DIST, lang, 'changes', name), 'utf8') }));

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(path: string): ReadonlySet<string> {
  const known = anchors.get(path);
  if (known) return known;
  const html = readFileSync(join(DIST, path, path.endsWith('/') ? 'index.html' : ''), 'utf8');
  const found = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  anchors.set(path, found);
  return found;
}
/** Why an address of a feed leads nowhere on the built site. */
function deadEnd(address: string): string | null {
  const { pathname, hash } = new URL(address);
  if (!existsSync(join(DIST, pathname))) return `${address}: no such page`;
  return hash === '' || anchorsOf(pathname).has(decodeURIComponent(hash.slice(1))) ? null : `${address}: no such anchor`;
}

describe.each(LANGUAGES)('the feeds in %s', (lang) => {
  const feeds = feedsOf(lang);

  test('are there for all changes, every edition with an own feed and every rule', () => {
    const { editions, provisions } = loadCorpus().corpus;
    const wanted = ['feed', ...editions.map(({ id }) => id), ...provisions.map(({ id }) => id)].map((name) => `${name}.xml`);
    expect(feeds.map(({ fileName }) => fileName).sort()).toEqual(wanted.sort());
  });

  test('are valid Atom', async () => expect(await validated(feeds)).toEqual([]));

  test('have the newest entry first, no entry twice, and are of the day of the newest', () => {
    const wrong = feeds.flatMap(({ fileName, contents }) => {
      const root = parse(String(contents));
      const dates = root.querySelectorAll('entry > updated').map(({ text }) => text);
      const ids = root.querySelectorAll('entry > id').map(({ text }) => text);
      return [
        ...(dates.join() === dates.toSorted().toReversed().join() ? [] : [`${fileName}: not in order`]),
        ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${fileName}: ${id} twice`),
        ...(dates.length === 0 || root.querySelector('feed > updated')?.text === dates[0] ? [] : [`${fileName}: not of its newest day`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('lead to pages and places on them that are there', () => {
    const addresses = feeds.flatMap(({ contents }) =>
      [...String(contents).matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
    );
    expect([...new Set(addresses)].flatMap((address) => deadEnd(address.replaceAll('&amp;', '&')) ?? [])).toEqual([]);
  });
});

test('a feed that lacks its date, or has a date that is none, is found', async () => {
  const [feed] = feedsOf('en');
  const broken = String(feed?.contents).replace(/<updated>[^<]*<\/updated>/, '');
  const wrong = String(feed?.contents).replace(/<updated>[^<]*<\/updated>/, '<updated>2026-02-30T00:00:00Z</updated>');
  for (const contents of [broken, wrong]) expect(await validated([{ fileName: 'feed.xml', contents }])).not.toEqual([]);
});
