/** What the page of house rules fetches in one language. */
import type { ReadingEntry } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';

/** An open point, in one language. */
export interface OpenReading extends Pick<ReadingEntry, 'id' | 'kind' | 'editions' | 'articles'> {
  readonly question: string;
  /** By id, in the order of the list. */
  readonly options: Readonly<Record<string, string>>;
  /** What the referee takes, by edition. */
  readonly taken: Readonly<Partial<Record<EditionId, string>>>;
}
export interface HouseTexts {
  readonly readings: readonly OpenReading[];
  /** Titles of the cases. */
  readonly titles: Readonly<Record<string, string>>;
}
