/**
 * From the texts of `content/` to the data that geometry, referee and site are typed with. Pure, and below everything it compiles for: nothing here
 * imports compiled data (test/architecture.test.ts).
 */
import type { ContentProblem } from '../model.ts';
import { languagesSchema } from '../schema/languages.ts';
import { type Policies, policies as policySchema } from '../schema/policies.ts';
import type { AuthoredReading } from '../schema/reading.ts';
import type { AuthoredRule } from '../schema/rule.ts';
import { type Filed, readEditions, type WholeEdition } from './editions.ts';
import { type CompiledFinder, NO_FINDER, readFinder } from './finder.ts';
import { readParameters, type StatedValue } from './parameters.ts';
import { type Articles, articlesOf, readArticles, splitReference } from './provisions.ts';
import { readReadings, readRules } from './records.ts';
import { CITING, NAMING, unknownReadings } from './references.ts';
import { type CompiledRules, resolveRulebook } from './resolve.ts';
import { amend, generalReading, generalRule, type Introduced, NOTHING, type Rulebook, unfounded } from './rulebook.ts';
import { type ContentFiles, checked, problemAt, type Report, readData } from './source.ts';

export { emit } from './emit.ts';

/** What is known of an edition beside its text. */
export type EditionInfo = Pick<WholeEdition, 'id' | 'mark' | 'basis' | 'language' | 'inForce' | 'color' | 'pattern' | 'name'>;

/** A reading that the referee asks, with what it is in each edition that leaves it open. */
export interface CompiledReading {
  readonly id: string;
  readonly options: readonly string[];
  readonly in: Readonly<Record<string, { readonly articles: readonly string[]; readonly default: string }>>;
}

/** The novuss book as data, every edition whole: what it amends is applied to what it follows. */
export interface Compiled {
  readonly editions: readonly EditionInfo[];
  /** By edition, then by parameter. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, StatedValue>>>>;
  readonly rulebooks: readonly CompiledRules[];
  readonly readings: readonly CompiledReading[];
  /** Every edition before articles and numbers are filled in: what a draft amends. By edition. */
  readonly statements: Readonly<Record<string, Rulebook>>;
  /** The options of every reading, also of those that the referee never asks. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The unit of every parameter. */
  readonly units: Readonly<Record<string, string>>;
  /** By rule code. */
  readonly evidence: Readonly<Record<string, string>>;
  readonly happenings: Readonly<Record<string, AuthoredRule['find']>>;
  /** By rule code: kinds of scenarios that it cannot have. */
  readonly unshown: Readonly<Record<string, AuthoredRule['unshown']>>;
  /** By provision, then by edition that has it. */
  readonly provisionArticles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly finder: CompiledFinder;
}

const BOOK = 'novuss';
const EMPTY: Compiled = {
  editions: [],
  parameters: {},
  rulebooks: [],
  readings: [],
  statements: {},
  options: {},
  units: {},
  evidence: {},
  happenings: {},
  unshown: {},
  provisionArticles: {},
  finder: NO_FINDER,
};

export interface Records {
  readonly rules: ReadonlyMap<string, Filed<AuthoredRule>>;
  readonly readings: ReadonlyMap<string, Filed<AuthoredReading>>;
}

const entriesFor = <T extends { readonly introduced: readonly string[] }, S>(
  records: ReadonlyMap<string, Filed<T>>,
  edition: string,
  general: (record: T) => S,
): Readonly<Record<string, S>> =>
  Object.fromEntries(
    [...records].flatMap(([id, { value }]) => (value.introduced.includes(edition) ? [[id, general(value)] as const] : [])),
  );

/** What comes in with an edition. */
const introducedBy = ({ rules, readings }: Records, edition: string): Introduced => ({
  rules: entriesFor(rules, edition, generalRule),
  readings: entriesFor(readings, edition, generalReading),
});

