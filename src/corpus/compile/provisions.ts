/** Where each edition has the articles of a provision: stated by its spine, or inherited from the edition that it amends. */
import { RULE_CODES } from '../../referee/codes.ts';
import { type AuthoredEntry, type AuthoredProvision, provisionSchema } from '../schema/provision.ts';
import { type Chain, inherited } from './editions.ts';
import { matchIn } from './paths.ts';
import { type ContentFiles, checked, type Report, readData } from './source.ts';

const ABSENT = { absent: true } as const;

/** The entries of every edition: one that its spine does not state is its basis', without what had changed there; without a basis it is absent. */
export const resolveEntries = (
  editions: Chain,
  stated: Readonly<Partial<Record<string, AuthoredEntry>>>,
): Readonly<Record<string, AuthoredEntry>> =>
  Object.fromEntries(
    editions.map(({ id }): readonly [string, AuthoredEntry] => {
      const entry = inherited(editions, id, stated) ?? ABSENT;
      if ('absent' in entry || stated[id] !== undefined) return [id, entry];
      return [id, { articles: entry.articles, wording: entry.wording }];
    }),
  );

/** Which articles a provision has in each edition; none where it is absent. */
export interface Articles {
  readonly of: (provision: string, edition: string) => readonly string[];
  readonly has: (provision: string) => boolean;
  /** By provision, then by edition that has it. */
  readonly all: () => Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Reads the spines of all provisions of a book. */
export function readArticles(files: ContentFiles, book: string, editions: Chain, report: Report): Articles {
  const schema = provisionSchema({ editions: editions.map(({ id }) => id), rules: RULE_CODES });
  const entries = new Map<string, Readonly<Record<string, AuthoredEntry>>>();
  for (const [file, text] of files) {
    const id = matchIn(book, file, 'provision')?.[1];
    if (id === undefined) continue;
    const source = { file, text };
    const data = readData(source, report);
    const value: AuthoredProvision<string, string> | undefined = data === undefined ? undefined : checked(schema, data, source, report);
    if (value !== undefined) entries.set(id, resolveEntries(editions, value.editions));
  }
  const of = (provision: string, edition: string): readonly string[] => {
    const entry = entries.get(provision)?.[edition];
    return entry === undefined || 'absent' in entry ? [] : entry.articles;
  };
  const inEach = (provision: string) =>
    Object.fromEntries(editions.flatMap(({ id }) => (of(provision, id).length > 0 ? [[id, of(provision, id)] as const] : [])));
  return {
    of,
    has: (provision) => entries.has(provision),
    all: () => Object.fromEntries([...entries.keys()].map((provision) => [provision, inEach(provision)])),
  };
}

/** The provision of a reference (`own-dark-discs-ways#2`), and which of its articles is meant, from 0. */
export function splitReference(reference: string): readonly [provision: string, index: number] {
  const [provision = '', place = '1'] = reference.split('#');
  return [provision, Number(place) - 1];
}

/** The article of a reference in an edition; undefined where the edition lacks it. */
export function articleOf(articles: Pick<Articles, 'of'>, edition: string, reference: string): string | undefined {
  const [provision, index] = splitReference(reference);
  return articles.of(provision, edition)[index];
}

/** The articles of references in an edition, each once, in their order; a provision that the edition lacks gives none. */
export const articlesOf = (articles: Pick<Articles, 'of'>, edition: string, references: readonly string[]): readonly string[] => [
  ...new Set(references.flatMap((reference) => articleOf(articles, edition, reference) ?? [])),
];
