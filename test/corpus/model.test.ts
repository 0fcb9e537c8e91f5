import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { anchorFor } from '../../src/corpus/anchor.ts';
import { coverTexts } from '../../src/corpus/coverage.ts';
import { exportConcordance, exportProvisions } from '../../src/corpus/exports/shapes.ts';
import { fingerprint } from '../../src/corpus/hash.ts';
import { deriveChange } from '../../src/corpus/link.ts';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { filed } from '../../src/corpus/reviews.ts';
import { readingOf, textStatus } from '../../src/corpus/status.ts';

const files = new Map<string, string>(
  Object.entries(load(readFileSync(join(import.meta.dirname, 'sound/corpus.yaml'), 'utf8')) as Record<string, string>),
);
const { corpus } = parseCorpus(files);
const provision = corpus.provisions[0];
if (!provision) throw new Error('the sound corpus has a provision');

describe('an anchor is the article’s number in ASCII', () => {
  test.each([
    ['17.1.4', '17.1.4'],
    ['17.1.г', '17.1.g'],
    ['17.1.ж', '17.1.zh'],
    ['17.1.ž', '17.1.zh'],
    ['17.1.u (1st)', '17.1.u'],
    ['17.1.u (2nd)', '17.1.u-2'],
    ['13 ¶3.5 (no. 31.5)', '13-p3.5'],
    ['12 ¶14 (note to no. 18)', '12-p14'],
    ['5.6 •2', '5.6-b2'],
    ['13.7 Anm.', '13.7-n'],
    ['20.4 прим.', '20.4-n'],
    ['4.6 Note', '4.6-n'],
    ['19.2 ¶2', '19.2-p2'],
    ['7 ¶1 s2(1)', '7-p1-s2-1'],
    ['21 §31 (no. 82.1)', '21-par31-no82.1'],
    ['Annex 1 row 8', 'annex-1-row-8'],
  ])('%s → %s', (article, anchor) => expect(anchorFor(article)).toBe(anchor));
});

describe('a change is derived where the data shows it', () => {
  const entry = (articles: string[], wording: string) => ({ articles, wording });
  test.each([
    ['not in either', { absent: true } as const, { absent: true } as const, undefined],
    ['new', entry(['5'], 'a'), { absent: true } as const, 'introduced'],
    ['gone', { absent: true } as const, entry(['5'], 'a'), 'dropped'],
    ['the same number in two alphabets', entry(['17.1.г'], 'a'), entry(['17.1.g'], 'a'), 'unchanged'],
    ['the same words under another number', entry(['17.1.4'], 'a'), entry(['17.1.г'], 'a'), 'renumbered'],
    ['other words', entry(['17.1.4'], 'b'), entry(['17.1.г'], 'a'), 'reworded'],
    ['what the author says', { ...entry(['1'], 'b'), change: { kind: 'split' as const } }, entry(['1'], 'a'), 'split'],
  ])('%s', (_name, own, basis, kind) => expect(deriveChange(own, basis)).toBe(kind));
});

test('coverage counts what is claimed', () => {
  expect(coverTexts(corpus)).toEqual([
    { edition: '2008', articles: 1, missing: [], invented: [] },
    { edition: '2010', articles: 1, missing: [], invented: [] },
    { edition: '2017', articles: 0, missing: [], invented: [] },
    { edition: 'club', articles: 0, missing: [], invented: [] },
  ]);
});

test('the concordance has a row a provision and the changes of both pairs', () => {
  expect(exportConcordance(corpus)).toBe(
    'id,2008,2010,2017,club,change_2008_2010,change_2010_2017\nstriker-pocketed,17.1.g,17.1.г,,,amended,dropped\n',
  );
});

test('provisions are exported as the design says', () => {
  expect(exportProvisions(corpus)[0]).toMatchObject({
    id: 'striker-pocketed',
    chapter: 'penalty-disc',
    editions: { '2010': { articles: ['17.1.г'], wording: 'b', change: { kind: 'amended', effect: 'milder' } }, '2017': { absent: true } },
    texts: { de: { title: 'In der Tasche', effects: { milder: 'Milder.' } } },
    rules: ['striker-pocketed'],
    scenarios: ['falls-in'],
    readings: ['which-pocket'],
  });
});

test('a review holds until a text or its source changes', () => {
  expect(textStatus(corpus, provision, 'de', 'a')).toBe('unreviewed');
  expect(textStatus(corpus, provision, 'de', 'c')).toBe('missing');
  const text = provision.texts.de;
  if (!text) throw new Error('it has a German text');
  const readings = [1, 2].map((pass) =>
    readingOf(corpus, provision, { lang: 'de', wording: 'a', pass, reader: 'somebody', date: '2026-11-22' }),
  );
  const after = (count: number) => ({ ...corpus, reviews: filed(readings.slice(0, count)) });
  expect(textStatus(after(1), provision, 'de', 'a')).toBe('read once');
  expect(textStatus(after(2), provision, 'de', 'a')).toBe('reviewed');
  const reworked = { ...text, wordings: { ...text.wordings, a: 'Anders.' } };
  expect(textStatus(after(2), { ...provision, texts: { ...provision.texts, de: reworked } }, 'de', 'a')).toBe('stale');
});

test('the fingerprint tells texts apart and is the published FNV-1a for ASCII', () => {
  expect(fingerprint('')).toBe('811c9dc5');
  expect(fingerprint('a')).toBe('e40c292c');
  expect(fingerprint('foobar')).toBe('bf9cf968');
});
