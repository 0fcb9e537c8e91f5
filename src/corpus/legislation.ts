/** Editions, chapters and provisions as schema.org `Legislation` (JSON-LD), so that machines read from a page what people read. */
import { type AnyBook, BACKGAMMON, NOVUSS } from './books.ts';
import type { AnyCorpus, AnyProvision, Chapter, Edition, Lang } from './model.ts';
import { CORPUS_RELEASE } from './release.ts';
import { titleIn } from './title.ts';

type Json = Readonly<Record<string, unknown>>;
/** A path within a language (`rules/2017/`) as a full address. */
export type Address = (path: string) => string;

/** The sheet has one page for all of it. */
const editionPath = (book: AnyBook, id: string): string => (book.id === BACKGAMMON.id ? 'backgammon/' : `rules/${id}/`);
const chapterPath = (book: AnyBook, id: string, chapter: string): string =>
  book.id === BACKGAMMON.id ? `backgammon/#${chapter}` : `rules/${id}/${chapter}/`;
const provisionPath = (book: AnyBook, id: string): string => (book.id === BACKGAMMON.id ? `backgammon/${id}/` : `provision/${id}/`);

/** Our text: a restatement in a language, nobody's official one. */
const restated = (lang: Lang): Json => ({
  inLanguage: lang,
  dateModified: CORPUS_RELEASE,
  legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
  license: 'https://creativecommons.org/licenses/by/4.0/',
});

/** An edition with its chapters. */
export function editionLegislation(edition: Edition<string>, lang: Lang, address: Address, book: AnyBook = NOVUSS): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address(editionPath(book, edition.id)),
    name: edition.title[lang],
    legislationIdentifier: `${book.id} ${edition.id}`,
    legislationPassedBy: { '@type': 'Organization', name: edition.issuer[lang] },
    ...(edition.inForce === undefined ? {} : { legislationDateVersion: edition.inForce }),
    ...restated(lang),
    hasPart: edition.chapters.map((chapter) => ({
      '@type': 'Legislation',
      '@id': address(chapterPath(book, edition.id, chapter.id)),
      name: chapter.title[lang],
    })),
  };
}

/** A chapter as part of its edition. */
export function chapterLegislation(edition: Edition, chapter: Chapter, lang: Lang, address: Address): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address(chapterPath(NOVUSS, edition.id, chapter.id)),
    name: chapter.title[lang],
    legislationIdentifier: `novuss ${edition.id}, ${chapter.id}`,
    ...restated(lang),
    isPartOf: address(editionPath(NOVUSS, edition.id)),
  };
}

/** A provision with the articles that bear it in each edition. */
export function provisionLegislation(corpus: AnyCorpus, provision: AnyProvision, lang: Lang, address: Address): Json {
  const { book } = corpus;
  const bearers = book.editions.flatMap((id) => {
    const entry = provision.editions[id];
    const edition = corpus.editions.find((one) => one.id === id);
    return !entry || entry.absent || !edition ? [] : [{ edition, articles: entry.articles }];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address(provisionPath(book, provision.id)),
    name: titleIn(provision, lang),
    legislationIdentifier: bearers.map(({ edition, articles }) => `${book.id} ${edition.id}, ${articles.join(', ')}`),
    ...restated(lang),
    isPartOf: bearers.map(({ edition }) => address(editionPath(book, edition.id))),
  };
}
