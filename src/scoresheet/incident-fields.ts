/** The fields of the incidents that somebody at the table is asked for; whatever else an incident may hold is left out there. */
import { clamp } from '../geometry/clamp.ts';
import { NUMBER_RANGES } from '../notation/limits.ts';
import type { IncidentType } from '../referee/codes.ts';
import { type FieldValue, type IncidentField, incidentFields } from '../referee/incidents/fields.ts';
import type { Incident } from '../referee/types.ts';

export type AskedField = Exclude<IncidentField, { kind: 'discs' }>;

/** What the sheet knows itself (who is entered first, how often a player delayed) or nobody writes down at the table (which discs). */
const isAsked = (field: IncidentField): field is AskedField =>
  field.kind !== 'discs' && field.name !== 'firstOnSheet' && field.name !== 'occurrence';

/** In the order in which they are asked. */
export const askedFields = (type: IncidentType): readonly AskedField[] => incidentFields(type).filter(isAsked);

/** What happens most often, where that is neither no, nor none, nor the first option. */
const USUAL: Readonly<Partial<Record<IncidentType, Readonly<Record<string, FieldValue>>>>> = {
  'late-arrival': { minutes: 3 },
  'warm-up-overrun': { minutes: 3 },
  'left-table': { minutes: 4 },
  talking: { to: 'opponent' },
  'table-shaken': { phase: 'during-set' },
  'discs-displaced': { count: 1 },
  'discs-moved-fetching': { count: 1 },
};

const emptyValue = (field: AskedField): FieldValue =>
  field.kind === 'choice' ? (field.options[0] ?? '') : field.kind === 'number' ? 0 : false;

/** The values with which the questions begin. */
export const firstValues = (type: IncidentType): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(askedFields(type).map((field) => [field.name, USUAL[type]?.[field.name] ?? emptyValue(field)]));

/** A number that was typed in, as a log may hold it; where nothing stands, the least. */
export function soundNumber(unit: keyof typeof NUMBER_RANGES, typed: number | null): number {
  const { least, most, whole } = NUMBER_RANGES[unit];
  return clamp(whole ? Math.round(Number(typed)) : Number(typed), least, most);
}

/** The incident as a log holds it. */
export const incidentOf = (
  type: IncidentType,
  by: Incident['by'],
  fields: Readonly<Record<string, FieldValue>>,
  firstOnSheet?: boolean,
): Incident => ({ type, by, ...fields, ...(type === 'first-stroke-out-of-turn' && firstOnSheet !== undefined ? { firstOnSheet } : {}) });
