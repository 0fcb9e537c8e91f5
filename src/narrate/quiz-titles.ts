/** What the training calls the rules, measures and chapters that it asks about. */
import type { EditionId } from '../referee/types.ts';

/** What the corpus calls provisions, parameters and chapters in one language. */
export interface QuizTitles {
  /** Over all editions. */
  readonly provisions: Readonly<Record<string, string>>;
  /** Per edition, the titles of its own rules where they differ from those over all. */
  readonly own: Readonly<Record<EditionId, Readonly<Record<string, string>>>>;
  readonly parameters: Readonly<Record<string, string>>;
  /** Per edition, chapter id to title. */
  readonly chapters: Readonly<Record<EditionId, Readonly<Record<string, string>>>>;
}

/** What a provision is called in an edition; its id where the titles do not know it. */
export const provisionName = ({ provisions, own }: QuizTitles, id: string, edition: EditionId): string =>
  own[edition][id] ?? provisions[id] ?? id;
