/** The corpus as files for others: the shapes that `/data/novuss/…` and `novuss export` write. */
import type { EditionId } from '../../referee/types.ts';
import { type ConcordanceRow, concordance } from '../comparison.ts';
import {
  type AbsentEntry,
  type AnyCorpus,
  type AnyProvision,
  type Change,
  type Corpus,
  type Edition,
  type EditionEntry,
  LANGS,
  type Lang,
  type Parameter,
  type Provision,
  type Scenario,
} from '../model.ts';

export interface ExportedEntry {
  readonly articles?: readonly string[];
  readonly wording?: string;
  readonly absent?: true;
  readonly change?: Change;
}
export interface ExportedText {
  readonly title: string;
  readonly titles?: Readonly<Record<string, string>>;
  readonly wordings: Readonly<Record<string, string>>;
  readonly effects?: Readonly<Record<string, string>>;
}
export interface ExportedProvision {
  readonly id: string;
  readonly chapter: string;
  readonly about: Provision['about'];
  readonly editions: Readonly<Record<string, ExportedEntry>>;
  readonly texts: Readonly<Partial<Record<Lang, ExportedText>>>;
  readonly rules: readonly string[];
  /** Why the referee decides nothing here. */
  readonly unmodelled?: string;
  readonly scenarios: readonly string[];
  readonly readings: readonly string[];
}

/** `provisions.json`. */
export function exportProvisions(corpus: AnyCorpus): readonly ExportedProvision[] {
  return corpus.provisions.map((provision) => exportProvision(provision, corpus.book.editions));
}

function exportProvision(provision: AnyProvision, editions: readonly string[]): ExportedProvision {
  return {
    id: provision.id,
    chapter: provision.chapter,
    about: provision.about,
    editions: Object.fromEntries(editions.map((id) => [id, exportEntry(provision.editions[id] ?? { absent: true })])),
    texts: Object.fromEntries(
      Object.entries(provision.texts).map(([lang, { title, titles, wordings, effects }]) => [
        lang,
        { title, ...(Object.keys(titles).length > 0 ? { titles } : {}), wordings, ...(Object.keys(effects).length > 0 ? { effects } : {}) },
      ]),
    ),
    rules: provision.rules,
    ...(provision.unmodelled === undefined ? {} : { unmodelled: provision.unmodelled }),
    scenarios: provision.scenarios,
    readings: provision.readings,
  };
}

function exportEntry(entry: EditionEntry | AbsentEntry): ExportedEntry {
  const change = entry.change ? { change: entry.change } : {};
  return entry.absent ? { absent: true, ...change } : { articles: entry.articles, wording: entry.wording, ...change };
}

/** Editions whose columns the contract of the file has fixed; those of later ones are appended. */
const FIXED = 4;

interface Column {
  readonly name: string;
  readonly cell: (row: ConcordanceRow) => string;
}

const articles = ({ id }: Edition<string>): Column => ({ name: id, cell: (row) => (row.articles[id as EditionId] ?? []).join('; ') });
const change = ({ id, basis }: Edition<string>): readonly Column[] =>
  basis === undefined ? [] : [{ name: `change_${basis}_${id}`, cell: (row) => row.changes[id as EditionId] ?? '' }];

/** By when they were taken up: a column never moves. */
function columnsOf(editions: readonly Edition<string>[]): readonly Column[] {
  const byNumber = editions.toSorted((a, b) => a.number - b.number);
  const [fixed, later] = [byNumber.slice(0, FIXED), byNumber.slice(FIXED)];
  return [...fixed.map(articles), ...fixed.flatMap(change), ...later.flatMap((edition) => [articles(edition), ...change(edition)])];
}

/** The names of the columns of `concordance.csv`. */
export const concordanceColumns = (editions: readonly Edition<string>[]): readonly string[] => [
  'id',
  ...columnsOf(editions).map(({ name }) => name),
];

/** `concordance.csv` (RFC 4180, LF): a row a provision; several articles in a cell are parted by `; `. */
export function exportConcordance(corpus: Corpus): string {
  const columns = columnsOf(corpus.editions);
  const rows = concordance(corpus).map((row) => [row.id, ...columns.map(({ cell }) => cell(row))]);
  return [concordanceColumns(corpus.editions), ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** The concordance with the titles in every language, a head and rows, for spreadsheets (`workbook.ts`). */
export function concordanceTable(corpus: Corpus): { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const columns = columnsOf(corpus.editions);
  const provisions = new Map(corpus.provisions.map((provision) => [provision.id, provision] as const));
  const titles = (id: string) => LANGS.map((lang) => provisions.get(id)?.texts[lang]?.title ?? '');
  return {
    head: ['id', ...LANGS.map((lang) => `title_${lang}`), ...columns.map(({ name }) => name)],
    rows: concordance(corpus).map((row) => [row.id, ...titles(row.id), ...columns.map(({ cell }) => cell(row))]),
  };
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** `parameters.json`. */
export function exportParameters(corpus: AnyCorpus): readonly Parameter<string>[] {
  return corpus.parameters;
}

/** `scenarios.json`. */
export function exportScenarios(corpus: AnyCorpus): readonly Scenario<string, string, string>[] {
  return corpus.scenarios;
}
