/** Incidents of every type with all their fields, on both sides of every number that a book names. */
import type { Color, Disc } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import { INCIDENT_TYPES, type IncidentType } from '../referee/codes.ts';
import { incidentValues } from '../referee/finder/situations.ts';
import { incidentFields, isOptional } from '../referee/incidents/fields.ts';
import type { Format, Incident, Seating } from '../referee/types.ts';

/** One incident of a type; the `turn`-th takes the types in order, so that all come up equally often. */
export function randomIncident(random: Random, turn: number, format: Format, colors: Seating, discs: readonly Disc[]): Incident {
  const type = INCIDENT_TYPES[turn % INCIDENT_TYPES.length] as IncidentType;
  const by: Color = random.pick(['red', 'black'] as const);
  const fields: Record<string, string | number | boolean | readonly string[]> = {};
  const optional = incidentFields(type)
    .filter(isOptional)
    .map(({ name }) => name);
  for (const [name, values] of Object.entries(incidentValues(type))) {
    const value = random.pick(values);
    if (!(optional.includes(name) && random.chance(0.15))) fields[name] = value;
  }
  const count = typeof fields.count === 'number' ? fields.count : 0;
  if (type === 'discs-displaced' && count > 0 && count <= discs.length && random.chance(0.7)) {
    fields.discs = random
      .shuffle(discs)
      .slice(0, count)
      .map(({ id }) => id);
  }
  const seat = format === 'doubles' && random.chance(0.6) ? { seat: random.pick(colors[by]) } : {};
  return { type, by, ...seat, ...fields };
}
