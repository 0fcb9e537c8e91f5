/** What the training pages fetch: the corpus without language, the names in one language, and the rules' texts for whoever asks why. */
import type { Lang } from '../corpus/model.ts';
import { ownTitle, titleIn } from '../corpus/title.ts';
import { plainText } from '../narrate/plain-text.ts';
import type { QuizTitles } from '../narrate/quiz-titles.ts';
import { bookOf, perEdition } from '../quiz/book.ts';
import { corpus, edition } from './book.ts';
import { situations } from './cases/casebook.ts';

export const trainingBook = () => bookOf(corpus);

/** The case book's situations without their texts: the question shows what lies and what was seen. */
export const trainingCases = () => situations.map((situation) => ({ ...situation, texts: {} }));

const named = <T>(pairs: readonly (readonly [string, T | undefined])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(pairs.filter((pair): pair is readonly [string, T] => pair[1] !== undefined));

/** Titles of provisions, parameters and chapters. */
export function trainingTitles(lang: Lang): QuizTitles {
  return {
    provisions: named(corpus.provisions.map((p) => [p.id, titleIn(p, lang)] as const)),
    own: perEdition((id) => named(corpus.provisions.map((p) => [p.id, ownTitle(p, lang, id)] as const))),
    parameters: named(corpus.parameters.map((p) => [p.id, p.texts[lang]?.name] as const)),
    chapters: perEdition((id) => named(edition(id).chapters.map((c) => [c.id, c.title[lang]] as const))),
  };
}

/** Plain words, a line a paragraph or a point of a list. */
const inLines = (text: string): string =>
  text
    .split(/\n\s*\n|\n(?=\s*- )/)
    .map((part) => `${/^\s*- /.test(part) ? '• ' : ''}${plainText(part)}`)
    .join('\n');

/** Every provision's wordings in plain words, by id and wording. */
export function trainingTexts(lang: Lang): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return named(
    corpus.provisions.map((p) => {
      const wordings = Object.entries(p.texts[lang]?.wordings ?? {});
      return [p.id, Object.fromEntries(wordings.map(([key, text]) => [key, inLines(text)]))] as const;
    }),
  );
}
