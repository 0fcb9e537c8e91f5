/** The book of questions, and what a question needs to be shown in a language. */
import { load as loadNamesStrings } from '../../src/compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../src/compiled/ui/ruling.ts';
import type { Lang } from '../../src/corpus/model.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { trainingTitles } from '../../src/site/training.ts';
import { loadQuizStrings } from '../../src/ui/quiz-strings.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import type { Kit } from '../../src/widgets/quiz/kit.ts';

const { corpus } = loadCorpus();
export const book = bookOf(corpus);

export async function kitOf(lang: Lang): Promise<Kit> {
  const [names, table, ruling, quiz] = await Promise.all([
    loadNamesStrings[lang](),
    loadTableStrings[lang](),
    loadRulingStrings[lang](),
    loadQuizStrings[lang](),
  ]);
  const titles = trainingTitles(lang);
  const texts = async () => Object.fromEntries(corpus.provisions.map((p) => [p.id, p.texts[lang]?.wordings ?? {}]));
  return {
    lang,
    base: '/',
    book,
    words: { lang, names, ruling, quiz, titles },
    table: { lang, names, table },
    texts,
    cases: async () => [],
  };
}
