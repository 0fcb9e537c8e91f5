import type { EditionId } from '../../referee/types.ts';
import { NOVUSS } from '../books.ts';
import { expectationText, outcomeOf, sameOutcome } from '../expectation.ts';
import type { AnyCorpus, ContentProblem, Corpus, Scenario } from '../model.ts';
import type { Linter } from './types.ts';

/** What a scenario expects comes out of it, and nothing besides. The sheet of backgammon is compared where its engine is tested. */
export const outcomesExact: Linter = {
  name: 'outcomes',
  description: 'each scenario comes out exactly as it says under each edition it names',
  check: (corpus) => (isNovuss(corpus) ? corpus.scenarios.flatMap(problemsOf) : []),
};

const isNovuss = (corpus: AnyCorpus | Corpus): corpus is Corpus => corpus.book.id === NOVUSS.id;

function problemsOf(scenario: Scenario): readonly ContentProblem[] {
  return (Object.keys(scenario.expect) as readonly EditionId[]).flatMap((edition) => {
    const outcome = outcomeOf(scenario, edition);
    if (sameOutcome(outcome, scenario.expect[edition])) return [];
    const file = `${NOVUSS.id}/scenarios/${scenario.file}.yaml`;
    const detail = `the referee says otherwise; it rules\n      ${edition}: ${expectationText(outcome)}`;
    return [{ file, path: `scenarios.${scenario.id}`, code: 'outcome', detail }];
  });
}
