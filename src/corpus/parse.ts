/** From the texts of the files under `content/` to a linked corpus, with every problem named by file and field. */
import type * as z from 'zod';
import type { RuleCode } from '../referee/codes.ts';
import type { EditionId } from '../referee/types.ts';
import { type AnyBook, BACKGAMMON, type Book, NOVUSS, type ScenarioCommand } from './books.ts';
import { readEditions } from './compile/editions.ts';
import { readParameters } from './compile/parameters.ts';
import { matchIn, PATHS, type PathKind } from './compile/paths.ts';
import { readReadings, readRules } from './compile/records.ts';
import { type ContentFiles, checked, type Report, readData, type Source } from './compile/source.ts';
import { isLang, LANGS, type Lang, secondOf } from './languages.ts';
import { type LooseCorpus, linkCorpus } from './link.ts';
import type { ContentProblem, Corpus } from './model.ts';
import { filed, parseReviews, REVIEWS_FILE } from './reviews.ts';
import { glossarySchema } from './schema/glossary.ts';
import { parameterTextSchema } from './schema/parameter.ts';
import { provisionSchema, provisionTextSchema } from './schema/provision.ts';
import { readingTextSchema } from './schema/reading.ts';
import { scenarioFileSchema, scenarioTextSchema } from './schema/scenario.ts';
import { translatedEntries, translatedText } from './translation.ts';
import { withChanges } from './verdicts/changes.ts';

export interface ParsedCorpus<E extends string = EditionId, R extends string = RuleCode, C extends string = ScenarioCommand> {
  readonly corpus: Corpus<E, R, C>;
  readonly problems: readonly ContentProblem[];
}

/** Parses and links the novuss book's part of `files`. Entries with problems are left out of the corpus, never guessed at. */
export function parseCorpus(files: ContentFiles): ParsedCorpus {
  const { corpus, problems } = parseBook(NOVUSS, files);
  return { corpus: withChanges(corpus), problems };
}

/** The same for any book. */
export function parseBook<E extends string, R extends string, C extends string>(
  book: Book<E, R, C>,
  files: ContentFiles,
): ParsedCorpus<E, R, C> {
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const editions = readEditions(files, book.id, report);
  // whatever names an edition would be called wrong as well
  const loose = problems.length > 0 ? collect(book, [], new Map(), report) : collect(book, editions, files, report);
  const corpus = { ...linkCorpus(loose, report), reviews: reviewsOf(book, files, report) };
  return { corpus, problems };
}

/** The readings of a book's texts. The record is one file for all books: what is wrong with it is said once. */
function reviewsOf(book: AnyBook, files: ContentFiles, report: Report): Corpus['reviews'] {
  const csv = files.get(REVIEWS_FILE);
  if (csv === undefined) return new Map();
  const rows = parseReviews(csv, book.id === NOVUSS.id ? report : () => {});
  return filed(rows.filter(({ text }) => text.startsWith(`${book.id}/`)));
}

type Kind = PathKind | 'glossary';
/** Kinds that the compile reads. */
const COMPILED: readonly Kind[] = ['edition', 'reading', 'parameter', 'rule', 'finder'];
const KINDS = Object.keys(PATHS) as readonly PathKind[];
const GLOSSARY = /^glossary\/([^/]+)\/([^/]+)\.yaml$/;
/** Glossary files of other books are theirs to read. */
const GLOSSARIES: readonly string[] = [NOVUSS.glossary, BACKGAMMON.glossary];

type Place = { readonly kind: Kind; readonly parts: readonly string[] } | 'elsewhere' | undefined;

/** What a file is to a book; undefined where it is in the book's folders and of no kind. */
function placeOf(book: AnyBook, file: string): Place {
  if (file.startsWith('glossary/')) {
    const [, lang = '', name = ''] = GLOSSARY.exec(file) ?? [];
    if (name === book.glossary) return { kind: 'glossary', parts: [lang] };
    return GLOSSARIES.includes(name) || book.id !== NOVUSS.id ? 'elsewhere' : undefined;
  }
  if (!file.startsWith(`${book.id}/`)) return 'elsewhere';
  for (const kind of KINDS) {
    const parts = matchIn(book.id, file, kind);
    if (parts) return { kind, parts };
  }
  return undefined;
}

