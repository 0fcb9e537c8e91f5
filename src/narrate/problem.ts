/** Problems of a document as sentences: what is wrong with what stands there. Templates from `content/ui/problem/<lang>.json`. */
import type { Lang } from '../corpus/model.ts';
import type { Problem } from '../notation/problem.ts';
import type { ProblemStrings } from '../ui/strings.ts';
import { fill } from './sentence.ts';

/** Long lists of options are cut: nobody reads fifty names. */
const MOST_OPTIONS = 12;

/** What is wrong, without the place, as a sentence. */
export function describeProblem(problem: Problem, strings: ProblemStrings, lang: Lang): string {
  const { code, holds, expected } = problem;
  const [a, b, c, d] = expected;
  const list = expected.length > MOST_OPTIONS ? `${expected.slice(0, MOST_OPTIONS).join(', ')} …` : expected.join(', ') || undefined;
  const template = code === 'syntax' && holds === '' ? strings['syntax-end'] : strings[code];
  return `${fill(template, { holds: holds === '' ? '–' : holds, a, b, c, d, list }, lang)}.`;
}