/** The rulebook of every edition, each amending its basis'. */
export function rulebooksOf(editions: readonly Filed<WholeEdition>[], records: Records, report: Report): ReadonlyMap<string, Rulebook> {
  const books = new Map<string, Rulebook>();
  for (const edition of editions) {
    const { id, basis, amends } = edition.value;
    const before = (basis === undefined ? undefined : books.get(basis)) ?? NOTHING;
    const introduced = introducedBy(records, id);
    for (const [part, key] of unfounded(before, amends, introduced)) {
      const whose = basis === undefined ? `that is introduced by ${id}` : `of ${basis}, or one that is introduced by ${id}`;
      report(
        problemAt(
          edition,
          ['amends', part, key],
          'amends-nothing',
          `expected a ${part === 'rules' ? 'rule' : 'reading'} ${whose}; found ${key}`,
        ),
      );
    }
    books.set(id, amend(before, amends, introduced));
  }
  return books;
}

/** Every reference of records and amendments leads to an article in some edition. */
function reportReferences(editions: readonly Filed<WholeEdition>[], records: Records, articles: Articles, report: Report): void {
  const ids = editions.map(({ value }) => value.id);
  const named = (source: Filed<unknown>, place: readonly PropertyKey[], key: string, reference: unknown): void => {
    if (typeof reference !== 'string') return;
    const [provision, index] = splitReference(reference);
    const article = ids.some((id) => articles.of(provision, id)[index] !== undefined);
    if (!articles.has(provision)) report(problemAt(source, place, 'provision-unknown', `expected a provision; found ${provision}`));
    else if (!article && !NAMING.includes(key))
      report(
        problemAt(source, place, 'article-unknown', `expected one of the articles of ${provision}; no edition has so many: ${reference}`),
      );
  };
  const check = (source: Filed<unknown>, path: readonly PropertyKey[], value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const place = [...path, Array.isArray(value) ? Number(key) : key];
      if (CITING.includes(key) || NAMING.includes(key))
        for (const [i, reference] of [inner].flat().entries()) named(source, Array.isArray(inner) ? [...place, i] : place, key, reference);
      check(source, place, inner);
    }
  };
  for (const [code, record] of records.rules) check(record, [code], record.value);
  for (const record of records.readings.values()) check(record, [], record.value);
  for (const edition of editions) check(edition, ['amends'], edition.value.amends);
}

/** The edition's answers, where it or those it amends give all of them. */
function wholePolicies(edition: Filed<WholeEdition>, book: Rulebook, report: Report): Policies | undefined {
  const whole = policySchema.safeParse(book.policies);
  if (whole.success) return whole.data;
  for (const { path, message } of whole.error.issues)
    report(problemAt(edition, ['amends', 'policies', ...path], 'policy-missing', message));
  return undefined;
}

/** Where something that does not resolve was written: in the edition's own file, or in the record. */
function sourceOf(
  edition: Filed<WholeEdition>,
  records: Records,
  path: readonly PropertyKey[],
): readonly [Filed<unknown>, readonly PropertyKey[]] {
  const [part, code] = path;
  const { rules } = edition.value.amends;
  if (part !== 'rules' || typeof code !== 'string' || code in rules) return [edition, ['amends', ...path]];
  return [records.rules.get(code) ?? edition, path.slice(1)];
}

function readingsOf(
  editions: readonly Filed<WholeEdition>[],
  books: ReadonlyMap<string, Rulebook>,
  records: Records,
  articles: Articles,
  report: Report,
): readonly CompiledReading[] {
  return [...records.readings].flatMap(([id, { value }]) => {
    const open = editions.flatMap((edition) => {
      const stated = books.get(edition.value.id)?.readings[id];
      if (stated === undefined) return [];
      const cited = articlesOf(articles, edition.value.id, stated.cites);
      const place = ['amends', 'readings', id];
      if (cited.length === 0)
        report(
          problemAt(
            edition,
            place,
            'article-missing',
            `expected a provision that edition ${edition.value.id} has, or "settled"; found ${stated.cites.join(', ')}`,
          ),
        );
      if (!value.options.includes(stated.default))
        report(
          problemAt(
            edition,
            [...place, 'default'],
            'default-unknown',
            `expected one of ${value.options.join(', ')}; found ${stated.default}`,
          ),
        );
      return [[edition.value.id, { articles: cited, default: stated.default }] as const];
    });
    return value.engine ? [{ id, options: value.options, in: Object.fromEntries(open) }] : [];
  });
}

