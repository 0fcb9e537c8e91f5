/** The daily ten: what is due comes first, the rest is the same for everybody on that day who knows as little. */

import { Random, seedOf } from '../random/random.ts';
import type { EditionId } from '../referee/types.ts';
import { editionIndex, type QuizBook } from './book.ts';
import { findQuestion } from './generate.ts';
import { dueOf, type Memory } from './memory.ts';
import { gistOf } from './round.ts';
import { type Question, WORTH_ASKING } from './types.ts';

export const DAILY = 10;
/** Of the ten, so many at most are repeated: a day also brings something new. */
export const MOST_DUE = 7;
/** Questions drawn for the places that are left. */
const DRAWN = 60;

/** A question about one provision, another every day. */
const questionAbout = (book: QuizBook, edition: EditionId, provision: string, salt: string): Question | null =>
  findQuestion(book, { edition, provision }, seedOf('about', edition, provision, salt));

/**
 * The ten questions of a date (`2026-11-21`), what is due by `now` among them, no two nearly the same, nor nearly the same as one of `before` (their
 * gists, the latest last) as long as there are others. What is new is drawn in one order for everybody; rules not met before come first.
 */
export function dailyTen(
  book: QuizBook,
  edition: EditionId,
  memories: readonly Memory[],
  date: string,
  now: number,
  before: readonly string[] = [],
): readonly Question[] {
  const here = editionIndex(book, edition).byId;
  const questions: Question[] = [];
  const about = new Set<string>();
  const asked = new Set<string>();
  const take = (question: Question): void => {
    questions.push(question);
    asked.add(gistOf(question));
    const [first] = question.provisions;
    if (first !== undefined) about.add(first);
  };
  const isFresh = (question: Question): boolean => !asked.has(gistOf(question)) && !about.has(question.provisions[0] ?? '');
  for (const { provision } of dueOf(memories, edition, now)) {
    if (questions.length === MOST_DUE) break;
    if (!here.has(provision)) continue;
    const question = [date, `${date} again`]
      .map((salt) => questionAbout(book, edition, provision, salt))
      .find((one) => one && isFresh(one));
    if (question) take(question);
  }
  const random = new Random(seedOf('daily', date, edition));
  const kinds = random.shuffle(WORTH_ASKING);
  const met = new Set(memories.filter((memory) => memory.edition === edition).map(({ provision }) => provision));
  const recent = new Set(before);
  const later: Question[] = [];
  for (let i = 0; questions.length < DAILY && i < DRAWN; i++) {
    const kind = kinds[i % kinds.length];
    const question = kind && findQuestion(book, { edition, kinds: [kind] }, random.bits());
    if (!question) continue;
    if (met.has(question.provisions[0] ?? '') || recent.has(gistOf(question))) later.push(question);
    else if (isFresh(question)) take(question);
  }
  for (const question of later) if (questions.length < DAILY && isFresh(question)) take(question);
  return questions;
}
