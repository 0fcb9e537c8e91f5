/** What the clock of an exam shows. */
import type { Lang } from '../../../corpus/model.ts';
import { fill } from '../../../narrate/sentence.ts';
import type { QuizStrings } from '../../../ui/strings.ts';

/** Seconds left, from two minutes on with minutes: `2:05 left`. */
export function timeLeft(seconds: number, words: Pick<QuizStrings['exam'], 'left' | 'leftMin'>, lang: Lang): string {
  if (seconds < 120) return fill(words.left, { s: seconds }, lang);
  return fill(words.leftMin, { min: String(Math.floor(seconds / 60)), s: String(seconds % 60).padStart(2, '0') }, lang);
}