const LANGUAGES = 'languages.json';

/** The list of languages, where it is among the files, has its shape. */
function reportLanguages(files: ContentFiles, report: Report): void {
  const source = { file: LANGUAGES, text: files.get(LANGUAGES) ?? '' };
  const data = files.has(LANGUAGES) ? readData(source, report) : undefined;
  if (data !== undefined) checked(languagesSchema, data, source, report);
}

const infoOf = ({ id, mark, basis, language, inForce, color, pattern, name }: WholeEdition): EditionInfo => ({
  ...{ id, mark, language, color, pattern, name },
  ...(basis !== undefined && { basis }),
  ...(inForce !== undefined && { inForce }),
});

/** Compiles the novuss book. What is wrong is named; the data is to be used only where nothing is. */
export function compile(files: ContentFiles): { readonly compiled: Compiled; readonly problems: readonly ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem): void => void problems.push(problem);
  reportLanguages(files, report);
  const editions = readEditions(files, BOOK, report);
  // whatever names an edition would be called wrong as well
  if (problems.length > 0) return { compiled: EMPTY, problems };
  const chain = editions.map(({ value }) => value);
  const ids = chain.map(({ id }) => id);
  const parameters = readParameters(files, BOOK, editions, report);
  const articles = readArticles(files, BOOK, chain, report);
  const book = { id: BOOK, editions: ids };
  const records: Records = { rules: readRules(files, book, report), readings: readReadings(files, book, report) };
  reportReferences(editions, records, articles, report);
  const values = Object.fromEntries(
    ids.map((id) => [id, Object.fromEntries(parameters.map((one) => [one.id, one.value.values[id] as StatedValue]))]),
  );
  const finder = readFinder(files, { id: BOOK, editions: chain, articles, parameters: values }, report);
  // a record that cannot be read, or leads nowhere, would be missed in every edition as well
  const sound = problems.length === 0 ? editions : [];
  const books = rulebooksOf(sound, records, report);
  const rulebooks = sound.flatMap((edition) => {
    const { id } = edition.value;
    const own = books.get(id) ?? NOTHING;
    const policies = wholePolicies(edition, own, report);
    if (policies === undefined) return [];
    for (const { path, detail } of unknownReadings(own, (reading) => records.readings.get(reading)?.value.options)) {
      const [source, place] = sourceOf(edition, records, path);
      report(problemAt(source, place, 'reading-unknown', detail));
    }
    return [
      resolveRulebook(id, { ...own, policies }, articles, values[id] ?? {}, (path, detail) => {
        const [source, place] = sourceOf(edition, records, path);
        report(problemAt(source, place, 'unresolved', detail));
      }),
    ];
  });
  const compiled: Compiled = {
    editions: chain.map(infoOf),
    parameters: values,
    rulebooks,
    readings: readingsOf(sound, books, records, articles, report),
    statements: Object.fromEntries(books),
    units: Object.fromEntries(parameters.map(({ id, value }) => [id, value.unit])),
    options: Object.fromEntries([...records.readings].map(([id, { value }]) => [id, value.options])),
    evidence: Object.fromEntries(
      [...records.rules].flatMap(([code, { value }]) => (value.evidence === undefined ? [] : [[code, value.evidence] as const])),
    ),
    happenings: Object.fromEntries([...records.rules].map(([code, { value }]) => [code, value.find])),
    unshown: Object.fromEntries(
      [...records.rules].flatMap(([code, { value }]) => (Object.keys(value.unshown).length === 0 ? [] : [[code, value.unshown] as const])),
    ),
    provisionArticles: articles.all(),
    finder,
  };
  return { compiled, problems };
}
