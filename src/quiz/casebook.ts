/**
 * The case book: situations chosen by hand from the corpus' scenarios, with how hard each is. What happened is the scenario's, what is right the
 * referee's; only the choice and the difficulty are written down (`content/quiz/casebook.yaml`).
 */
import { load as parseYaml } from 'js-yaml';
import * as z from 'zod';
import type { Corpus } from '../corpus/model.ts';
import { NEWEST_FIRST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import { type Situation, type SituationSource, situationOf } from './situation.ts';
import type { Difficulty } from './types.ts';

const LEVELS = ['easy', 'season', 'fine'] as const;
const DIFFICULTY: Readonly<Record<(typeof LEVELS)[number], Difficulty>> = { easy: 1, season: 2, fine: 3 };
const bookSchema = z.record(z.string(), z.strictObject({ easy: ids(), season: ids(), fine: ids() }));

function ids() {
  return z.array(z.string()).default([]);
}

/** One entry that cannot be: which, and why. */
export interface CaseBookProblem {
  readonly at: string;
  readonly code: 'not-a-case-book' | 'scenario-unknown' | 'twice' | 'other-chapter';
  readonly detail: string;
}

export interface CaseBook {
  /** In the order of the file: chapters, and in a chapter the easier first. */
  readonly situations: readonly Situation[];
  readonly problems: readonly CaseBookProblem[];
}

/** The articles of the provision in the editions the scenario speaks of. */
function sourcesOf(corpus: Corpus, provision: string, editions: readonly EditionId[]): readonly SituationSource[] {
  const found = corpus.provisions.find(({ id }) => id === provision);
  return editions.flatMap((edition) => {
    const entry = found?.editions[edition];
    return entry === undefined || entry.absent ? [] : [{ edition, articles: entry.articles }];
  });
}

/** Reads the case book against its corpus. What is wrong is named and left out, the rest stands. */
export function readCaseBook(text: string, corpus: Corpus): CaseBook {
  const parsed = bookSchema.safeParse(parseYaml(text));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => ({ at: path.join('.'), code: 'not-a-case-book', detail: message }) as const,
    );
    return { situations: [], problems };
  }
  const scenarios = new Map(corpus.scenarios.map((scenario) => [scenario.id, scenario] as const));
  const chapters = new Map(corpus.provisions.map(({ id, chapter }) => [id, chapter] as const));
  const seen = new Set<string>();
  const situations: Situation[] = [];
  const problems: CaseBookProblem[] = [];
  for (const [topic, levels] of Object.entries(parsed.data))
    for (const level of LEVELS)
      for (const id of levels[level]) {
        const scenario = scenarios.get(id);
        const at = `${topic}.${level}`;
        const chapter = scenario && chapters.get(scenario.provision);
        if (scenario === undefined) problems.push({ at, code: 'scenario-unknown', detail: id });
        else if (seen.has(id)) problems.push({ at, code: 'twice', detail: id });
        else if (chapter !== topic) problems.push({ at, code: 'other-chapter', detail: `${id} belongs to ${chapter}` });
        else {
          const editions = NEWEST_FIRST.filter((edition) => scenario.editions.includes(edition));
          situations.push(
            situationOf(scenario, { topic, difficulty: DIFFICULTY[level], sources: sourcesOf(corpus, scenario.provision, editions) }),
          );
        }
        seen.add(id);
      }
  return { situations, problems };
}
