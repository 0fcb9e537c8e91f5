/** What the quiz reads of the corpus: small, language-free, sent to the browser as one file. */
import { fingerprint } from '../corpus/hash.ts';
import type { ByEdition, Change, Corpus, Parameter } from '../corpus/model.ts';
import type { RuleCode } from '../referee/codes.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';

export interface BookEntry {
  readonly articles: readonly string[];
  readonly wording: string;
  readonly change?: Change;
}
export interface BookProvision {
  readonly id: string;
  readonly rules: readonly RuleCode[];
  /** Provisions that speak of each other: neither is a wrong answer for the other. */
  readonly near: readonly string[];
  /** Null where the edition lacks it. */
  readonly editions: ByEdition<BookEntry | null>;
}
export interface BookChapter {
  readonly id: string;
  readonly articles: readonly string[];
}
export interface BookEdition {
  readonly chapters: readonly BookChapter[];
  /** Of everything the questions of this edition are made from; changes with it. */
  readonly hash: string;
  readonly basis?: EditionId;
  /** Readings of this edition that no ruling asks: a fair question keeps clear of what they leave open. */
  readonly open: readonly string[];
}
export interface QuizBook {
  readonly editions: ByEdition<BookEdition>;
  readonly provisions: readonly BookProvision[];
  readonly parameters: readonly Pick<Parameter, 'id' | 'unit' | 'group' | 'values'>[];
}

/** What is made for each edition, by edition. */
export const perEdition = <T>(make: (id: EditionId) => T): ByEdition<T> =>
  Object.fromEntries(EDITION_IDS.map((id) => [id, make(id)])) as unknown as ByEdition<T>;

/** Takes from the corpus what questions are made from. */
export function bookOf(corpus: Corpus): QuizBook {
  const provisions = corpus.provisions.map(
    (p): BookProvision => ({
      id: p.id,
      rules: p.rules,
      near: [...new Set([...p.refersTo, ...p.referredBy])].sort(),
      editions: perEdition((id) => {
        const entry = p.editions[id];
        if (entry.absent) return null;
        const { articles, wording, change } = entry;
        return change === undefined ? { articles, wording } : { articles, wording, change };
      }),
    }),
  );
  const parameters = corpus.parameters.map(({ id, unit, group, values }) => ({ id, unit, group, values }));
  const hashOf = (id: EditionId): string =>
    fingerprint(
      JSON.stringify([provisions.map((p) => [p.id, p.rules, p.near, p.editions[id]]), parameters.map((p) => [p.id, p.unit, p.values[id]])]),
    );
  const editions = perEdition((id): BookEdition => {
    const edition = corpus.editions.find((each) => each.id === id);
    const chapters = (edition?.chapters ?? []).map((chapter) => ({ id: chapter.id, articles: chapter.articles }));
    const open = corpus.readings.filter((reading) => !reading.engine && reading.editions.includes(id)).map((reading) => reading.id);
    return { chapters, hash: hashOf(id), open, ...(edition?.basis ? { basis: edition.basis } : {}) };
  });
  return { editions, provisions, parameters };
}

/** The provisions of an edition, looked up from every side; made once a book and edition. */
export interface EditionIndex {
  readonly edition: EditionId;
  readonly here: readonly BookProvision[];
  readonly byId: ReadonlyMap<string, BookProvision>;
  readonly byArticle: ReadonlyMap<string, readonly BookProvision[]>;
  readonly chapterOf: ReadonlyMap<string, string>;
  readonly order: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<QuizBook, Map<EditionId, EditionIndex>>();

/** What questions need of one edition, made once. */
export function editionIndex(book: QuizBook, edition: EditionId): EditionIndex {
  const known = indexes.get(book) ?? new Map<EditionId, EditionIndex>();
  indexes.set(book, known);
  const index = known.get(edition) ?? makeEditionIndex(book, edition);
  known.set(edition, index);
  return index;
}

function makeEditionIndex(book: QuizBook, edition: EditionId): EditionIndex {
  const here = book.provisions.filter((p) => p.editions[edition] !== null);
  const byArticle = new Map<string, BookProvision[]>();
  for (const p of here)
    for (const article of p.editions[edition]?.articles ?? []) byArticle.set(article, [...(byArticle.get(article) ?? []), p]);
  const { chapters } = book.editions[edition];
  return {
    edition,
    here,
    byId: new Map(here.map((p) => [p.id, p])),
    byArticle,
    chapterOf: new Map(chapters.flatMap((chapter) => chapter.articles.map((article) => [article, chapter.id] as const))),
    order: new Map(chapters.flatMap((chapter) => chapter.articles).map((article, i) => [article, i])),
  };
}

export const articlesOf = (index: EditionIndex, id: string): readonly string[] =>
  index.byId.get(id)?.editions[index.edition]?.articles ?? [];

/** Chapters of these articles, in the order given. */
export const chaptersOf = (index: EditionIndex, articles: readonly string[]): readonly string[] => [
  ...new Set(articles.flatMap((article) => index.chapterOf.get(article) ?? [])),
];

/** The provisions that stand under these articles; those that name one of the rules first. */
export function provisionsFor(index: EditionIndex, articles: readonly string[], rules: readonly RuleCode[]): readonly string[] {
  const found = articles.flatMap((article) => {
    const all = index.byArticle.get(article) ?? [];
    const named = all.filter((p) => p.rules.some((rule) => rules.includes(rule)));
    return (named.length > 0 ? named : all).map(({ id }) => id);
  });
  return [...new Set(found)];
}
