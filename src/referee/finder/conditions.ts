/** When a statement or question of content/novuss/finder speaks of a situation. */
import { RIGHT_STROKES } from '../../compiled/finder.ts';
import type { ParameterId } from '../../compiled/parameters.ts';
import { statedNumber } from '../../geometry/parameters.ts';
import type { EditionRules } from '../edition.ts';
import { type Condition, holds } from '../incidents/conditions.ts';
import type { Seen } from '../incidents/types.ts';
import type { EditionId, Incident } from '../types.ts';
import type { IncidentSituation, SeriesSituation, Situation, SituationCondition, StrokeCondition, StrokeSituation } from './types.ts';

const RIGHT: Readonly<Record<EditionId, StrokeCondition>> = RIGHT_STROKES;

type Value = string | number | boolean;

/** Whether every named field has its value, or one of its values. */
function fits<S extends object>(fields: Readonly<Record<string, Value | readonly Value[] | undefined>>): (situation: S) => boolean {
  const wanted = Object.entries(fields).map(([name, values]) => [name as keyof S, [values].flat()] as const);
  return (situation) => wanted.every(([name, values]) => values.includes(situation[name] as Value));
}

function strokeFits({ any, not, right, ...fields }: StrokeCondition, edition: EditionId): (stroke: StrokeSituation) => boolean {
  const own = fits<StrokeSituation>(fields);
  const isRight = right === undefined ? undefined : strokeFits(RIGHT[edition], edition);
  const isNot = not === undefined ? undefined : strokeFits(not, edition);
  const oneOf = any?.map((one) => strokeFits(one, edition));
  return (stroke) =>
    own(stroke) && isRight?.(stroke) === right && isNot?.(stroke) !== true && (oneOf === undefined || oneOf.some((one) => one(stroke)));
}

/** An incident as the conditions of the incident tables see it. */
export const seenOf = ({ incident, waiting, format }: IncidentSituation): Seen => ({
  incident,
  waiting,
  doubles: format === 'doubles',
  occurrence: typeof incident.occurrence === 'number' ? incident.occurrence : 1,
});

/** The minutes that the book states; the compile refuses a statement on minutes that an edition does not. */
const minutes = ({ parameters }: EditionRules, parameter: ParameterId): number => statedNumber(parameters, parameter) ?? Number.NaN;

const inNumbers = (book: EditionRules, { longerThan, not, ...fields }: Condition<ParameterId>): Condition => ({
  ...(fields as Condition),
  ...(longerThan === undefined ? {} : { longerThan: minutes(book, longerThan) }),
  ...(not === undefined ? {} : { not: inNumbers(book, not) }),
});

/** Whether a condition speaks of a situation, under an edition or another rulebook. */
export function speaksOf({ stroke, series, incident }: SituationCondition, book: EditionRules): (situation: Situation) => boolean {
  if (stroke !== undefined) {
    const isMeant = strokeFits(stroke, book.id);
    return (s) => s.kind === 'stroke' && isMeant(s);
  }
  if (series !== undefined) {
    const isMeant = fits<SeriesSituation>(series);
    return (s) => s.kind === 'series' && isMeant(s);
  }
  const { type, when = {}, warnings } = incident ?? {};
  const isOfType = fits<Incident>(type === undefined ? {} : { type });
  const condition = inNumbers(book, when);
  return (s) =>
    s.kind === 'incident' && isOfType(s.incident) && (warnings === undefined || s.warnings === warnings) && holds(condition, seenOf(s));
}
