/** The linters of meaning, over the whole corpus; the schemas check the shape. */
import type { AnyCorpus, ContentProblem } from '../model.ts';
import { articlesClaimed } from './articles.ts';
import { changesHonest } from './changes.ts';
import { languagesComplete, modelledOrSaid } from './languages.ts';
import { numbersAgree } from './numbers.ts';
import { referencesResolve } from './references.ts';
import type { Linter } from './types.ts';
import { typography } from './typography.ts';

export const LINTERS: readonly Linter[] = [
  articlesClaimed,
  languagesComplete,
  modelledOrSaid,
  changesHonest,
  referencesResolve,
  numbersAgree,
  typography,
];

/** All that is wrong with the corpus, by linter. */
export function lintCorpus(corpus: AnyCorpus): readonly (ContentProblem & { readonly linter: string })[] {
  return LINTERS.flatMap(({ name, check }) => check(corpus).map((problem) => ({ linter: name, ...problem })));
}
