/** Editions beside each other: the concordance and what changed from one to the next. Computed, never written by hand. */
import { NEWEST_FIRST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import type { AnyCorpus, ByEdition, ChangeKind, Corpus, Provision } from './model.ts';
import { articlesIn } from './verdicts/lines.ts';

/** The edition that an edition is compared with. */
export function deriveBasis(corpus: AnyCorpus, id: string): string | undefined {
  return corpus.editions.find((edition) => edition.id === id)?.basis;
}

export interface ConcordanceRow {
  readonly id: string;
  /** Articles per edition; empty where it is absent. */
  readonly articles: ByEdition<readonly string[]>;
  /** Kind of change from the basis, where there is one. */
  readonly changes: Readonly<Partial<Record<EditionId, ChangeKind>>>;
}

/** One row a provision, in the order of the latest edition that has it. */
export function concordance(corpus: Corpus): readonly ConcordanceRow[] {
  return inBookOrder(corpus).map((provision) => {
    const articles = Object.fromEntries(corpus.editions.map(({ id }) => [id, articlesIn(provision, id)])) as unknown as ByEdition<
      readonly string[]
    >;
    const changes = Object.fromEntries(
      corpus.editions.flatMap(({ id }) => {
        const change = provision.editions[id]?.change;
        return change ? [[id, change.kind]] : [];
      }),
    );
    return { id: provision.id, articles, changes };
  });
}

/** Where a provision first stands in an edition: a rank over all its articles; undefined where it doesn't. */
function rankIn(corpus: Corpus, edition: EditionId): ReadonlyMap<string, number> {
  const book = corpus.editions.find(({ id }) => id === edition)?.chapters.flatMap((chapter) => chapter.articles) ?? [];
  return new Map(book.map((article, index) => [article, index] as const));
}

/** The provisions as a reader of the newest edition meets them; those it lacks follow where the older ones and the undated ones have them. */
export function inBookOrder(corpus: Corpus): readonly Provision[] {
  const ranks = NEWEST_FIRST.map((id) => rankIn(corpus, id));
  const keyOf = (provision: Provision): readonly [number, number] => {
    for (const [index, id] of NEWEST_FIRST.entries()) {
      const entry = provision.editions[id];
      const rank = entry.absent ? undefined : ranks[index]?.get(entry.articles[0] ?? '');
      if (rank !== undefined) return [index, rank];
    }
    return [NEWEST_FIRST.length, 0];
  };
  const keys = new Map(corpus.provisions.map((provision) => [provision.id, keyOf(provision)] as const));
  return [...corpus.provisions].sort((a, b) => {
    const [ka, kb] = [keys.get(a.id) ?? [9, 0], keys.get(b.id) ?? [9, 0]];
    return (ka[0] ?? 0) - (kb[0] ?? 0) || (ka[1] ?? 0) - (kb[1] ?? 0) || (a.id < b.id ? -1 : 1);
  });
}
