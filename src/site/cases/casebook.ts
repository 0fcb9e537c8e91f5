/** The case book as pages need it: its chapters in their order, and what lies before and after a case. */
import { loadCaseBook } from '../../files/casebook.ts';
import { questionOf } from '../../quiz/authored.ts';
import { bookOf } from '../../quiz/book.ts';
import { questionCode } from '../../quiz/link.ts';
import type { Situation } from '../../quiz/situation.ts';
import type { Lang } from '../../ui/langs.ts';
import { corpus, EDITION_BAR, homeOf } from '../book.ts';

export const { situations } = loadCaseBook();

/** Chapter folders in the order of the file. */
export const TOPICS: readonly string[] = [...new Set(situations.map(({ topic }) => topic))];

export const ofTopic = (topic: string): readonly Situation[] => situations.filter((situation) => situation.topic === topic);
export const casePath = (id: string): string => `cases/${id}/`;
export const topicPath = (topic: string): string => `cases/topic/${topic}/`;

const book = bookOf(corpus);
const codes = new Map<string, string | undefined>();

/** The code that opens a case as a question, under the newest edition that asks it; none where it is only for reading. */
export function questionCodeOf(situation: Situation): string | undefined {
  if (!codes.has(situation.id)) {
    const edition = EDITION_BAR.find((id) => questionOf(book, situation, id) !== null);
    codes.set(situation.id, edition && questionCode(book, { situation: situation.id, edition }));
  }
  return codes.get(situation.id);
}

/** The title of the chapter in the newest book that has most of the topic's rules under one heading. */
export function topicTitle(topic: string, lang: Lang): string {
  const counts = new Map<string, number>();
  for (const provision of corpus.provisions) {
    if (provision.chapter !== topic) continue;
    const chapter = homeOf(provision)?.chapter;
    if (chapter) counts.set(chapter.title[lang], (counts.get(chapter.title[lang]) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? topic;
}

/** The case before and the case after, in the order of the book. */
export function neighbours(id: string): { readonly previous?: Situation; readonly next?: Situation } {
  const at = situations.findIndex((situation) => situation.id === id);
  const [previous, next] = [situations[at - 1], situations[at + 1]];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
