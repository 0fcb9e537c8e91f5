/** The schema of incidents, made from their fields (`referee/incidents/fields.ts`). */
import * as z from 'zod/mini';
import { INCIDENT_TYPES, type IncidentType } from '../../referee/codes.ts';
import { type IncidentField, incidentFields, isOptional } from '../../referee/incidents/fields.ts';
import { NUMBER_RANGES } from '../limits.ts';
import { colorSchema, discIdSchema, seatSchema } from './base.ts';

function numberSchema(unit: keyof typeof NUMBER_RANGES) {
  const { least, most, whole } = NUMBER_RANGES[unit];
  return (whole ? z.int() : z.number()).check(z.gte(least), z.lte(most));
}

function valueSchema(field: IncidentField) {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options as readonly [string, ...string[]]);
    case 'yes-no':
      return z.boolean();
    case 'number':
      return numberSchema(field.unit);
    case 'discs':
      return z.array(discIdSchema);
  }
}

const fieldSchema = (field: IncidentField) => (isOptional(field) ? z.exactOptional(valueSchema(field)) : valueSchema(field));

function typeSchema(type: IncidentType) {
  const fields = Object.fromEntries(incidentFields(type).map((field) => [field.name, fieldSchema(field)]));
  return z.strictObject({ type: z.literal(type), by: colorSchema, seat: z.exactOptional(seatSchema), ...fields });
}

const [first, ...others] = INCIDENT_TYPES;
export const incidentSchema = z.discriminatedUnion('type', [typeSchema(first), ...others.map(typeSchema)]);
