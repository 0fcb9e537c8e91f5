/** An incident as it is being written down, and as the contract has it. */
import { NUMBER_RANGES } from '../../notation/limits.ts';
import type { IncidentType } from '../../referee/codes.ts';
import { type FieldValue, type IncidentField, incidentFields } from '../../referee/incidents/fields.ts';
import type { Color, Incident, Seat } from '../../referee/types.ts';

/** What happens most often at a table, most often first: what the form offers before all others. */
export const USUAL: readonly IncidentType[] = [
  'double-hit',
  'discs-displaced',
  'moving-object-touched',
  'striker-misplaced',
  'striker-touched-while-aiming',
  'stroke-out-of-order',
  'delay',
  'argued-with-referee',
  'left-own-zone',
  'surface-touched',
];

/** What the form holds in a field; null where nothing is filled in. */
export type FormValue = FieldValue | readonly string[] | null;
export interface IncidentDraft {
  readonly id: number;
  readonly type: IncidentType;
  readonly by: Color;
  /** In doubles which of the pair it was; null in singles. */
  readonly seat: Seat | null;
  readonly values: Readonly<Record<string, FormValue>>;
}

const first = (field: IncidentField): FormValue =>
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
  values: Object.fromEntries(incidentFields(type).map((field) => [field.name, first(field)])),
});

/** The names of needed fields that hold nothing, or nothing that can be. */
export function missing({ type, values }: IncidentDraft): readonly string[] {
  return incidentFields(type).flatMap((field) => {
    if (field.kind !== 'number') return [];
    const value = values[field.name];
    const empty = value === null || value === undefined || value === '';
    if (empty) return field.optional ? [] : [field.name];
    const range = NUMBER_RANGES[field.unit];
    const sound =
      typeof value === 'number' &&
      value >= range.least &&
      value <= range.most &&
      (range.whole ? Number.isInteger(value) : Number.isFinite(value));
    return sound ? [] : [field.name];
  });
}

/** The incident as the referee reads it; of a draft that lacks nothing. */
export function incidentOf({ type, by, seat, values }: IncidentDraft): Incident {
  const given = incidentFields(type).flatMap((field) => {
    const value = values[field.name] ?? null;
    const left = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return left ? [] : [[field.name, value] as const];
  });
  return { type, by, ...(seat ? { seat } : {}), ...Object.fromEntries(given) };
}
