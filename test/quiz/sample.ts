import type { QuizBook } from '../../src/quiz/book.ts';
import { questionAt } from '../../src/quiz/generate.ts';
import { DIFFICULTIES, type Question, type QuestionKind } from '../../src/quiz/types.ts';
import type { EditionId } from '../../src/referee/types.ts';

/** So many questions of a kind and edition, all difficulties in turn, from seed `from` on. */
export function sample(book: QuizBook, kind: QuestionKind, edition: EditionId, count: number, from = 1): Question[] {
  const questions: Question[] = [];
  for (let seed = from; questions.length < count && seed < from + count * 60; seed++) {
    const difficulty = DIFFICULTIES[seed % 3] ?? 1;
    const question = questionAt(book, { kind, edition, difficulty, seed });
    if (question !== null) questions.push(question);
  }
  return questions;
}
