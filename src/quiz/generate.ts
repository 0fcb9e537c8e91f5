/** Questions without end: the same seed, the same question, on every machine. */
import type { EditionId } from '../referee/types.ts';
import { type QuizBook, shelfOf } from './book.ts';
import { makeArticle } from './kinds/article.ts';
import type { Maker } from './kinds/context.ts';
import { makeDimension } from './kinds/dimension.ts';
import { makeDoubles } from './kinds/doubles.ts';
import { makeEditions } from './kinds/editions.ts';
import { makeIncident } from './kinds/incident.ts';
import { makePlacement } from './kinds/placement.ts';
import { makeRuling } from './kinds/ruling.ts';
import { makeShade } from './kinds/shade.ts';
import { makeSteps } from './kinds/steps.ts';
import { makeStriker } from './kinds/striker.ts';
import { Random, seedOf } from './random.ts';
import { type Difficulty, type GeneratedRef, QUESTION_KINDS, type Question, type QuestionKind } from './types.ts';

/** Counts up whenever the same seed would give another question than before; old links then say so. */
export const GENERATOR_VERSION = 1;

const MAKERS: Readonly<Record<QuestionKind, Maker>> = {
  ruling: makeRuling,
  placement: makePlacement,
  shade: makeShade,
  striker: makeStriker,
  incident: makeIncident,
  article: makeArticle,
  editions: makeEditions,
  steps: makeSteps,
  dimension: makeDimension,
  doubles: makeDoubles,
};

/** The question of a seed, or null where that seed gives no fair one. */
export function questionAt(book: QuizBook, ref: GeneratedRef): Question | null {
  const { kind, edition, difficulty, seed } = ref;
  const random = new Random(seedOf(kind, edition, difficulty, seed));
  return MAKERS[kind]({ book, shelf: shelfOf(book, edition), edition, difficulty, ref, random });
}

/** What is wished; what is left out may be anything. */
export interface Wish {
  readonly edition: EditionId;
  readonly kinds?: readonly QuestionKind[];
  readonly difficulty?: Difficulty;
  /** A chapter of the edition. */
  readonly chapter?: string;
  readonly provision?: string;
}

/** Seeds tried before a wish is given up. */
const TRIES = 3000;

const fits = (question: Question, { chapter, provision }: Wish): boolean =>
  (chapter === undefined || question.chapters.includes(chapter)) && (provision === undefined || question.provisions.includes(provision));

/**
 * A question as wished: the first fair one from `seed` on. A provision that no other kind meets is asked by its article; null where the edition
 * has nothing of the sort.
 */
export function findQuestion(book: QuizBook, wish: Wish, seed: number): Question | null {
  const random = new Random(seed);
  const kinds = wish.kinds ?? QUESTION_KINDS;
  const plan = planFor(wish, kinds);
  for (let i = 0; i < TRIES; i++) {
    const kind = random.pick(plan);
    const difficulty = wish.difficulty ?? random.pick([1, 1, 2, 2, 3] as const);
    const question = questionAt(book, { kind, edition: wish.edition, difficulty, seed: random.bits() });
    if (question !== null && fits(question, wish)) return question;
  }
  return null;
}

/** For a provision or a chapter the cheap kinds are tried more often, so that a rare one is found in time. */
function planFor({ chapter, provision }: Wish, kinds: readonly QuestionKind[]): readonly QuestionKind[] {
  if (chapter === undefined && provision === undefined) return kinds;
  const cheap = kinds.filter((kind) => kind === 'article' || kind === 'incident' || kind === 'dimension');
  return [...kinds, ...cheap, ...cheap, ...cheap];
}
