/** The strings of the area `quiz` with the names of the editions, fetched in a browser: one language is a chunk of its own. */
import { load } from '../compiled/ui/quiz.ts';
import type { Lang } from '../corpus/languages.ts';
import { namedInQuiz, withEditionNames } from './edition-names.ts';
import type { QuizStrings } from './strings.ts';

export const loadQuizStrings: Readonly<Record<Lang, () => Promise<QuizStrings>>> = withEditionNames(load, namedInQuiz);
