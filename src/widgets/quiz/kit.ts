/** Everything a question is shown with: the book it is made from and the words of one language. Fetched once a page. */

import { load as loadNamesStrings } from '../../compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../compiled/ui/ruling.ts';
import type { Lang } from '../../corpus/model.ts';
import { articleLabel } from '../../narrate/article.ts';
import type { Words } from '../../narrate/describe.ts';
import type { QuizWords } from '../../narrate/quiz.ts';
import type { QuizTitles } from '../../narrate/quiz-titles.ts';
import type { QuizBook } from '../../quiz/book.ts';
import type { Situation } from '../../quiz/situation.ts';
import type { EditionId } from '../../referee/types.ts';
import { loadQuizStrings } from '../../ui/quiz-strings.ts';
import { loadTableStrings } from '../../ui/table-strings.ts';
import { fetchJson } from '../lazy/json.ts';
import { lazy } from '../lazy/lazy.ts';

export type RuleTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Kit {
  readonly lang: Lang;
  /** The site's folder on its host, with a slash at the end. */
  readonly base: string;
  readonly book: QuizBook;
  readonly words: QuizWords;
  readonly table: Words;
  /** The case book, fetched when somebody first asks for it; rejects where it can't be had. */
  readonly cases: () => Promise<readonly Situation[]>;
  /** The rules' own texts, fetched when somebody first asks why; rejects where they can't be had. */
  readonly texts: () => Promise<RuleTexts>;
}

/** A chapter's title, or its id where it has none. */
export const chapterTitle = ({ words }: Kit, edition: EditionId, chapter: string): string =>
  words.titles.chapters[edition][chapter] ?? chapter;

/** A chapter's number, where it has one, and its title. */
export const chapterLabel = (kit: Kit, edition: EditionId, chapter: string): string =>
  [...(/^\d/.test(chapter) ? [articleLabel(chapter, kit.lang)] : []), chapterTitle(kit, edition, chapter)].join(' ');

/** Loads book and words. */
export async function loadKit(lang: Lang, base: string): Promise<Kit> {
  const [book, titles, names, table, ruling, quiz] = await Promise.all([
    fetchJson<QuizBook>(`${base}data/quiz/book.json`),
    fetchJson<QuizTitles>(`${base}data/quiz/titles/${lang}.json`),
    loadNamesStrings[lang](),
    loadTableStrings[lang](),
    loadRulingStrings[lang](),
    loadQuizStrings[lang](),
  ]);
  return {
    lang,
    base,
    book,
    words: { lang, names, ruling, quiz, titles },
    table: { lang, names, table },
    cases: lazy(() => fetchJson<readonly Situation[]>(`${base}data/quiz/cases.json`)),
    texts: lazy(() => fetchJson<RuleTexts>(`${base}data/quiz/texts/${lang}.json`)),
  };
}
