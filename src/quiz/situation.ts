/**
 * Authored situations: what a curated bank and a case book hold. A situation is a document of the case contract (or a scenario of the corpus,
 * which is one) with what is asked about it; the answers are the referee's, never written by hand.
 */
import type { Asked } from '../corpus/expectation.ts';
import type { Lang, Scenario } from '../corpus/model.ts';
import { NEWEST_FIRST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import type { Difficulty, QuestionKind } from './types.ts';

/** The kinds that can be asked about an authored case. */
type SituationKind = Extract<QuestionKind, 'ruling' | 'incident' | 'placement' | 'shade' | 'striker'>;

/** Where a situation comes from: the articles it was written from. */
export interface SituationSource {
  readonly edition: EditionId;
  readonly articles: readonly string[];
}

export interface SituationText {
  readonly title: string;
}

/** An authored situation, told apart by its command. */
export type Situation = SituationBase & Asked;

interface SituationBase {
  readonly id: string;
  readonly kind: SituationKind;
  readonly difficulty: Difficulty;
  /** Chapter folder of the corpus. */
  readonly topic: string;
  /** The provision it is about. */
  readonly provision: string;
  readonly sources: readonly SituationSource[];
  /** Under which editions it is asked. */
  readonly editions: readonly EditionId[];
  readonly texts: Readonly<Partial<Record<Lang, SituationText>>>;
}

const kindOf = (scenario: Scenario): SituationKind => {
  if (scenario.command === 'place') return 'placement';
  if (scenario.command === 'classify') return 'shade';
  if (scenario.command === 'check-placement') return 'striker';
  const { incidents, report, stroke } = scenario.input;
  return incidents && !report && !stroke ? 'incident' : 'ruling';
};

/** The command with its document, the two of one scenario. */
const askedBy = ({ command, input }: Scenario): Asked => ({ command, input }) as Asked;

/** A scenario of the corpus as a situation. Its description often tells the decision, so only the title is taken. */
export function situationOf(
  scenario: Scenario,
  more: { readonly topic: string; readonly difficulty: Difficulty; readonly sources: readonly SituationSource[] },
): Situation {
  const texts = Object.fromEntries(Object.entries(scenario.texts).map(([lang, { title }]) => [lang, { title }])) as Situation['texts'];
  return {
    id: scenario.id,
    kind: kindOf(scenario),
    provision: scenario.provision,
    ...askedBy(scenario),
    editions: NEWEST_FIRST.filter((id) => scenario.editions.includes(id)),
    texts,
    ...more,
  };
}
