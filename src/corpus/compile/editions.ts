/** Editions as data: their order and the chain of those each one follows. */
import type { Edition } from '../model.ts';
import { editionSchema } from '../schema/edition.ts';
import { type ContentFiles, checked, problemAt, type Report, readData, type Source } from './source.ts';

const EDITION = /^editions\/([^/]+)\.yaml$/;

/** A parsed value with the file it was read from. */
export interface Filed<T> extends Source {
  readonly value: T;
}

/** The editions that a book's folder holds, by the names of their files. */
export const editionIds = (files: ContentFiles, book: string): readonly string[] =>
  [...files.keys()].flatMap((file) => (file.startsWith(`${book}/`) ? (EDITION.exec(file.slice(book.length + 1))?.[1] ?? []) : []));

/** By the date from which they hold, those without one last; editions of the same date by name. */
const byDate = (a: Filed<Edition<string>>, b: Filed<Edition<string>>): number => {
  const [left, right] = [a.value.inForce ?? '9999', b.value.inForce ?? '9999'];
  return left < right ? -1 : left > right ? 1 : a.value.id < b.value.id ? -1 : 1;
};

/** The editions of a book in the order in which they are shown: oldest first, undated ones last. */
export function readEditions(files: ContentFiles, book: string, report: Report): readonly Filed<Edition<string>>[] {
  const ids = editionIds(files, book);
  const editions = ids.flatMap((id): readonly Filed<Edition<string>>[] => {
    const file = `${book}/editions/${id}.yaml`;
    const source = { file, text: files.get(file) ?? '' };
    const data = readData(source, report);
    const value = data === undefined ? undefined : checked(editionSchema({ editions: ids }), data, source, report);
    if (value === undefined) return [];
    if (value.id !== id) report(problemAt(source, ['id'], 'id-of-file', `expected ${id}, the name of the file; found ${value.id}`));
    return value.id === id ? [{ ...source, value }] : [];
  });
  return editions.sort(byDate).filter((edition) => follows(edition, editions, report));
}

/** Whether what an edition follows leads back to an edition that follows none. */
function follows(edition: Filed<Edition<string>>, all: readonly Filed<Edition<string>>[], report: Report): boolean {
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

/** An edition and those it amends, itself first: 2017, 2010, 2008. */
export function chainOf(editions: readonly Pick<Edition<string>, 'id' | 'basis'>[], id: string): readonly string[] {
  const basis = editions.find((edition) => edition.id === id)?.basis;
  return basis === undefined ? [id] : [id, ...chainOf(editions, basis)];
}

/** What an edition states, or else the nearest of those it amends; undefined where none does. */
export function inherited<T>(
  editions: readonly Pick<Edition<string>, 'id' | 'basis'>[],
  id: string,
  stated: Readonly<Partial<Record<string, T>>>,
): T | undefined {
  const from = chainOf(editions, id).find((one) => stated[one] !== undefined);
  return from === undefined ? undefined : stated[from];
}
