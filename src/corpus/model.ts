/**
 * The knowledge base as data: editions, provisions, their texts in four languages, readings, scenarios, parameters and terms, parsed and
 * linked. Everything here is plain and immutable; it is built by `parseCorpus` from file texts and never reads a file itself. The types stand for
 * the novuss book where nothing else is said; the backgammon sheet fills in its own editions (`E`), rule codes (`R`) and commands (`C`).
 */

import type { BackgammonDocuments } from '../backgammon/document.ts';
import type { RuleCode } from '../referee/codes.ts';
import type { CaseEvent, EditionId } from '../referee/types.ts';
import type { Book, ScenarioCommand } from './books.ts';
import type { Expectations, ScenarioInputs } from './expectation.ts';
import type { Lang } from './languages.ts';
import type { Review } from './reviews.ts';

export { LANGS, type Lang } from './languages.ts';

export type ByLang<T> = Readonly<Record<Lang, T>>;
export type ByEdition<T, E extends string = EditionId> = Readonly<Record<E, T>>;

/** A chapter of an edition with its articles in the order of the book. */
export interface Chapter {
  readonly id: string;
  readonly title: ByLang<string>;
  readonly articles: readonly string[];
}

/** How an edition's mark is drawn beside its colour, so that colour alone never tells. */
export const MARK_PATTERNS = ['solid', 'hatched', 'ringed', 'outlined'] as const;
export type MarkPattern = (typeof MARK_PATTERNS)[number];

export interface Edition<E extends string = EditionId> {
  readonly id: E;
  /** The letter mark shown in badges: 08, 10, 17, C. */
  readonly mark: string;
  /** In which order it was taken up here, from 1: columns of files never move. */
  readonly number: number;
  /** The edition it is compared with; none for 2008 and club. */
  readonly basis?: E;
  /** Language of the source. */
  readonly language: Lang;
  readonly inForce?: string;
  /** ISO 3166 code of where it comes from; `xx` where nobody says. */
  readonly country: string;
  /** Of its mark and its texts, on light and on dark paper. */
  readonly color: { readonly light: string; readonly dark: string };
  readonly pattern: MarkPattern;
  /** What it is called in lists and sentences, shorter than its title. */
  readonly name: ByLang<string>;
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
  /** The author's word that a part of the rule for which the referee has no model differs from the basis. */
  readonly rule?: true;
  /** Relative to the edition's basis; absent where there is none. `amended` is worked out by `withChanges`. */
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
  /** The language it is in, where it stands in for one that is not yet translated. */
  readonly language?: Lang;
  /** Over all editions. */
  readonly title: string;
  /** By wording: the title of those editions' rule, where it differs in substance from the one over all (`titleIn` in title.ts). */
  readonly titles: Readonly<Record<string, string>>;
  /** With their numbers filled in; a wording whose numbers differ between editions stands once for each (`a`, `a-2026`). */
  readonly wordings: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string>>;
  /** As written, with references to parameters (`{{strokeTime}}`). */
  readonly authored: {
    readonly title: string;
    readonly titles: Readonly<Record<string, string>>;
    readonly wordings: Readonly<Record<string, string>>;
    readonly effects: Readonly<Record<string, string>>;
  };
}

export interface Misprint<E extends string = EditionId> {
  readonly edition: E;
  readonly article: string;
  readonly printed: string;
}

/** One question a rulebook answers. */
export interface Provision<E extends string = EditionId, R extends string = RuleCode> {
  readonly id: string;
  /** The folder it stands in. */
  readonly chapter: string;
  readonly about: About;
  readonly terms: readonly string[];
  readonly rules: readonly R[];
  /** Why the referee has no rule for it; only where `rules` is empty. */
  readonly unmodelled?: string;
  readonly figure?: string;
  /** The parameters whose numbers its texts say, as references or in words. */
  readonly parameters: readonly string[];
  /** Those of them that each wording says, in words where it has no reference. */
  readonly said: readonly string[];
  /** The numbers in digits that its texts say and no parameter holds. */
  readonly numbers: readonly number[];
  readonly editions: ByEdition<EditionEntry | AbsentEntry, E>;
  readonly misprints: readonly Misprint<E>[];
  readonly texts: Readonly<Partial<Record<Lang, ProvisionText>>>;
  /** Filled in by linking. */
  readonly scenarios: readonly string[];
  readonly readings: readonly string[];
  /** Provisions that this one's texts refer to, and those that refer to it. */
  readonly refersTo: readonly string[];
  readonly referredBy: readonly string[];
}