function collect<E extends string, R extends string, C extends string>(
  book: Book<E, R, C>,
  editions: LooseCorpus<E, R, C>['editions'],
  files: ContentFiles,
  report: Report,
): LooseCorpus<E, R, C> {
  // files without any edition are part of a book whose editions are known
  const own = editions.length === 0 ? book : { ...book, editions: editions.map(({ value }) => value.id as E) };
  const hasRecords = [...files.keys()].some((file) => file.startsWith(`${book.id}/rules/`));
  const loose: LooseCorpus<E, R, C> = {
    book: own,
    editions,
    records: { rules: hasRecords ? readRules(files, own, report) : new Map(), readings: readReadings(files, own, report) },
    provisions: new Map(),
    texts: new Map(),
    readingTexts: new Map(),
    scenarios: [],
    scenarioTexts: new Map(),
    parameters: readParameters(files, book.id, editions, report),
    parameterTexts: new Map(),
    glossary: Object.fromEntries(LANGS.map((lang) => [lang, []])) as unknown as Record<Lang, []>,
  };
  for (const file of [...files.keys()].sort()) {
    const known = placeOf(book, file);
    if (known === 'elsewhere' || (known && COMPILED.includes(known.kind))) continue;
    if (!known) {
      report({ file, path: '', code: 'file-unknown', detail: 'no kind of content lives at this path' });
      continue;
    }
    const source = { file, text: files.get(file) ?? '' };
    const data = readData(source, report);
    if (data !== undefined) take(known.kind, known.parts, source, data, loose, report);
  }
  return loose;
}

function take<E extends string, R extends string, C extends string>(
  kind: Kind,
  parts: readonly string[],
  source: Source,
  data: unknown,
  loose: LooseCorpus<E, R, C>,
  report: Report,
): void {
  const { book } = loose;
  const { file } = source;
  const check = <T>(schema: z.ZodType<T>): T | undefined => checked(schema, data, source, report);
  const [first = '', second = '', third = ''] = parts;
  /** A text of a language; of one that is being translated, what is written of it. */
  const checkTranslated = <T>(written: (data: unknown) => unknown, schema: z.ZodType<T>): T | undefined => {
    if (secondOf(first as Lang) === undefined) return check(schema);
    const own = written(data);
    return own === undefined ? undefined : checked(schema, own, source, report);
  };
  switch (kind) {
    case 'provision': {
      const value = check(provisionSchema(book));
      if (!value) return;
      if (loose.provisions.has(second))
        report({ file, path: '', code: 'id-twice', detail: `another chapter has a provision ${second} too` });
      else loose.provisions.set(second, { chapter: first, file, value });
      return;
    }
    case 'provisionText': {
      const value = knownLang(first, file, report) ? checkTranslated(translatedText, provisionTextSchema) : undefined;
      if (value) loose.texts.set(`${first}/${second}/${third}`, { file, value });
      return;
    }
    case 'readingText': {
      const value = knownLang(first, file, report) ? checkTranslated(translatedText, readingTextSchema) : undefined;
      if (value) loose.readingTexts.set(`${first}/${second}`, { file, value });
      return;
    }
    case 'scenario': {
      const value = check(scenarioFileSchema(book));
      if (value) loose.scenarios.push({ name: first, file, value });
      return;
    }
    case 'scenarioText': {
      const value = knownLang(first, file, report) ? checkTranslated(translatedEntries, scenarioTextSchema) : undefined;
      if (value) loose.scenarioTexts.set(`${first}/${second}`, { file, value });
      return;
    }
    case 'parameterText': {
      const value = knownLang(first, file, report) ? checkTranslated(translatedEntries, parameterTextSchema) : undefined;
      if (value) loose.parameterTexts.set(first, { file, value });
      return;
    }
    case 'glossary': {
      const value = knownLang(first, file, report) ? checkTranslated(translatedEntries, glossarySchema(book)) : undefined;
      if (value) for (const [id, term] of Object.entries(value)) loose.glossary[first as Lang].push({ id, ...term });
      return;
    }
  }
}

function knownLang(text: string, file: string, report: Report): text is Lang {
  if (isLang(text)) return true;
  report({ file, path: '', code: 'language-unknown', detail: `${text} is none of ${LANGS.join(', ')}` });
  return false;
}
