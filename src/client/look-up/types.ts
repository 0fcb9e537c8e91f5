/** The look-up file of a language, as the box on every page fetches it. */
import type { Lang } from '../../corpus/model.ts';
import type { Effect } from '../../referee/types.ts';

export interface LookupRule {
  readonly id: string;
  readonly title: string;
  /** Articles by edition: label, chapter, name. */
  readonly articles: Readonly<Record<string, readonly (readonly [label: string, chapter: string, name: string])[]>>;
  /** What it costs in the newest book that has it: the effects that come together; several where it depends on the case. */
  readonly verdicts: readonly (readonly Effect[])[];
  /** Its glossary terms. */
  readonly terms: readonly string[];
  /** What can happen under it: places in `codes`. */
  readonly codes: readonly number[];
  /** Further words of its text. */
  readonly text: string;
}
export interface LookupTerm {
  readonly id: string;
  readonly term: string;
  /** Inflected and other forms. */
  readonly forms: readonly string[];
}
/** Something that can happen: what it is called, and the notions it is made of. */
export interface LookupCode {
  readonly title: string;
  readonly concepts: readonly string[];
}
/** What is looked through of one book. */
export interface LookupBook {
  readonly lang: Lang;
  readonly editions: readonly { readonly id: string; readonly mark: string; readonly pattern: string; readonly name: string }[];
  readonly rules: readonly LookupRule[];
  readonly terms: readonly LookupTerm[];
  readonly codes: readonly LookupCode[];
  /** The words of each notion, parted by blanks; `*` stands for any ending. */
  readonly concepts: readonly (readonly [string, string])[];
  /** What an effect is called, and the name of its sign in the sprite (none: empty). */
  readonly costs: Readonly<Record<string, readonly [name: string, sign: string]>>;
  /** Between consequences of which one follows. */
  readonly or: string;
}
/** The backgammon sheet beside the novuss books: found on its own, listed on its own. */
export interface LookupSheet extends LookupBook {
  /** Words by which somebody says that the sheet is meant, in the form of `concepts`. */
  readonly names: string;
}
export interface Lookup extends LookupBook {
  readonly words: { readonly found: string; readonly all: string };
  readonly sheet: LookupSheet;
}
