/** Editions as data: their order and the chain of those each one follows. */
import { type Amending, chainOf } from '../../referee/edition-chain.ts';
import type { Chapter } from '../model.ts';
import { type Amendment, type AuthoredEdition, type ChapterChange, editionSchema } from '../schema/edition.ts';
import { matchIn } from './paths.ts';
import { type ContentFiles, checked, problemAt, type Report, readData, type Source } from './source.ts';

/** A parsed value with the file it was read from. */
export interface Filed<T> extends Source {
  readonly value: T;
}

/** The editions that a book's folder holds, by the names of their files. */
const editionIds = (files: ContentFiles, book: string): readonly string[] =>
  [...files.keys()].flatMap((file) => matchIn(book, file, 'edition')?.[0] ?? []);

/** An edition with all its chapters, and what it amends. */
export interface WholeEdition extends Omit<AuthoredEdition, 'chapters'> {
  readonly chapters: readonly Chapter[];
  readonly amends: Amendment;
}

/** By the date from which they hold, those without one last; editions of the same date by name. */
const byDate = (a: Filed<AuthoredEdition>, b: Filed<AuthoredEdition>): number => {
  const [left, right] = [a.value.inForce ?? '9999', b.value.inForce ?? '9999'];
  return left < right ? -1 : left > right ? 1 : a.value.id < b.value.id ? -1 : 1;
};

/** The editions of a book in the order in which they are shown: oldest first, undated ones last. */
export function readEditions(files: ContentFiles, book: string, report: Report): readonly Filed<WholeEdition>[] {
  const ids = editionIds(files, book);
  const editions = ids.flatMap((id): readonly Filed<AuthoredEdition>[] => {
    const file = `${book}/editions/${id}.yaml`;
    const source = { file, text: files.get(file) ?? '' };
    const data = readData(source, report);
    const value = data === undefined ? undefined : checked(editionSchema({ editions: ids }), data, source, report);
    if (value === undefined) return [];
    if (value.id !== id) report(problemAt(source, ['id'], 'id-of-file', `expected ${id}, the name of the file; found ${value.id}`));
    return value.id === id ? [{ ...source, value }] : [];
  });
  for (const [i, edition] of editions.entries()) {
    const { number } = edition.value;
    if (editions.findIndex(({ value }) => value.number === number) < i)
      report(problemAt(edition, ['number'], 'number-taken', `expected a number that no other edition has; found ${number}`));
  }
  const sound = editions.filter((edition) => follows(edition, editions, report));
  return sound.sort(byDate).map((edition) => ({ ...edition, value: { ...edition.value, chapters: chaptersOf(edition, sound, report) } }));
}

/** Whether what an edition follows leads back to an edition that follows none. */
function follows(edition: Filed<AuthoredEdition>, all: readonly Filed<AuthoredEdition>[], report: Report): boolean {
  const seen = new Set<string>();
  for (let id: string | undefined = edition.value.id; id !== undefined; id = all.find(({ value }) => value.id === id)?.value.basis) {
    if (seen.has(id)) {
      report(problemAt(edition, ['basis'], 'basis-circle', `expected an edition that does not follow ${edition.value.id} itself`));
      return false;
    }
    seen.add(id);
  }
  return true;
}

/** A chapter's articles with those that are added and without those that are repealed. */
const changedArticles = (articles: readonly string[], { adds, repeals }: ChapterChange): readonly string[] => {
  const changed = articles.filter((article) => !repeals.includes(article));
  for (const added of adds) {
    const at = typeof added === 'string' ? -1 : changed.indexOf(added.after);
    changed.splice(at < 0 ? changed.length : at + 1, 0, typeof added === 'string' ? added : added.article);
  }
  return changed;
};

/** The chapters of an edition: its own list, or its basis' with what it amends. */
function chaptersOf(edition: Filed<AuthoredEdition>, all: readonly Filed<AuthoredEdition>[], report: Report): readonly Chapter[] {
  const { chapters, basis, amends } = edition.value;
  if (chapters !== undefined) return chapters as readonly Chapter[];
  const followed = all.find(({ value }) => value.id === basis);
  if (followed === undefined) {
    report(problemAt(edition, [], 'chapters-missing', 'expected chapters with their articles, since the edition amends no other'));
    return [];
  }
  const before = chaptersOf(followed, all, report);
  amends.chapters.forEach((change, i) => {
    const known = before.find(({ id }) => id === change.id)?.articles;
    const place = ['amends', 'chapters', i];
    if (known === undefined && change.title === undefined)
      report(
        problemAt(
          edition,
          [...place, 'id'],
          'chapter-unknown',
          `expected a chapter of ${basis}, or a title for a new one; found ${change.id}`,
        ),
      );
    for (const article of [...change.repeals, ...change.adds.flatMap((added) => (typeof added === 'string' ? [] : [added.after]))])
      if (!known?.includes(article))
        report(problemAt(edition, place, 'article-unknown', `expected an article of chapter ${change.id} of ${basis}; found ${article}`));
  });
  const changed = before.map((chapter) => {
    const change = amends.chapters.find(({ id }) => id === chapter.id);
    return change === undefined
      ? chapter
      : { ...chapter, ...(change.title === undefined ? {} : { title: change.title }), articles: changedArticles(chapter.articles, change) };
  });
  const added = amends.chapters.flatMap((change) =>
    change.title === undefined || before.some(({ id }) => id === change.id)
      ? []
      : [{ id: change.id, title: change.title, articles: changedArticles([], change) }],
  );
  return [...changed, ...added];
}

/** Editions with what each amends, oldest first. */
export type Chain = readonly Amending[];

/** What an edition states, or else the nearest of those it amends; undefined where none does. */
export function inherited<T>(editions: Chain, id: string, stated: Readonly<Partial<Record<string, T>>>): T | undefined {
  const from = chainOf(editions, id).find((one) => stated[one] !== undefined);
  return from === undefined ? undefined : stated[from];
}
