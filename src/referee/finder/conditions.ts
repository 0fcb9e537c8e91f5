/** When a statement or question of content/novuss/finder speaks of a situation. */
import { RIGHT_STROKES } from '../../compiled/finder.ts';
import { PARAMETERS, type ParameterId } from '../../compiled/parameters.ts';
import { type Condition, holds } from '../incidents/conditions.ts';
import type { Seen } from '../incidents/types.ts';
import type { EditionId } from '../types.ts';
import type { IncidentSituation, Situation, SituationCondition, StrokeCondition, StrokeSituation } from './types.ts';

const RIGHT: Readonly<Record<EditionId, StrokeCondition>> = RIGHT_STROKES;

type Value = string | number | boolean;

/** Whether every named field has its value, or one of its values. */
const fits = (fields: Readonly<Record<string, Value | readonly Value[] | undefined>>, situation: object): boolean =>
  Object.entries(fields).every(([name, wanted]) => [wanted].flat().includes((situation as Readonly<Record<string, Value>>)[name]));

function strokeFits({ any, not, right, ...fields }: StrokeCondition, stroke: StrokeSituation, edition: EditionId): boolean {
  if (!fits(fields, stroke)) return false;
  if (right !== undefined && strokeFits(RIGHT[edition], stroke, edition) !== right) return false;
  if (not !== undefined && strokeFits(not, stroke, edition)) return false;
  return any === undefined || any.some((one) => strokeFits(one, stroke, edition));
}

/** An incident as the conditions of the incident tables see it. */
export const seenOf = ({ incident, waiting, format }: IncidentSituation): Seen => ({
  incident,
  waiting,
  doubles: format === 'doubles',
  occurrence: typeof incident.occurrence === 'number' ? incident.occurrence : 1,
});

/** The minutes that the edition states; the compile refuses a statement on minutes that it does not. */
const minutes = (edition: EditionId, parameter: ParameterId): number => {
  const stated = PARAMETERS[edition][parameter];
  return 'value' in stated && stated.value !== null ? stated.value : Number.NaN;
};

const inNumbers = (edition: EditionId, { longerThan, not, ...fields }: Condition<ParameterId>): Condition => ({
  ...(fields as Condition),
  ...(longerThan === undefined ? {} : { longerThan: minutes(edition, longerThan) }),
  ...(not === undefined ? {} : { not: inNumbers(edition, not) }),
});

/** Whether a condition speaks of a situation, under an edition. */
export function speaksOf({ stroke, series, incident }: SituationCondition, edition: EditionId): (situation: Situation) => boolean {
  const { type, when, warnings } = incident ?? {};
  const condition = when === undefined ? undefined : inNumbers(edition, when);
  return (s) => {
    if (s.kind === 'stroke') return stroke !== undefined && strokeFits(stroke, s, edition);
    if (s.kind === 'series') return series !== undefined && fits(series, s);
    if (incident === undefined) return false;
    if (type !== undefined && !fits({ type }, s.incident)) return false;
    return (warnings === undefined || s.warnings === warnings) && (condition === undefined || holds(condition, seenOf(s)));
  };
}
