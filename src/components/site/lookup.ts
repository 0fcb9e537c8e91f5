/** What the look-up box knows before any full-text search: articles of all books, titles, words of the glossary. One file a language. */
import { inBookOrder } from '../../corpus/comparison.ts';
import type { Lang } from '../../corpus/model.ts';
import { articleLabel } from '../../i18n/article.ts';
import { articlesIn, chapterWith, corpus, EDITION_BAR, edition } from './book.ts';
import { costsHere, PICTOGRAMS } from './costs.ts';

/** Short keys: the file is fetched on a phone in a hall. */
export interface LookupRule {
  /** Id. */
  readonly i: string;
  /** Title. */
  readonly t: string;
  /** Articles by edition: label, chapter, name. */
  readonly a: Readonly<Record<string, readonly (readonly [label: string, chapter: string, name: string])[]>>;
  /** Signs of what it costs in the newest book. */
  readonly c: readonly string[];
  /** Words it is also found by: base forms of its terms. */
  readonly w: readonly string[];
}
export interface LookupTerm {
  readonly i: string;
  readonly t: string;
  /** Inflected and other forms. */
  readonly f: readonly string[];
}
export interface Lookup {
  readonly editions: readonly { readonly id: string; readonly mark: string }[];
  readonly rules: readonly LookupRule[];
  readonly terms: readonly LookupTerm[];
}

export function lookup(lang: Lang): Lookup {
  const terms = new Map(corpus.glossary[lang].map((term) => [term.id, term] as const));
  const rules = inBookOrder(corpus).map((p): LookupRule => {
    const newest = EDITION_BAR.find((id) => articlesIn(p, id).length > 0) ?? '2017';
    const articles = EDITION_BAR.flatMap((id) => {
      const list = articlesIn(p, id).flatMap((article) => {
        const chapter = chapterWith(id, article);
        return chapter ? [[articleLabel(article, lang), chapter.id, article] as const] : [];
      });
      return list.length > 0 ? [[id, list] as const] : [];
    });
    return {
      i: p.id,
      t: p.texts[lang]?.title ?? p.id,
      a: Object.fromEntries(articles),
      c: [...new Set(costsHere(p, newest).flatMap((effect) => PICTOGRAMS[effect] ?? []))],
      w: p.terms.flatMap((id) => terms.get(id)?.term ?? []),
    };
  });
  return {
    editions: EDITION_BAR.map((id) => ({ id, mark: edition(id).mark })),
    rules,
    terms: corpus.glossary[lang].map(({ id, term, forms }) => ({ i: id, t: term, f: forms })),
  };
}
