/** Parameters of every edition: stated by it, or by the edition it amends. */
import type { Edition, Parameter, ParameterValue } from '../model.ts';
import { type AuthoredParameter, parameterFileSchema } from '../schema/parameter.ts';
import { type Filed, inherited } from './editions.ts';
import { type ContentFiles, checked, problemAt, type Report, readData } from './source.ts';

const PARAMETERS = /^parameters\/([^/]+)\.json$/;

export type StatedValue = ParameterValue | { readonly unstated: true };
/** A parameter's file, its group, and what it states. */
export interface FiledParameter extends Filed<AuthoredParameter<string>> {
  readonly id: string;
  readonly group: string;
}

/** The values of every edition: a value that an edition does not state is its basis'. */
export function resolveValues(
  editions: readonly Pick<Edition<string>, 'id' | 'basis'>[],
  stated: Parameter<string>['values'],
): Readonly<Record<string, StatedValue>> {
  return Object.fromEntries(
    editions.flatMap(({ id }) => {
      const value = inherited(editions, id, stated);
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
}

/** All parameters of a book, in the order of the files. A parameter without a value in some edition is reported. */
export function readParameters(
  files: ContentFiles,
  book: string,
  editions: readonly Edition<string>[],
  report: Report,
): readonly FiledParameter[] {
  return [...files].flatMap(([file, text]) => {
    const group = file.startsWith(`${book}/`) ? PARAMETERS.exec(file.slice(book.length + 1))?.[1] : undefined;
    if (group === undefined) return [];
    const source = { file, text };
    const data = readData(source, report);
    const value =
      data === undefined ? undefined : checked(parameterFileSchema({ editions: editions.map(({ id }) => id) }), data, source, report);
    return Object.entries(value ?? {}).map(([id, stated]): FiledParameter => {
      const values = resolveValues(editions, stated.values);
      for (const { id: edition } of editions) {
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
}
