/** What is said and done at the table, where a book says it: `content/quiz/duties.json`, and which editions say anything. */
import data from '../../content/quiz/duties.json' with { type: 'json' };
import type { EditionId } from '../referee/types.ts';
import { QUESTION_KINDS, type QuestionKind } from './types.ts';

type ByBook<T> = Readonly<Partial<Record<EditionId, T>>>;

/** A moment at the table. */
export interface Duty {
  readonly id: string;
  readonly provision: string;
  /** Those of the provision's articles that say it; editions that say nothing are left out. */
  readonly articles: ByBook<readonly string[]>;
  /** The act that each edition wants. */
  readonly right: ByBook<string>;
  /** What one edition wants, another forbids: each is a wrong answer for the other. Else one merely says more than the other. */
  readonly apart?: boolean;
  /** Acts that no edition wants at this moment. */
  readonly wrong: readonly string[];
}

export const DUTIES = data as readonly Duty[];

/** The moments about which an edition says something. */
export const dutiesOf = (edition: EditionId): readonly Duty[] => DUTIES.filter(({ right }) => right[edition] !== undefined);

/** The kinds that an edition has questions of: not every book says what is said and done at the table. */
export const kindsIn = (edition: EditionId): readonly QuestionKind[] =>
  dutiesOf(edition).length > 0 ? QUESTION_KINDS : QUESTION_KINDS.filter((kind) => kind !== 'duty');
