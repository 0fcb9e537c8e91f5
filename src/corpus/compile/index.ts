/**
 * From the texts of `content/` to the data that geometry, referee and site are typed with. Pure, and below everything it compiles for: nothing here
 * imports compiled data (test/architecture.test.ts).
 */
import type { ContentProblem, Edition } from '../model.ts';
import { readEditions } from './editions.ts';
import { readParameters, type StatedValue } from './parameters.ts';
import type { ContentFiles } from './source.ts';

export { emit } from './emit.ts';
export type { ContentFiles } from './source.ts';

/** What is known of an edition beside its text. */
export type EditionInfo = Pick<Edition<string>, 'id' | 'mark' | 'basis' | 'language' | 'inForce'>;

/** The novuss book as data, every edition whole: what it amends is applied to what it follows. */
export interface Compiled {
  readonly editions: readonly EditionInfo[];
  /** By edition, then by parameter. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, StatedValue>>>>;
}

const BOOK = 'novuss';

/** Compiles the novuss book. What is wrong is named; the data is to be used only where nothing is. */
export function compile(files: ContentFiles): { readonly compiled: Compiled; readonly problems: readonly ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem): void => void problems.push(problem);
  const editions = readEditions(files, BOOK, report).map(({ value }) => value);
  const parameters = readParameters(files, BOOK, editions, report);
  const compiled: Compiled = {
    editions: editions.map(({ chapters: _chapters, issuer: _issuer, title: _title, source: _source, ...info }) => info),
    parameters: Object.fromEntries(
      editions.map(({ id }) => [id, Object.fromEntries(parameters.map((one) => [one.id, one.value.values[id] as StatedValue]))]),
    ),
  };
  return { compiled, problems };
}
