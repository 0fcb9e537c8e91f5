/** When a line of a rulebook holds for an incident: conditions as data, compiled from the records in content/novuss/rules. */
import type { Incident } from '../types.ts';
import type { Seen } from './types.ts';

type Value = string | boolean;

/** Every key must fit. A key beside the named ones is a field of the incident, with its value or values; a boolean left out is false. */
export interface Condition<Minutes extends number | string = number> {
  /** More than so many minutes. */
  readonly longerThan?: Minutes;
  /** So many discs were moved (`moved` or `count`). */
  readonly atLeast?: number;
  /** The opponent has the right to play. */
  readonly waiting?: boolean;
  readonly doubles?: boolean;
  /** Not for the first time in this game. */
  readonly repeated?: boolean;
  /** Whether the offender is entered first on the score sheet; true where the incident does not say. */
  readonly firstOnSheet?: boolean;
  readonly not?: Condition<Minutes>;
  readonly [field: string]: Value | number | readonly Value[] | Condition<Minutes> | undefined;
}

const number = (incident: Incident, field: string): number => {
  const value = incident[field];
  return typeof value === 'number' ? value : 0;
};

const isOneOf = (values: Value | readonly Value[], value: unknown): boolean =>
  [values].flat().some((wanted) => value === wanted || (wanted === false && value === undefined));

function fits(key: string, wanted: Condition[string], seen: Seen): boolean {
  const { incident } = seen;
  switch (key) {
    case 'longerThan':
      return number(incident, 'minutes') > (wanted as number);
    case 'atLeast':
      return Math.max(number(incident, 'moved'), number(incident, 'count')) >= (wanted as number);
    case 'waiting':
      return seen.waiting === wanted;
    case 'doubles':
      return seen.doubles === wanted;
    case 'repeated':
      return seen.occurrence >= 2 === wanted;
    case 'firstOnSheet':
      return (incident.firstOnSheet !== false) === wanted;
    case 'not':
      return !holds(wanted as Condition, seen);
    default:
      return isOneOf(wanted as Value | readonly Value[], incident[key]);
  }
}

/** Whether a condition holds for an incident. */
export const holds = (condition: Condition, seen: Seen): boolean =>
  Object.entries(condition).every(([key, wanted]) => wanted === undefined || fits(key, wanted, seen));
