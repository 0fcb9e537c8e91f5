/** What every edition rules on a stroke, and how far a hand may err before the rules found are others. */
import type { Table } from '../geometry/table.ts';
import { refereeCase } from '../notation/run/case.ts';
import { simulatedStroke } from '../notation/run/played.ts';
import type { CaseBase } from '../notation/types.ts';
import type { Stroke } from '../physics/types.ts';
import { DRAWS_PER_NORMAL, normal } from '../random/normal.ts';
import { judge } from '../referee/judge.ts';
import { tableFor } from '../referee/sizes.ts';
import type { EditionId, RefereeCase, Ruling, StrokeReport } from '../referee/types.ts';

/** A player's hand: standard deviations of the direction, degrees, and of the speed, share of it. */
const HAND = { angle: 0.3, speed: 0.03, seed: 22 } as const;
/** How often a stroke is tried. */
export const TRIES = 100;

/** The least share of its speed with which a stroke is made, however unsteady the hand. */
const LEAST = 0.1;

/** A case that stands as a stroke. */
export type StrokeCase = CaseBase & { readonly stroke: Stroke };

/** The stroke as an unsteady hand makes it at the `index`-th try. */
export const unsteady = ({ angle, speed }: Stroke, index: number): Stroke => ({
  angle: angle + HAND.angle * normal(HAND.seed, index, 0),
  speed: speed * Math.max(LEAST, 1 + HAND.speed * normal(HAND.seed, index, DRAWS_PER_NORMAL)),
});

/** What a case comes to under an edition, and what happened on its table. */
export interface Ruled {
  readonly edition: EditionId;
  readonly report: StrokeReport | undefined;
  readonly ruling: Ruling;
}

/** Rulings of all editions on a case, simulated once a table; null where the physics refuses the stroke. */
export function ruledBy(input: CaseBase, editions: readonly EditionId[]): readonly Ruled[] | null {
  const asked = new Map<Table, RefereeCase>();
  const ruled: Ruled[] = [];
  for (const edition of editions) {
    const table = tableFor(edition, input.readings);
    let question = asked.get(table);
    if (!question) {
      const simulated = simulatedStroke(input, table);
      if (!simulated.ok) return null;
      question = refereeCase(input, edition, simulated.value);
      asked.set(table, question);
    }
    ruled.push({ edition, report: question.report, ruling: judge({ ...question, edition }) });
  }
  return ruled;
}

/** The rules found under each edition, in their order. */
const found = (input: CaseBase, editions: readonly EditionId[]): string | null =>
  ruledBy(input, editions)
    ?.map(({ ruling }) => ruling.findings.map(({ rule }) => rule).join(' '))
    .join('; ') ?? null;

/** In how many tries of an unsteady hand the rules found are those of the stroke itself, under every edition. Gives up where `least` is out of reach. */
export function steadyTries(input: StrokeCase, editions: readonly EditionId[], tries = TRIES, least = 0): number {
  const wanted = found(input, editions);
  let steady = 0;
  for (let i = 0; i < tries; i += 1) {
    if (wanted !== null && found({ ...input, stroke: unsteady(input.stroke, i) }, editions) === wanted) steady += 1;
    if (steady + tries - i - 1 < least) return steady;
  }
  return steady;
}
