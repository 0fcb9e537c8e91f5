/** The linters of meaning, over the whole corpus; the schemas check the shape. */
import { type ContentFiles, lineAt } from '../compile/source.ts';
import type { AnyCorpus, ContentProblem } from '../model.ts';
import { articlesClaimed } from './articles.ts';
import { changesHonest } from './changes.ts';
import { numbersFromParameters } from './figures.ts';
import { languagesComplete, modelledOrSaid } from './languages.ts';
import { numbersAgree } from './numbers.ts';
import { outcomesExact } from './outcomes.ts';
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
  numbersFromParameters,
  typography,
  outcomesExact,
];

/** All that is wrong with the corpus, by linter. */
export function lintCorpus(corpus: AnyCorpus): readonly (ContentProblem & { readonly linter: string })[] {
  return LINTERS.flatMap(({ name, check }) => check(corpus).map((problem) => ({ linter: name, ...problem })));
}

/** The problems with the line where each path leads, for those that do not know theirs. */
export function withLines<P extends ContentProblem>(problems: readonly P[], files: ContentFiles): readonly P[] {
  return problems.map((problem) => {
    const text = problem.line === undefined ? files.get(problem.file) : undefined;
    return text === undefined ? problem : { ...problem, line: lineAt(text, problem.path.split('.')) };
  });
}
