/** What the finder of contradictions reads: what single articles say, what each book calls a right stroke, what a book has to answer. */
import { chainOf } from '../../referee/edition-chain.ts';
import {
  type AuthoredQuestion,
  type AuthoredStatement,
  type AuthoredStroke,
  questionsSchema,
  rightStrokesSchema,
  statementFileSchema,
} from '../schema/finder.ts';
import { type Chain, type Filed, inherited } from './editions.ts';
import type { StatedValue } from './parameters.ts';
import { matchIn } from './paths.ts';
import { type Articles, articleOf, splitReference } from './provisions.ts';
import { type ContentFiles, checked, problemAt, type Report, readData } from './source.ts';

/** A statement with its article in each edition that makes it. */
export interface CompiledStatement extends Omit<AuthoredStatement, 'introduced' | 'repealed' | 'cites'> {
  readonly articles: Readonly<Record<string, string>>;
}

export interface CompiledFinder {
  readonly statements: readonly CompiledStatement[];
  /** By edition: itself, or the nearest it amends, with which a statement comes in or goes. */
  readonly statedBy: Readonly<Record<string, string>>;
  /** By edition. */
  readonly rightStrokes: Readonly<Record<string, AuthoredStroke>>;
  readonly questions: readonly AuthoredQuestion[];
}

export const NO_FINDER: CompiledFinder = { statements: [], statedBy: {}, rightStrokes: {}, questions: [] };

/** What the statements lean on. */
interface Book {
  readonly id: string;
  readonly editions: Chain;
  readonly articles: Articles;
  /** By edition. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, StatedValue>>>>;
}

/** The whole of it. What is wrong is reported; the data is to be used only where nothing is. */
export function readFinder(files: ContentFiles, book: Book, report: Report): CompiledFinder {
  const { editions } = book;
  const ids = { editions: editions.map(({ id }) => id) };
  const authored = [...files].flatMap(([file, text]): readonly Filed<readonly AuthoredStatement[]>[] => {
    if (!matchIn(book.id, file, 'finder')?.[0]?.startsWith('statements/')) return [];
    const source = { file, text };
    const data = readData(source, report);
    const value = data === undefined ? undefined : checked(statementFileSchema(ids), data, source, report);
    return value === undefined ? [] : [{ ...source, value }];
  });
  const statements = authored.flatMap((source) => source.value.map((statement, i) => statementOf(book, statement, source, i, report)));
  const stated = new Set(authored.flatMap(({ value }) => value.flatMap(({ introduced, repealed = [] }) => [...introduced, ...repealed])));
  const ownerOf = (id: string): string => chainOf(editions, id).find((one) => stated.has(one)) ?? id;
  return {
    statements,
    statedBy: Object.fromEntries(ids.editions.map((id) => [id, ownerOf(id)])),
    rightStrokes: rightStrokesOf(files, book, report),
    questions: questionsOf(files, book, report),
  };
}

/** Whether an edition makes a statement: itself, or by one that it amends. */
const holdsIn = ({ editions }: Book, id: string, { introduced, repealed = [] }: AuthoredStatement): boolean =>
  inherited(editions, id, Object.fromEntries([...introduced.map((one) => [one, true]), ...repealed.map((one) => [one, false])])) ?? false;

function statementOf(book: Book, statement: AuthoredStatement, source: Filed<unknown>, i: number, report: Report): CompiledStatement {
  const { introduced, repealed = [], cites, ...said } = statement;
  const [provision] = splitReference(cites);
  const place = [i, 'cites'];
  if (!book.articles.has(provision)) report(problemAt(source, place, 'provision-unknown', `expected a provision; found ${provision}`));
  else
    for (const id of introduced)
      if (articleOf(book.articles, id, cites) === undefined)
        report(problemAt(source, place, 'article-missing', `expected a provision that edition ${id} has; found ${cites}`));
  for (const id of repealed) {
    const basis = book.editions.find((edition) => edition.id === id)?.basis;
    if (basis === undefined || !holdsIn(book, basis, statement))
      report(problemAt(source, [i, 'repealed'], 'repeals-nothing', `expected an edition that amends one with this statement; found ${id}`));
  }
  const holding = book.editions.filter(({ id }) => holdsIn(book, id, statement));
  for (const name of parametersIn(said.incident?.when))
    for (const { id } of holding) {
      const value = book.parameters[id]?.[name];
      if (value === undefined || !('value' in value) || value.value === null)
        report(
          problemAt(
            source,
            [i, 'incident', 'when'],
            'parameter-unstated',
            `expected a parameter of which edition ${id} states a number; found ${name}`,
          ),
        );
    }
  const articles = holding.flatMap(({ id }) => {
    const article = articleOf(book.articles, id, cites);
    return article === undefined ? [] : [[id, article] as const];
  });
  return { ...said, articles: Object.fromEntries(articles) };
}

type Condition = NonNullable<NonNullable<AuthoredStatement['incident']>['when']>;

/** The parameters that a condition names. */
const parametersIn = (when: Condition | undefined): readonly string[] =>
  when === undefined
    ? []
    : [...(when.longerThan === undefined ? [] : [when.longerThan]), ...parametersIn(when.not as Condition | undefined)];

/** The data of one of the finder's single files; a problem where there is none. */
function single(files: ContentFiles, book: Book, name: string, report: Report): Filed<unknown> | undefined {
  const file = `${book.id}/finder/${name}.yaml`;
  const text = files.get(file);
  if (text === undefined) {
    report({ file, path: '', code: 'file-missing', detail: 'expected this file' });
    return undefined;
  }
  return { file, text, value: readData({ file, text }, report) };
}

function rightStrokesOf(files: ContentFiles, book: Book, report: Report): CompiledFinder['rightStrokes'] {
  const source = single(files, book, 'right-strokes', report);
  if (source?.value === undefined) return {};
  const ids = book.editions.map(({ id }) => id);
  const stated = checked(rightStrokesSchema({ editions: ids }), source.value, source, report);
  if (stated === undefined) return {};
  return Object.fromEntries(
    ids.flatMap((id) => {
      const right = inherited(book.editions, id, stated);
      if (right !== undefined) return [[id, right] as const];
      report(problemAt(source, [], 'edition-missing', `expected what ${id} or an edition that it amends calls a right stroke`));
      return [];
    }),
  );
}

function questionsOf(files: ContentFiles, book: Book, report: Report): CompiledFinder['questions'] {
  const source = single(files, book, 'questions', report);
  return source?.value === undefined ? [] : (checked(questionsSchema, source.value, source, report) ?? []);
}
