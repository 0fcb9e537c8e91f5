/** The corpus as files for others: the shapes that `/data/novuss/…` and `novuss export` write. */
import { EDITION_IDS } from '../referee/types.ts';
import { concordance } from './comparison.ts';
import type { AbsentEntry, AnyCorpus, AnyProvision, Change, Corpus, EditionEntry, Lang, Parameter, Provision, Scenario } from './model.ts';

export interface ExportedEntry {
  readonly articles?: readonly string[];
  readonly wording?: string;
  readonly absent?: true;
  readonly change?: Change;
}
export interface ExportedText {
  readonly title: string;
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
      Object.entries(provision.texts).map(([lang, { title, wordings, effects }]) => [
        lang,
        { title, wordings, ...(Object.keys(effects).length > 0 ? { effects } : {}) },
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

const COLUMNS = ['id', ...EDITION_IDS, 'change_2008_2010', 'change_2010_2017'] as const;

/** `concordance.csv` (RFC 4180, LF): a row a provision; several articles in a cell are parted by `; `. */
export function exportConcordance(corpus: Corpus): string {
  const rows = concordance(corpus).map((row) => [
    row.id,
    ...EDITION_IDS.map((id) => row.articles[id].join('; ')),
    row.changes['2010'] ?? '',
    row.changes['2017'] ?? '',
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
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
