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

const rulebooks = ({ rulebooks }: Compiled): string => `
/** Every edition as the referee reads it: rules, incidents, policies and placement with their articles and numbers. */
export const RULEBOOKS = ${json(Object.fromEntries(rulebooks.map((book) => [book.id, book])))} as const;
`;

const readings = ({ readings }: Compiled): string => `
/** Every reading that the referee asks, with its articles and default in each edition that leaves it open. */
export const READINGS = ${json(readings)} as const;
`;

const evidence = ({ evidence }: Compiled): string => `
/** By rule: the kind of events on which its findings rest. */
export const EVIDENCE = ${json(evidence)} as const;
`;

const happenings = ({ happenings }: Compiled): string => `
/** By rule: where people look for it, what kind of thing it is, and by which notions a description is recognised. */
export const HAPPENINGS = ${json(happenings)} as const;
`;

const provisionArticles = ({ provisionArticles }: Compiled): string => `
import type { EditionId } from './editions.ts';

/** The articles of every provision, by edition that has it. */
export const PROVISION_ARTICLES: Readonly<Record<string, Readonly<Partial<Record<EditionId, readonly string[]>>>>> = ${json(provisionArticles)};
`;

const MODULES = { editions, parameters, rulebooks, readings, evidence, happenings, 'provision-articles': provisionArticles } as const;

/** File name to text. */
export const emit = (compiled: Compiled, files: ContentFiles): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(MODULES).map(([name, write]) => [`${name}.ts`, HEAD + write(compiled)] as const),
    ...emitInterface(files, HEAD),
  ]);
