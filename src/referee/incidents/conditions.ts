/** The conditions on an incident's fields that the books name. */
import type { Incident } from '../types.ts';
import type { Seen } from './types.ts';

const number = (incident: Incident, field: string): number => {
  const value = incident[field];
  return typeof value === 'number' ? value : 0;
};

/** More than so many minutes. */
export const longerThan =
  (minutes: number) =>
  ({ incident }: Seen): boolean =>
    number(incident, 'minutes') > minutes;

/** A field has one of these values. */
export const has =
  (field: string, ...values: readonly (string | boolean)[]) =>
  ({ incident }: Seen): boolean =>
    values.some((value) => incident[field] === value || (value === false && incident[field] === undefined));

/** So many discs were moved (`moved` or `count`). */
export const atLeast =
  (discs: number) =>
  ({ incident }: Seen): boolean =>
    Math.max(number(incident, 'moved'), number(incident, 'count')) >= discs;

export const all =
  (...conditions: readonly ((seen: Seen) => boolean)[]) =>
  (seen: Seen): boolean =>
    conditions.every((condition) => condition(seen));

export const not =
  (condition: (seen: Seen) => boolean) =>
  (seen: Seen): boolean =>
    !condition(seen);

/** The opponent has the right to stroke. */
export const waiting = ({ waiting: opponents }: Seen): boolean => opponents;

export const doubles = (seen: Seen): boolean => seen.doubles;

/** The only disc on the table was moved. */
export const lastMoved = all(has('last', true), atLeast(1));

/** Failing for the second time or more to stroke in time. */
export const repeated = ({ occurrence }: Seen): boolean => occurrence >= 2;

/** Whether the offender is entered first on the score sheet; true where nothing is said. */
export const firstOnSheet = ({ incident }: Seen): boolean => incident.firstOnSheet !== false;
