/** Parameters of every edition: stated by it, or by the edition it amends. */
import type { Parameter, ParameterValue } from '../model.ts';
import type { Amendment } from '../schema/edition.ts';
import { type AuthoredParameter, parameterFileSchema } from '../schema/parameter.ts';
import { type Chain, type Filed, inherited, type WholeEdition } from './editions.ts';
import { matchIn } from './paths.ts';
import { type ContentFiles, checked, problemAt, type Report, readData } from './source.ts';

export type StatedValue = ParameterValue | { readonly unstated: true };
/** A parameter's file, its group, and what it states. */
export interface FiledParameter extends Filed<AuthoredParameter<string>> {
  readonly id: string;
  readonly group: string;
}

type AmendingChain = readonly (Chain[number] & { readonly amends?: Pick<Amendment, 'parameters'> })[];

/** The values of every edition: stated with the parameter, by the edition's own file, or those of its basis. */
export function resolveValues(
  editions: AmendingChain,
  id: string,
  stated: Partial<Parameter<string>['values']>,
): Readonly<Record<string, StatedValue>> {
  const all: Record<string, StatedValue> = {};
  for (const edition of editions) {
    const before = inherited(editions, edition.id, { ...stated, ...all });
    const own = edition.amends?.parameters[id];
    const value = own === undefined ? before : amendedValue(before, own);
    if (value !== undefined) all[edition.id] = value;
  }
  return all;
}

/** What an amendment states of a parameter: under the article it had, where none is named. */
export const amendedValue = (before: StatedValue | undefined, own: Amendment['parameters'][string]): StatedValue =>
  ('unstated' in own || own.article !== undefined ? own : { ...own, article: articleIn(before) }) as StatedValue;

const articleIn = (value: StatedValue | undefined): string => (value === undefined || 'unstated' in value ? '' : value.article);

/** All parameters of a book, in the order of the files. A parameter without a value in some edition is reported. */
export function readParameters(
  files: ContentFiles,
  book: string,
  editions: readonly Filed<WholeEdition>[],
  report: Report,
): readonly FiledParameter[] {
  const chain = editions.map(({ value }) => value);
  const schema = parameterFileSchema({ editions: chain.map(({ id }) => id) });
  const parameters = [...files].flatMap(([file, text]) => {
    const group = matchIn(book, file, 'parameter')?.[0];
    if (group === undefined) return [];
    const source = { file, text };
    const data = readData(source, report);
    const value = data === undefined ? undefined : checked(schema, data, source, report);
    return Object.entries(value ?? {}).map(([id, stated]): FiledParameter => {
      const values = resolveValues(chain, id, stated.values);
      for (const { id: edition } of chain) {
        if (values[edition] === undefined)
          report(
            problemAt(
              source,
              [id, 'values'],
              'value-missing',
              `expected a value for ${edition}, which amends no other edition, or "unstated": true`,
            ),
          );
      }
      return { ...source, id, group, value: { ...stated, values } };
    });
  });
  for (const edition of editions) reportAmended(edition, parameters, report);
  return parameters;
}

/** An edition's file amends parameters that there are, and an article it does not name is its basis'. */
function reportAmended(edition: Filed<WholeEdition>, parameters: readonly FiledParameter[], report: Report): void {
  for (const id of Object.keys(edition.value.amends.parameters)) {
    const value = parameters.find((one) => one.id === id)?.value.values[edition.value.id];
    const path = ['amends', 'parameters', id];
    if (value === undefined) report(problemAt(edition, path, 'parameter-unknown', `expected the name of a parameter; found ${id}`));
    else if (!('unstated' in value) && value.article === '')
      report(problemAt(edition, path, 'article-missing', 'expected an article: the edition it amends has none'));
  }
}
