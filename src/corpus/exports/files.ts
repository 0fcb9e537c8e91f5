/** Everything that is exported, as files: what `/data/…` serves and `novuss export` writes. */
import * as z from 'zod';
import { DOCUMENT_NAMES, jsonSchemaOf } from '../../notation/schema/json-schema.ts';
import type { Sheet } from '../books.ts';
import { type AnyCorpus, type Corpus, LANGS } from '../model.ts';
import { CORPUS_RELEASE } from '../release.ts';
import {
  exportedAmendments,
  exportedEditions,
  exportedGlossary,
  exportedParameters,
  exportedProvisions,
  exportedReadings,
  exportedScenarios,
  exportedSheet,
} from '../schema/exported.ts';
import { exportAkn } from './akn.ts';
import { exportAmendments } from './amendments.ts';
import { concordanceColumns, concordanceTable, exportConcordance, exportParameters, exportProvisions, exportScenarios } from './shapes.ts';
import { workbook } from './workbook.ts';

/** The exported JSON files: how each is made, and its schema. */
export const EXPORTED_JSON = {
  provisions: { make: exportProvisions, schema: exportedProvisions },
  parameters: { make: exportParameters, schema: exportedParameters },
  scenarios: { make: exportScenarios, schema: exportedScenarios },
  readings: { make: (corpus: AnyCorpus) => corpus.readings, schema: exportedReadings },
  glossary: { make: (corpus: AnyCorpus) => corpus.glossary, schema: exportedGlossary },
  editions: { make: (corpus: AnyCorpus) => corpus.editions, schema: exportedEditions },
} as const;
type ExportedName = keyof typeof EXPORTED_JSON;
/** The schemas of the backgammon sheet's files. */
export const SHEET_SCHEMAS: Readonly<Record<ExportedName, z.ZodType>> = {
  ...exportedSheet,
  readings: exportedReadings,
  glossary: exportedGlossary,
  editions: exportedEditions,
};
const NAMES = Object.keys(EXPORTED_JSON) as readonly ExportedName[];

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** A file: its path below `data/`, and what makes its text or its bytes. */
export type ExportedFiles = ReadonlyMap<string, () => string | Uint8Array<ArrayBuffer>>;

/** A JSON Schema as a file: what it is called, and where it stands below `base`. */
function schemaFile(base: string, name: string, title: string, schema: object) {
  const path = `schema/${name}.json`;
  return [path, () => json({ $id: `${base}${path}`, ...schema, title })] as const;
}

/** The files of the novuss book. `base`: the address of `data/`, for the names of the schemas. */
export function exportedFiles(corpus: Corpus, base = ''): ExportedFiles {
  return new Map<string, () => string | Uint8Array<ArrayBuffer>>([
    ...NAMES.map((name) => [`novuss/${name}.json`, () => json(EXPORTED_JSON[name].make(corpus))] as const),
    ['novuss/amendments.json', () => json(exportAmendments(corpus))],
    ['novuss/concordance.csv', () => exportConcordance(corpus)],
    [
      'novuss/concordance.xlsx',
      () => {
        const { head, rows } = concordanceTable(corpus);
        return workbook('novuss', head, rows);
      },
    ],
    ...corpus.editions.flatMap((edition) =>
      LANGS.map((lang) => [`novuss/akn/${edition.id}.${lang}.xml`, () => exportAkn(corpus, edition, lang, CORPUS_RELEASE)] as const),
    ),
    ...NAMES.map((name) => schemaFile(base, name, `novuss ${name}`, z.toJSONSchema(EXPORTED_JSON[name].schema))),
    schemaFile(base, 'amendments', 'novuss amendments', z.toJSONSchema(exportedAmendments)),
    ...DOCUMENT_NAMES.map((name) => schemaFile(base, name, `novuss ${name}`, jsonSchemaOf(name))),
    schemaFile(base, 'concordance', 'novuss concordance', concordanceSchema(corpus)),
  ]);
}

/** The same for the backgammon sheet; with one edition there is nothing to put into a concordance. */
export function exportedSheetFiles(sheet: Sheet, base = ''): ExportedFiles {
  return new Map<string, () => string | Uint8Array<ArrayBuffer>>([
    ...NAMES.map((name) => [`backgammon/${name}.json`, () => json(EXPORTED_JSON[name].make(sheet as never))] as const),
    ...sheet.editions.flatMap((edition) =>
      LANGS.map((lang) => [`backgammon/akn/${edition.id}.${lang}.xml`, () => exportAkn(sheet, edition, lang, CORPUS_RELEASE)] as const),
    ),
    ...NAMES.map((name) => schemaFile(base, `backgammon/${name}`, `backgammon ${name}`, z.toJSONSchema(SHEET_SCHEMAS[name]))),
  ]);
}

/** Tabular data has a Table Schema rather than a JSON Schema. */
function concordanceSchema(corpus: Corpus): object {
  const fields = concordanceColumns(corpus.editions).map((name) => ({ name, type: 'string', description: columnSays(name) }));
  return { description: 'Which articles of the editions answer the same question: a row a provision.', fields, primaryKey: 'id' };
}

function columnSays(name: string): string {
  if (name === 'id') return 'The provision.';
  const [, from, to] = /^change_([^_]+)_(.+)$/.exec(name) ?? [];
  if (from === undefined) return `The articles in edition ${name}, parted by "; "; none where it is absent.`;
  return `How edition ${to} stands to ${from}: the kind of change; nothing where neither has it.`;
}
