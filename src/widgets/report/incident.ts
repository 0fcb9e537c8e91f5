/** An incident as it is being written down, and as the contract has it. */
import type { IncidentType } from '../../referee/codes.ts';
import type { Color, Incident, Seat } from '../../referee/types.ts';
import { CATALOGUE, type Field } from './catalogue.ts';

export type FieldValue = string | number | boolean | readonly string[] | null;
export interface IncidentDraft {
  readonly id: number;
  readonly type: IncidentType;
  readonly by: Color;
  /** In doubles which of the pair it was; null in singles. */
  readonly seat: Seat | null;
  readonly values: Readonly<Record<string, FieldValue>>;
}

const first = (field: Field): FieldValue =>
  field.kind === 'choice'
    ? (field.options[0] ?? '')
    : field.kind === 'yes-no'
      ? field.name === 'firstOnSheet'
      : field.kind === 'discs'
        ? []
        : null;

/** A new incident, each choice at its first option. */
export const newIncident = (id: number, type: IncidentType, by: Color, seat: Seat | null = null): IncidentDraft => ({
  id,
  type,
  by,
  seat,
  values: Object.fromEntries(CATALOGUE[type].map((field) => [field.name, first(field)])),
});

/** The names of needed fields that hold nothing, or nothing that can be. */
export function missing({ type, values }: IncidentDraft): readonly string[] {
  return CATALOGUE[type].flatMap((field) => {
    if (field.kind !== 'number') return [];
    const value = values[field.name];
    const empty = value === null || value === undefined || value === '';
    if (empty) return field.needed ? [field.name] : [];
    const whole =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= field.least &&
      (field.name === 'minutes' || Number.isInteger(value)) &&
      value <= 1000;
    return whole ? [] : [field.name];
  });
}

/** The incident as the referee reads it; of a draft that lacks nothing. */
export function incidentOf({ type, by, seat, values }: IncidentDraft): Incident {
  const given = CATALOGUE[type].flatMap((field) => {
    const value = values[field.name] ?? null;
    const left = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return left ? [] : [[field.name, value] as const];
  });
  return { type, by, ...(seat ? { seat } : {}), ...Object.fromEntries(given) };
}