export interface ReadingText {
  /** The language it is in, where it stands in for one that is not yet translated. */
  readonly language?: Lang;
  readonly question: string;
  readonly options: Readonly<Record<string, string>>;
  readonly why: string;
}
export interface ReadingEntry<E extends string = EditionId> {
  readonly id: string;
  readonly editions: readonly E[];
  readonly articles: Readonly<Partial<Record<E, readonly string[]>>>;
  readonly provisions: readonly string[];
  readonly kind: 'gap' | 'ambiguity' | 'contradiction';
  readonly options: readonly string[];
  readonly default: string;
  /** Editions whose own words point to another option. */
  readonly defaults?: Readonly<Partial<Record<E, string>>>;
  /** Whether the referee asks for it. */
  readonly engine: boolean;
  readonly texts: Readonly<Partial<Record<Lang, ReadingText>>>;
}

/** A scenario of one command. */
interface ScenarioOf<E extends string, R extends string, C extends string> {
  readonly id: string;
  readonly provision: string;
  /** The file it stands in, without folder `scenarios/` and extension. */
  readonly file: string;
  readonly case: 'passed' | 'failed' | 'inapplicable';
  readonly rule?: R;
  readonly command: C;
  /** The command's document without its edition. */
  readonly input: C extends keyof ScenarioInputs
    ? ScenarioInputs[C]
    : C extends keyof BackgammonDocuments
      ? BackgammonDocuments[C]
      : object;
  /** What a stroke is there to show, in order: contacts, boards, pockets; only where the case is a stroke. */
  readonly shows?: readonly CaseEvent[];
  /** The editions it is about: those it states an outcome for, and those that amend one of them, unless it says that they are none. */
  readonly editions: readonly E[];
  /** What must come out, per edition. */
  readonly expect: Readonly<Partial<Record<E, C extends keyof Expectations ? Expectations[C] : object>>>;
  readonly texts: Readonly<Partial<Record<Lang, { readonly title: string; readonly describe: string }>>>;
}
/** A scenario, told apart by its command. */
export type Scenario<E extends string = EditionId, R extends string = RuleCode, C extends string = ScenarioCommand> = C extends string
  ? ScenarioOf<E, R, C>
  : never;
/** The scenarios of one command. */
export type ScenarioFor<C extends ScenarioCommand> = Extract<Scenario, { readonly command: C }>;

export interface ParameterValue {
  readonly value: number | null;
  readonly max?: number;
  readonly min?: number;
  readonly tolerance?: { readonly plus?: number; readonly minus?: number };
  readonly article: string;
}
export interface Parameter<E extends string = EditionId> {
  readonly id: string;
  readonly group: string;
  readonly unit: string;
  readonly values: ByEdition<ParameterValue | { readonly unstated: true }, E>;
  /** What a source prints doubtfully, what was read and why, in English, by edition. */
  readonly doubt?: Readonly<Record<string, string>>;
  readonly texts: Readonly<Partial<Record<Lang, { readonly name: string; readonly note?: string }>>>;
}

export interface Term<E extends string = EditionId> {
  readonly id: string;
  readonly term: string;
  readonly forms: readonly string[];
  readonly definition: string;
  readonly synonyms: Readonly<Partial<Record<E, readonly string[]>>>;
}

export interface Corpus<E extends string = EditionId, R extends string = RuleCode, C extends string = ScenarioCommand> {
  readonly book: Book<E, R, C>;
  readonly editions: readonly Edition<E>[];
  readonly provisions: readonly Provision<E, R>[];
  readonly readings: readonly ReadingEntry<E>[];
  readonly scenarios: readonly Scenario<E, R, C>[];
  readonly parameters: readonly Parameter<E>[];
  readonly glossary: ByLang<readonly Term<E>[]>;
  /** The readings of texts against their source, by `reviewKey`. */
  readonly reviews: ReadonlyMap<string, readonly Review[]>;
}
/** A corpus of whatever book. */
export type AnyCorpus = Corpus<string, string, string>;
export type AnyProvision = Provision<string, string>;
export type AnyReading = ReadingEntry<string>;

/** What is wrong with the content: file, place in it, code, and a sentence (`detail`). */
export interface ContentProblem {
  readonly file: string;
  /** From 1, where it is known. */
  readonly line?: number;
  readonly path: string;
  readonly code: string;
  readonly detail: string;
}
