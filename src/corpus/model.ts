/**
 * The knowledge base as data: editions, provisions, their texts in four languages, readings, scenarios, parameters and terms, parsed and
 * linked. Everything here is plain and immutable; it is built by `parseCorpus` from file texts and never reads a file itself.
 */
import type { RuleCode } from '../referee/codes.ts';
import type { EditionId } from '../referee/types.ts';

export const LANGS = ['de', 'ru', 'et', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type ByLang<T> = Readonly<Record<Lang, T>>;
export type ByEdition<T> = Readonly<Record<EditionId, T>>;

/** A chapter of an edition with its articles in the order of the book. */
export interface Chapter {
  readonly id: string;
  readonly title: ByLang<string>;
  readonly articles: readonly string[];
}

export interface Edition {
  readonly id: EditionId;
  /** The letter mark shown in badges: 08, 10, 17, C. */
  readonly mark: string;
  /** The edition it is compared with; none for 2008 and club. */
  readonly basis?: EditionId;
  /** Language of the source. */
  readonly language: Lang;
  readonly inForce?: string;
  readonly issuer: ByLang<string>;
  readonly title: ByLang<string>;
  readonly source: string;
  readonly chapters: readonly Chapter[];
}

export const CHANGE_KINDS = ['introduced', 'unchanged', 'renumbered', 'reworded', 'amended', 'split', 'merged', 'dropped'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly kind: ChangeKind;
  /** Key into `effects` of the texts. */
  readonly effect?: string;
}

export interface EditionEntry {
  readonly absent: false;
  readonly articles: readonly string[];
  readonly wording: string;
  /** Relative to the edition's basis; absent where there is none. */
  readonly change?: Change;
}
export interface AbsentEntry {
  readonly absent: true;
  /** `dropped` where the basis edition had it. */
  readonly change?: Change;
}

export const ABOUT = ['stroke', 'placement', 'incident', 'set', 'definition', 'conduct', 'equipment', 'organisation', 'procedure'] as const;
export type About = (typeof ABOUT)[number];

export interface ProvisionText {
  readonly title: string;
  readonly wordings: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string>>;
  /** Per wording: `<hash of the source-language wording>.<hash of this text>` as a second person read them. */
  readonly reviewed: Readonly<Record<string, string>>;
}

export interface Misprint {
  readonly edition: EditionId;
  readonly article: string;
  readonly printed: string;
}

/** One question a rulebook answers. */
export interface Provision {
  readonly id: string;
  /** The folder it stands in. */
  readonly chapter: string;
  readonly about: About;
  readonly terms: readonly string[];
  readonly rules: readonly RuleCode[];
  /** Why the referee has no rule for it; only where `rules` is empty. */
  readonly unmodelled?: string;
  readonly figure?: string;
  readonly editions: ByEdition<EditionEntry | AbsentEntry>;
  readonly misprints: readonly Misprint[];
  readonly texts: Readonly<Partial<Record<Lang, ProvisionText>>>;
  /** Filled in by linking. */
  readonly scenarios: readonly string[];
  readonly readings: readonly string[];
  /** Provisions that this one's texts refer to, and those that refer to it. */
  readonly refersTo: readonly string[];
  readonly referredBy: readonly string[];
}

export interface ReadingText {
  readonly question: string;
  readonly options: Readonly<Record<string, string>>;
  readonly why: string;
}
export interface ReadingEntry {
  readonly id: string;
  readonly editions: readonly EditionId[];
  readonly articles: Readonly<Partial<Record<EditionId, readonly string[]>>>;
  readonly provisions: readonly string[];
  readonly kind: 'gap' | 'ambiguity' | 'contradiction';
  readonly options: readonly string[];
  readonly default: string;
  /** Editions whose own words point to another option. */
  readonly defaults?: Readonly<Partial<Record<EditionId, string>>>;
  /** Whether the referee asks for it. */
  readonly engine: boolean;
  readonly texts: Readonly<Partial<Record<Lang, ReadingText>>>;
}

export type ScenarioCommand = 'judge' | 'place' | 'classify' | 'check-placement';
export interface Scenario {
  readonly id: string;
  readonly provision: string;
  /** The file it stands in, without folder `scenarios/` and extension. */
  readonly file: string;
  readonly case: 'passed' | 'failed' | 'inapplicable';
  readonly rule?: RuleCode;
  readonly command: ScenarioCommand;
  /** A document of the case contract without its edition. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What must come out, per edition, matched as a subset. */
  readonly expect: Readonly<Partial<Record<EditionId, Readonly<Record<string, unknown>>>>>;
  readonly texts: Readonly<Partial<Record<Lang, { readonly title: string; readonly describe: string }>>>;
}

export interface ParameterValue {
  readonly value: number | string | null;
  readonly max?: number;
  readonly min?: number;
  readonly tolerance?: { readonly plus?: number; readonly minus?: number };
  readonly article: string;
}
export interface Parameter {
  readonly id: string;
  readonly group: string;
  readonly unit: string;
  readonly values: ByEdition<ParameterValue | { readonly unstated: true }>;
  /** What a source prints doubtfully, what was read and why (a key into ui texts). */
  readonly doubt?: Readonly<Record<string, string>>;
  readonly texts: Readonly<Partial<Record<Lang, { readonly name: string; readonly note?: string }>>>;
}

export interface Term {
  readonly id: string;
  readonly term: string;
  readonly forms: readonly string[];
  readonly definition: string;
  readonly synonyms: Readonly<Partial<Record<EditionId, readonly string[]>>>;
}

export interface Corpus {
  readonly editions: readonly Edition[];
  readonly provisions: readonly Provision[];
  readonly readings: readonly ReadingEntry[];
  readonly scenarios: readonly Scenario[];
  readonly parameters: readonly Parameter[];
  readonly glossary: ByLang<readonly Term[]>;
}

/** What is wrong with the content: file, place in it, code; sentences are made by the linter's reporter. */
export interface ContentProblem {
  readonly file: string;
  readonly path: string;
  readonly code: string;
  readonly detail: string;
}
