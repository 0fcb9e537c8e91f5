/** What was compiled, as TypeScript modules of data: typed, without a line of logic. */
import type { Compiled } from './index.ts';
import { emitInterface } from './interface.ts';
import type { ContentFiles } from './source.ts';

const HEAD = '// Compiled from content/ by `novuss compile`; changes belong there.\n';

const json = (value: unknown): string => JSON.stringify(value, null, 1);
const union = (names: readonly string[]): string => (names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | '));

const editions = ({ editions }: Compiled): string => `
/** The editions in the order in which they are shown: oldest first, undated ones last. */
export const EDITION_IDS = ${json(editions.map(({ id }) => id))} as const;
export type EditionId = (typeof EDITION_IDS)[number];

/** What is known of an edition beside its text. */
export interface EditionInfo {
  readonly id: EditionId;
  /** The letters shown in badges. */
  readonly mark: string;
  /** The edition it amends. */
  readonly basis?: EditionId;
  /** Language of the source. */
  readonly language: string;
  /** The day from which it holds. */
  readonly inForce?: string;
}

export const EDITION_INFO: Readonly<Record<EditionId, EditionInfo>> = ${json(Object.fromEntries(editions.map((one) => [one.id, one])))};
`;

const parameters = ({ parameters }: Compiled): string => `
import type { EditionId } from './editions.ts';

export type ParameterId = ${union(Object.keys(Object.values(parameters)[0] ?? {}))};

/** A size, mass, count or time as an edition states it, in the parameter's unit, with its article. */
export interface ParameterValue {
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  readonly tolerance?: { readonly plus?: number; readonly minus?: number };
  readonly article: string;
}
/** The edition says nothing of it. */
export interface Unstated {
  readonly unstated: true;
}

/** Every parameter of every edition: stated by it, or by the edition it amends. */
export const PARAMETERS: Readonly<Record<EditionId, Readonly<Record<ParameterId, ParameterValue | Unstated>>>> = ${json(parameters)};
`;

const MODULES = { editions, parameters } as const;

/** File name to text. */
export const emit = (compiled: Compiled, files: ContentFiles): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(MODULES).map(([name, write]) => [`${name}.ts`, HEAD + write(compiled)] as const),
    ...emitInterface(files, HEAD),
  ]);
