import { expect, test } from 'vitest';
import { chapterLegislation, editionLegislation, provisionLegislation } from '../../src/corpus/legislation.ts';
import { loadCorpus } from '../../src/files/corpus.ts';

const { corpus } = loadCorpus();
const address = (path: string) => `https://rules.example/de/${path}`;
const book = corpus.editions.find(({ id }) => id === '2017');
const provision = corpus.provisions.find(({ id }) => id === 'striker-pocketed');
if (!book || !provision) throw new Error('the corpus has the 2017 book and the pocketed striker');

test('an edition names its issuer, its day and its chapters, and that it is no official text', () => {
  expect(editionLegislation(book, 'de', address)).toMatchObject({
    '@type': 'Legislation',
    '@id': 'https://rules.example/de/rules/2017/',
    inLanguage: 'de',
    legislationDateVersion: '2017-01-01',
    legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
  });
  expect(editionLegislation(book, 'de', address).hasPart).toHaveLength(book.chapters.length);
});

test('a chapter is part of its edition', () => {
  const chapter = book.chapters.find(({ id }) => id === '17');
  if (!chapter) throw new Error('2017 has a chapter 17');
  expect(chapterLegislation(book, chapter, 'et', address)).toMatchObject({
    name: chapter.title.et,
    isPartOf: 'https://rules.example/de/rules/2017/',
  });
});

test('a provision names the articles that bear it in every edition', () => {
  expect(provisionLegislation(corpus, provision, 'en', address).legislationIdentifier).toEqual([
    'novuss 2008, 17.1.g',
    'novuss 2010, 17.1.г',
    'novuss 2017, 17.1.4',
    'novuss club, 5.6 •15',
  ]);
});
