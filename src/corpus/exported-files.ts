/** Everything that is exported, as files: what `/data/…` serves and `novuss export` writes. */
import * as z from 'zod';
import { DOCUMENT_NAMES, jsonSchemaOf } from '../notation/schema/json-schema.ts';
import { exportAkn } from './akn.ts';
import type { Sheet } from './books.ts';
import { concordanceColumns, exportConcordance, exportParameters, exportProvisions, exportScenarios } from './exports.ts';
import { type AnyCorpus, type Corpus, LANGS } from './model.ts';
import { CORPUS_RELEASE } from './release.ts';
import {
  exportedEditions,
  exportedGlossary,
  exportedParameters,
  exportedProvisions,
  exportedReadings,
  exportedScenarios,
  exportedSheet,
} from './schema/exported.ts';

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

/** Path below `data/` to a function that makes the file's text. */
export function exportedFiles(corpus: Corpus): ReadonlyMap<string, () => string> {
  return new Map<string, () => string>([
    ...NAMES.map((name) => [`novuss/${name}.json`, () => json(EXPORTED_JSON[name].make(corpus))] as const),
    ['novuss/concordance.csv', () => exportConcordance(corpus)],
    ...corpus.editions.flatMap((edition) =>
      LANGS.map((lang) => [`novuss/akn/${edition.id}.${lang}.xml`, () => exportAkn(corpus, edition, lang, CORPUS_RELEASE)] as const),
    ),
    ...NAMES.map(
      (name) => [`schema/${name}.json`, () => json({ ...z.toJSONSchema(EXPORTED_JSON[name].schema), title: `novuss ${name}` })] as const,
    ),
    ...DOCUMENT_NAMES.map((name) => [`schema/${name}.json`, () => json(jsonSchemaOf(name))] as const),
    ['schema/concordance.json', () => json(concordanceSchema(corpus))],
  ]);
}

/** The same for the backgammon sheet; with one edition there is nothing to put into a concordance. */
export function exportedSheetFiles(sheet: Sheet): ReadonlyMap<string, () => string> {
  return new Map<string, () => string>([
    ...NAMES.map((name) => [`backgammon/${name}.json`, () => json(EXPORTED_JSON[name].make(sheet as never))] as const),
    ...sheet.editions.flatMap((edition) =>
      LANGS.map((lang) => [`backgammon/akn/${edition.id}.${lang}.xml`, () => exportAkn(sheet, edition, lang, CORPUS_RELEASE)] as const),
    ),
    ...NAMES.map(
      (name) =>
        [`schema/backgammon/${name}.json`, () => json({ ...z.toJSONSchema(SHEET_SCHEMAS[name]), title: `backgammon ${name}` })] as const,
    ),
  ]);
}

/** Tabular data has a Table Schema rather than a JSON Schema. */
function concordanceSchema(corpus: Corpus): object {
  const fields = concordanceColumns(corpus.editions).map((name) => ({ name, type: 'string' }));
  return { title: 'novuss concordance', fields, primaryKey: 'id' };
}
