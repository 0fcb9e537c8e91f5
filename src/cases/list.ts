/** The cases of the corpus that are about a stroke: real strokes with their margin, and reports with the reason why they are reports. */

import type { Corpus, ScenarioFor } from '../corpus/model.ts';
import type { CaseBase } from '../notation/types.ts';
import type { CaseEvent, EditionId } from '../referee/types.ts';
import { type Unshown, unshownIn } from './declared.ts';
import { ruledBy, type StrokeCase, steadyTries, TRIES } from './margin.ts';
import { momentsOf } from './moments.ts';
import { gapBetween, shownBy } from './shown.ts';
import type { Reported } from './solve.ts';

/** A case that is a real stroke. */
export interface Played {
  readonly id: string;
  /** In how many of `TRIES` tries of an unsteady hand the rules found stay. */
  readonly margin: number;
  /** The editions on whose table the stroke does not show what it is there to show. */
  readonly astray: readonly EditionId[];
}
/** A case that stands as a report of what was seen. */
export interface Declared {
  readonly id: string;
  /** What the physics cannot show; `unsolved` where it could, and no stroke was found. */
  readonly reason: Unshown | 'unsolved';
}

/** The scenarios that rule on a stroke, made or reported. */
export const strokeCases = (corpus: Corpus): readonly ScenarioFor<'judge'>[] =>
  corpus.scenarios.filter((scenario) => scenario.command === 'judge').filter(({ input }) => input.stroke || input.report);

export const editionsOf = ({ expect }: Pick<Reported, 'expect'>): readonly EditionId[] => Object.keys(expect) as readonly EditionId[];

/** A stroke or a report, told apart. */
export const isStroke = (input: CaseBase): input is StrokeCase => input.stroke !== undefined;

/** What a real stroke comes to when it is tried. */
export function played(scenario: ScenarioFor<'judge'>, tries = TRIES): Played {
  const { id, input, shows = [] } = scenario;
  if (!isStroke(input)) throw new Error(`${id} is no stroke`);
  const editions = editionsOf(scenario);
  const wanted = shownBy(shows);
  const ruled = ruledBy(input, editions) ?? [];
  const astray = ruled.filter(({ report }) => gapBetween(wanted, shownBy(report?.events ?? [])).missing > 0).map(({ edition }) => edition);
  return { id, margin: (steadyTries(input, editions, tries) * TRIES) / tries, astray: ruled.length === 0 ? editions : astray };
}

/** Why a report stands as one. */
export const declared = ({ id, input }: ScenarioFor<'judge'>): Declared => ({
  id,
  reason: unshownIn(input.report?.events ?? []) ?? 'unsolved',
});

/** The scenario as something to be solved: its report, or what its stroke is there to show, and things at rest where that stroke leaves them. */
export function toSolve(scenario: ScenarioFor<'judge'>): Reported {
  const { id, input, shows = [], expect } = scenario;
  if (!isStroke(input)) return { id, input, expect };
  const { stroke: _, table: __, ...rest } = input;
  const [ruled] = ruledBy(input, editionsOf(scenario)) ?? [];
  const after = ruled?.report?.after ?? input.before ?? { discs: [] };
  return { id, input: { ...rest, report: { events: shows, after } }, expect };
}

/** The events of a report as they stand under `shows`: in their order, a tenth of a second apart, those at once still at once. */
export const timeless = (events: readonly CaseEvent[]): readonly CaseEvent[] =>
  momentsOf(events).flatMap(({ events: together }, i) => together.map((event) => ({ ...event, t: (i + 1) / 10 })));
