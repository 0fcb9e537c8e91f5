/** What the amendment bench fetches in one language: provisions with their words, readings, parameters, chapters, titles of the cases. */
import type { CardGroup } from '../../corpus/card.ts';
import type { Provision, ReadingEntry } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';

/** A provision as a drafter needs it. */
export interface ProvisionWords extends Pick<Provision, 'id' | 'chapter' | 'parameters'> {
  /** Over all editions. */
  readonly title: string;
  /** By letter of a wording, where the editions with it have a title of their own. */
  readonly titles: Readonly<Record<string, string>>;
  /** As written, by letter, with references to parameters and provisions. */
  readonly wordings: Readonly<Record<string, string>>;
  /** Its articles and the letter of its wording, by edition that has it. */
  readonly editions: Readonly<Partial<Record<EditionId, { readonly articles: readonly string[]; readonly wording: string }>>>;
}
export interface ReadingWords extends Pick<ReadingEntry, 'id' | 'kind'> {
  readonly question: string;
  /** By id, in the order of the list. */
  readonly options: Readonly<Record<string, string>>;
}
export interface ParameterWords {
  readonly id: string;
  readonly unit: string;
  readonly name: string;
}
export interface ChapterWords {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly string[];
}
export interface DraftTexts {
  readonly provisions: readonly ProvisionWords[];
  readonly readings: readonly ReadingWords[];
  readonly parameters: readonly ParameterWords[];
  readonly chapters: Readonly<Record<EditionId, readonly ChapterWords[]>>;
  /** Titles of the cases. */
  readonly cases: Readonly<Record<string, string>>;
  /** What single statements of the finder say. */
  readonly says: Readonly<Record<string, string>>;
  /** The columns of the referee's pocket card. */
  readonly card: Readonly<Record<CardGroup, string>>;
}
