/** The look-up file of a language, as the box on every page fetches it. */
import type { ArticleParts } from '../../narrate/article-label.ts';
import type { Effect } from '../../referee/types.ts';
import type { Askable } from './ask.ts';
import type { Lexicon } from './words.ts';

/** A rule of a book. */
export interface LookupRule extends Askable {
  readonly kind: 'rule';
  readonly id: string;
  /** Articles by edition: label, chapter, name. */
  readonly articles: Readonly<Record<string, readonly (readonly [label: string, chapter: string, name: string])[]>>;
  /** What it costs in the newest book that has it: the effects that come together; several where it depends on the case. */
  readonly verdicts: readonly (readonly Effect[])[];
  /** What it says, in a line: of the sheet, whose file is small. */
  readonly line?: string;
}
/** Anything else that answers: a guide, a term, a measure, a page. */
export interface LookupPlace extends Askable {
  readonly kind: 'guide' | 'term' | 'measure' | 'page';
  readonly id: string;
  /** Its path within the language. */
  readonly path: string;
}
export type LookupEntry = LookupRule | LookupPlace;

/** What each entry says, in a line: a file of its own, fetched once the first answer is there. By kind and id; a page says nothing. */
export type Lines = Readonly<Record<Exclude<LookupEntry['kind'], 'page'>, Readonly<Record<string, string>>>>;

/** What is looked through of one book. */
export interface LookupBook {
  readonly lexicon: Lexicon;
  readonly editions: readonly { readonly id: string; readonly mark: string; readonly pattern: string; readonly name: string }[];
  readonly rules: readonly LookupRule[];
  readonly places: readonly LookupPlace[];
  /** What an effect is called, and the name of its sign in the sprite (none: empty). */
  readonly costs: Readonly<Record<string, readonly [name: string, sign: string]>>;
  /** Between consequences of which one follows. */
  readonly or: string;
}
/** The backgammon sheet, a file of its own: it answers where it is named or read. */
export type LookupSheet = LookupBook;
export interface Lookup extends LookupBook {
  /** How the parts of an article's number are written in the language. */
  readonly articleParts: ArticleParts;
  readonly words: Readonly<Record<'found' | 'all' | 'nearest' | 'elsewhere' | 'happened' | 'guides' | 'also', string>>;
  /** Words by which somebody says that the backgammon sheet is meant, `*` for any ending. */
  readonly sheetNames: string;
  /** The sheet’s own edition, as the others stand in `editions`. */
  readonly sheetEdition: LookupBook['editions'][number];
}
