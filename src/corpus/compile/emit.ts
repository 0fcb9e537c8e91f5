/** What was compiled, as TypeScript modules of data: typed, without a line of logic. */
import { LANGS } from '../languages.ts';
import { MARK_PATTERNS } from '../model.ts';
import type { Compiled } from './index.ts';
import { emitInterface } from './interface.ts';
import type { ContentFiles } from './source.ts';

const HEAD = 'Compiled from content/ by `novuss compile`; changes belong there.';
const CODE = `// ${HEAD}\n`;
const STYLE = `/* ${HEAD} */\n`;

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
  /** How its mark is drawn; the colours stand in editions.css. */
  readonly pattern: ${union(MARK_PATTERNS)};
}

export const EDITION_INFO: Readonly<Record<EditionId, EditionInfo>> = ${json(Object.fromEntries(editions.map(({ color: _color, name: _name, ...one }) => [one.id, one])))};
`;

const names = ({ editions }: Compiled): string => `
import type { EditionId } from './editions.ts';

/** What an edition is called, by language. */
export const EDITION_NAMES: Readonly<Record<${union(LANGS)}, Readonly<Record<EditionId, string>>>> = ${json(
  Object.fromEntries(LANGS.map((lang) => [lang, Object.fromEntries(editions.map(({ id, name }) => [id, name[lang]]))])),
)};
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

const statements = ({ statements, options, units }: Compiled): string => `
import type { EditionId } from './editions.ts';

/** Every edition as statements on rules, readings and policies, by provision: what a draft amends (src/corpus/compile/rulebook.ts has the type). */
export const STATEMENTS: Readonly<Record<EditionId, unknown>> = ${json(statements)};

/** The options of every reading. */
export const READING_OPTIONS: Readonly<Record<string, readonly string[]>> = ${json(options)};

/** The unit of every parameter. */
export const PARAMETER_UNITS: Readonly<Record<string, string>> = ${json(units)};
`;

const evidence = ({ evidence }: Compiled): string => `
/** By rule: the kind of events on which its findings rest. */
export const EVIDENCE = ${json(evidence)} as const;
`;

const happenings = ({ happenings }: Compiled): string => `
/** By rule: where people look for it, what kind of thing it is, and by which notions a description is recognised. */
export const HAPPENINGS = ${json(happenings)} as const;
`;

const unshown = ({ unshown }: Compiled): string => `
/** By rule: kinds of scenarios that it cannot have, with the reason, in these editions and those that amend them. */
export const UNSHOWN = ${json(unshown)} as const;
`;

const provisionArticles = ({ provisionArticles }: Compiled): string => `
import type { EditionId } from './editions.ts';

/** The articles of every provision, by edition that has it. */
export const PROVISION_ARTICLES: Readonly<Record<string, Readonly<Partial<Record<EditionId, readonly string[]>>>>> = ${json(provisionArticles)};
`;

const finder = ({ finder: { statements, statedBy, rightStrokes, questions } }: Compiled): string => `
/** What single articles say by themselves, with the article in each edition that says it. */
export const STATEMENTS = ${json(statements)} as const;

/** By edition: itself, or the nearest it amends, with which a statement comes in or goes. */
export const STATED_BY = ${json(statedBy)} as const;

/** By edition: what it calls a right stroke. */
export const RIGHT_STROKES = ${json(rightStrokes)} as const;

/** On which events a book has to say something. */
export const QUESTIONS = ${json(questions)} as const;
`;

/** Each edition's colour as a custom property, and the class that sets it for what stands inside. */
const colorsOf = ({ editions }: Compiled): string => `
:root {
${editions.map(({ id, color }) => `  --e-${id}: light-dark(${color.light}, ${color.dark});`).join('\n')}
}
${editions.map(({ id }) => `.e-${id} {\n  --ed: var(--e-${id});\n}`).join('\n')}
`;

/** What belongs to the edition that is chosen in a group of radio buttons: shown (`for-`), and put first (`in-`). */
const choiceOf = ({ editions }: Compiled): string => {
  const chosen = (name: string): string => editions.map(({ id }) => `:has([value="${id}"]:checked) .${name}-${id}`).join(',\n');
  return `
${chosen('for')} {
  display: inline-flex;
}
${chosen('in')} {
  order: -1;
  color: var(--ink);
  font-size: 1.0625rem;
  font-weight: 560;
}
`;
};

const MODULES = {
  editions,
  'edition-names': names,
  parameters,
  rulebooks,
  readings,
  statements,
  evidence,
  happenings,
  unshown,
  'provision-articles': provisionArticles,
  finder,
} as const;
const SHEETS = { editions: colorsOf, 'edition-choice': choiceOf } as const;

/** File name to text. */
export const emit = (compiled: Compiled, files: ContentFiles): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(MODULES).map(([name, write]) => [`${name}.ts`, CODE + write(compiled)] as const),
    ...Object.entries(SHEETS).map(([name, write]) => [`${name}.css`, STYLE + write(compiled)] as const),
    ...emitInterface(files, CODE),
  ]);
