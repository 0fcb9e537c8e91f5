/** Editions, chapters and provisions as schema.org `Legislation` (JSON-LD), so that machines read from a page what people read. */
import { EDITION_IDS } from '../referee/types.ts';
import type { Chapter, Corpus, Edition, Lang, Provision } from './model.ts';
import { CORPUS_RELEASE } from './release.ts';

type Json = Readonly<Record<string, unknown>>;
/** A path within a language (`rules/2017/`) as a full address. */
export type Address = (path: string) => string;

const editionPath = (edition: Edition): string => `rules/${edition.id}/`;

/** Our text: a restatement in a language, nobody's official one. */
const restated = (lang: Lang): Json => ({
  inLanguage: lang,
  dateModified: CORPUS_RELEASE,
  legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
  license: 'https://creativecommons.org/licenses/by/4.0/',
});

/** An edition with its chapters. */
export function editionLegislation(edition: Edition, lang: Lang, address: Address): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address(editionPath(edition)),
    name: edition.title[lang],
    legislationIdentifier: `novuss ${edition.id}`,
    legislationPassedBy: { '@type': 'Organization', name: edition.issuer[lang] },
    ...(edition.inForce === undefined ? {} : { legislationDateVersion: edition.inForce }),
    ...restated(lang),
    hasPart: edition.chapters.map((chapter) => ({
      '@type': 'Legislation',
      '@id': address(`${editionPath(edition)}${chapter.id}/`),
      name: chapter.title[lang],
    })),
  };
}

/** A chapter as part of its edition. */
export function chapterLegislation(edition: Edition, chapter: Chapter, lang: Lang, address: Address): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address(`${editionPath(edition)}${chapter.id}/`),
    name: chapter.title[lang],
    legislationIdentifier: `novuss ${edition.id}, ${chapter.id}`,
    ...restated(lang),
    isPartOf: address(editionPath(edition)),
  };
}

/** A provision with the articles that bear it in each edition. */
export function provisionLegislation(corpus: Corpus, provision: Provision, lang: Lang, address: Address): Json {
  const bearers = EDITION_IDS.flatMap((id) => {
    const entry = provision.editions[id];
    const edition = corpus.editions.find((one) => one.id === id);
    return entry.absent || !edition ? [] : [{ edition, articles: entry.articles }];
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address(`provision/${provision.id}/`),
    name: provision.texts[lang]?.title ?? provision.id,
    legislationIdentifier: bearers.map(({ edition, articles }) => `novuss ${edition.id}, ${articles.join(', ')}`),
    ...restated(lang),
    isPartOf: bearers.map(({ edition }) => address(editionPath(edition))),
  };
}
