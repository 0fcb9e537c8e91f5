/** The case book as pages need it: its chapters in their order, and what lies before and after a case. */
import { loadCaseBook } from '../../files/casebook.ts';
import type { Lang } from '../../i18n/langs.ts';
import type { Situation } from '../../quiz/situation.ts';
import { articlesIn, chapterWith, corpus, EDITION_BAR } from './book.ts';

export const { situations } = loadCaseBook();

/** Chapter folders in the order of the file. */
export const TOPICS: readonly string[] = [...new Set(situations.map(({ topic }) => topic))];

export const ofTopic = (topic: string): readonly Situation[] => situations.filter((situation) => situation.topic === topic);
export const casePath = (id: string): string => `cases/${id}/`;
export const topicPath = (topic: string): string => `cases/topic/${topic}/`;

/** The title of the chapter in the newest book that has most of the topic's rules under one heading. */
export function topicTitle(topic: string, lang: Lang): string {
  const counts = new Map<string, number>();
  for (const provision of corpus.provisions) {
    if (provision.chapter !== topic) continue;
    const edition = EDITION_BAR.find((id) => articlesIn(provision, id).length > 0);
    const chapter = edition && chapterWith(edition, articlesIn(provision, edition)[0] ?? '');
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
