/** What changed from one book to the next, chapter by chapter, for the matrix and the list of what is ruled differently. */
import { inBookOrder } from '../../corpus/comparison.ts';
import type { ChangeKind, Chapter, Provision } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';
import { corpus, EDITION_BAR, edition, homeOf } from '../book.ts';

export interface ChapterGroup {
  /** The newest book that has these rules, and the chapter of it they stand in. */
  readonly edition: EditionId;
  readonly chapter: Chapter;
  readonly provisions: readonly Provision[];
}

/** All provisions by chapter, in the order of the books. */
export function byChapter(): readonly ChapterGroup[] {
  const groups = new Map<Chapter, { edition: EditionId; chapter: Chapter; provisions: Provision[] }>();
  for (const p of inBookOrder(corpus)) {
    const home = homeOf(p);
    if (!home) continue;
    const group = groups.get(home.chapter) ?? { ...home, provisions: [] };
    group.provisions.push(p);
    groups.set(home.chapter, group);
  }
  const order = EDITION_BAR.flatMap((id) => edition(id).chapters);
  return [...groups.values()].sort((a, b) => order.indexOf(a.chapter) - order.indexOf(b.chapter));
}

/** How many changes of each kind a step has. */
export function counts(to: EditionId): ReadonlyMap<ChangeKind, number> {
  const found = new Map<ChangeKind, number>();
  for (const p of corpus.provisions) {
    const kind = p.editions[to].change?.kind;
    if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}
