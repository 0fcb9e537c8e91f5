/** Which articles of the rulebooks the corpus answers. */
import type { EditionId } from '../referee/types.ts';
import type { Corpus, Provision } from './model.ts';

export interface TextCoverage {
  readonly edition: EditionId;
  readonly articles: number;
  /** Articles that no provision claims, in the order of the book. */
  readonly missing: readonly string[];
  /** Articles that a provision claims and the edition doesn't have. */
  readonly invented: readonly { readonly article: string; readonly provision: Provision }[];
}

/** The provisions that answer an article of an edition. */
export function provisionsByArticle(corpus: Corpus, edition: EditionId): ReadonlyMap<string, readonly Provision[]> {
  const map = new Map<string, Provision[]>();
  for (const provision of corpus.provisions) {
    const entry = provision.editions[edition];
    if (entry.absent) continue;
    for (const article of entry.articles) {
      const list = map.get(article);
      if (list) list.push(provision);
      else map.set(article, [provision]);
    }
  }
  return map;
}

/** Counts, per edition, the articles that are claimed, missing and invented. */
export function coverTexts(corpus: Corpus): readonly TextCoverage[] {
  return corpus.editions.map((edition) => {
    const all = edition.chapters.flatMap((chapter) => chapter.articles);
    const known = new Set(all);
    const claimed = provisionsByArticle(corpus, edition.id);
    const missing = all.filter((article) => !claimed.has(article));
    const invented = [...claimed]
      .filter(([article]) => !known.has(article))
      .flatMap(([article, provisions]) => provisions.map((provision) => ({ article, provision })));
    return { edition: edition.id, articles: all.length, missing, invented };
  });
}
