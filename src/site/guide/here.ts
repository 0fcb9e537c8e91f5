/** What the parts of a guide have to know about the page they stand on, and what they look up. A wrong id in a text fails the build. */
import { load } from 'js-yaml';
import type { Parameter, Provision, ReadingEntry, Scenario } from '../../corpus/model.ts';
import { contentFiles } from '../../files/corpus.ts';
import { EDITION_IDS, type EditionId } from '../../referee/types.ts';
import { isLang, type Lang } from '../../ui/langs.ts';
import { articlesIn, corpus, EDITION_BAR, provision } from '../book.ts';
import { scenario } from '../cases/cases.ts';

const EDITION_FILE = 'guide/edition.yaml';

/** The edition that guides speak of where they name no other. */
export const GUIDE_EDITION: EditionId = found(
  'edition',
  EDITION_FILE,
  EDITION_IDS.find((id) => id === editionNamed()),
);

function editionNamed(): unknown {
  return (load(contentFiles().get(EDITION_FILE) ?? '') as { readonly edition?: unknown } | undefined)?.edition;
}

/** The language of the page, from its address. */
export function langOf(params: Readonly<Record<string, string | undefined>>): Lang {
  if (!isLang(params.lang)) throw new Error('a guide stands under /{lang}/');
  return params.lang;
}

function found<T>(kind: string, id: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`a guide names the ${kind} ${id}, which does not exist`);
  return value;
}
export const provisionNamed = (id: string): Provision => found('provision', id, provision(id));
export const scenarioNamed = (id: string): Scenario => found('scenario', id, scenario(id));
export const parameterNamed = (id: string): Parameter =>
  found(
    'parameter',
    id,
    corpus.parameters.find((p) => p.id === id),
  );
export const readingNamed = (id: string): ReadingEntry =>
  found(
    'reading',
    id,
    corpus.readings.find((reading) => reading.id === id),
  );

/** The edition asked for where it has the provision, else the newest that has. */
export function editionWith(p: Provision, wanted: EditionId): EditionId {
  return [wanted, ...EDITION_BAR].find((id) => articlesIn(p, id).length > 0) ?? wanted;
}
/** The same for a scenario. */
export function editionShowing(s: Scenario, wanted: EditionId): EditionId {
  return [wanted, ...EDITION_BAR].find((id) => s.editions.includes(id)) ?? wanted;
}
