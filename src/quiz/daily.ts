/** The daily ten: what is due comes first, the rest is the same for everybody on that day. */

import { Random, seedOf } from '../random/random.ts';
import type { EditionId } from '../referee/types.ts';
import { editionIndex, type QuizBook } from './book.ts';
import { findQuestion } from './generate.ts';
import { dueOf, type Memory } from './memory.ts';
import { substanceOf } from './substance.ts';
import { type Question, WORTH_ASKING } from './types.ts';

export const DAILY = 10;
/** Of the ten, so many at most are repeated: a day also brings something new. */
export const MOST_DUE = 7;

/** A question about one provision, another every day. */
export const questionAbout = (book: QuizBook, edition: EditionId, provision: string, salt: string): Question | null =>
  findQuestion(book, { edition, provision }, seedOf('about', edition, provision, salt));

/** The ten questions of a date (`2026-11-21`), what is due by `now` among them. */
export function dailyTen(book: QuizBook, edition: EditionId, memories: readonly Memory[], date: string, now: number): readonly Question[] {
  const here = editionIndex(book, edition).byId;
  const questions: Question[] = [];
  const about = new Set<string>();
  const asked = new Set<string>();
  for (const { provision } of dueOf(memories, edition, now)) {
    if (questions.length === MOST_DUE) break;
    const question = here.has(provision) ? questionAbout(book, edition, provision, date) : null;
    if (question === null) continue;
    if (asked.has(substanceOf(question))) continue;
    questions.push(question);
    asked.add(substanceOf(question));
    about.add(provision);
  }
  const random = new Random(seedOf('daily', date, edition));
  const kinds = random.shuffle(WORTH_ASKING);
  for (let i = 0; questions.length < DAILY && i < 60; i++) {
    const kind = kinds[i % kinds.length];
    const question = kind && findQuestion(book, { edition, kinds: [kind] }, random.bits());
    const first = question?.provisions[0];
    if (!question || (first !== undefined && about.has(first)) || asked.has(substanceOf(question))) continue;
    asked.add(substanceOf(question));
    if (first !== undefined) about.add(first);
    questions.push(question);
  }
  return questions;
}
