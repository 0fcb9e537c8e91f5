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

/** What decides an article: the referee's rules, or why it has none. */
export interface RuleCoverage {
  readonly edition: EditionId;
  readonly article: string;
  readonly provisions: readonly string[];
  readonly rules: readonly string[];
  /** Why the referee decides nothing here; empty where it does. */
  readonly unmodelled: readonly string[];
}

/** One row an article, in the order of the books. */
export function coverRules(corpus: Corpus): readonly RuleCoverage[] {
  return corpus.editions.flatMap((edition) => {
    const claimed = provisionsByArticle(corpus, edition.id);
    return edition.chapters
      .flatMap((chapter) => chapter.articles)
      .map((article) => {
        const provisions = claimed.get(article) ?? [];
        const rules = [...new Set(provisions.flatMap((provision) => provision.rules))];
        const reasons = [...new Set(provisions.flatMap((provision) => (provision.unmodelled ? [provision.unmodelled] : [])))];
        return {
          edition: edition.id,
          article,
          provisions: provisions.map(({ id }) => id),
          rules,
          unmodelled: rules.length > 0 ? [] : reasons,
        };
      });
  });
}

export interface ScenarioCoverage {
  readonly rule: string;
  readonly edition: EditionId;
  readonly passed: number;
  readonly failed: number;
  readonly inapplicable: number;
}

/** How many scenarios show a rule kept, broken and beside the point, per edition for which they say what comes out. */
export function coverScenarios(corpus: Corpus): readonly ScenarioCoverage[] {
  const rules = [...new Set(corpus.provisions.flatMap((provision) => provision.rules))].sort();
  return rules.flatMap((rule) =>
    corpus.editions.map(({ id }) => {
      const own = corpus.scenarios.filter((scenario) => scenario.rule === rule && scenario.expect[id] !== undefined);
      const count = (kind: 'passed' | 'failed' | 'inapplicable') => own.filter((scenario) => scenario.case === kind).length;
      return { rule, edition: id, passed: count('passed'), failed: count('failed'), inapplicable: count('inapplicable') };
    }),
  );
}
