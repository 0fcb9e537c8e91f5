/** Incidents of every type with all their fields, on both sides of every number that a book names. */
import type { Color, Disc } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import { INCIDENT_TYPES, type IncidentType } from '../referee/codes.ts';
import type { Format, Incident, Seating } from '../referee/types.ts';

type Values = readonly (string | number | boolean)[];

const YES_NO: Values = [true, false];
const MINUTES: Values = [0, 1, 2, 2.5, 3, 3.1, 4, 5, 5.5, 7, 10, 11, 15, 16, 30];
const COUNTS: Values = [0, 1, 2, 3, 5];
const NOTICED: Values = ['before-next-stroke', 'later'];

/** What each field can hold, as the contract lists it. */
const FIELDS: Readonly<Partial<Record<IncidentType, Readonly<Record<string, Values>>>>> = {
  'late-arrival': { minutes: MINUTES, announced: YES_NO },
  'handshake-refused': { when: ['before', 'after'] },
  misconduct: { what: ['throwing', 'swearing', 'insult'] },
  'gross-misconduct': { what: ['alcohol', 'smoking', 'rudeness', 'disobedience'] },
  'warm-up-overrun': { minutes: MINUTES },
  'left-table': { minutes: MINUTES, consent: YES_NO },
  'left-own-zone': { reason: ['none', 'fetch-disc', 'check-scoresheet', 'check-disc'], consent: YES_NO },
  talking: { to: ['third-party', 'opponent'] },
  'partner-talk': { when: ['opponents-turn', 'striker-on-table'] },
  'table-shaken': { phase: ['before-first-stroke', 'during-set'], moved: COUNTS },
  'powder-removed': { with: ['hand', 'brush'] },
  'equipment-swapped': { item: ['striker', 'cue'], damaged: YES_NO },
  'striker-dropped-on-row': { moved: COUNTS },
  'first-stroke-out-of-turn': { noticed: NOTICED, firstOnSheet: YES_NO },
  'stroke-out-of-order': { noticed: NOTICED },
  delay: { occurrence: [1, 2, 3, 4] },
  'discs-displaced': { with: ['hand', 'cue', 'striker', 'body'], count: COUNTS, last: YES_NO },
  'discs-moved-fetching': { count: COUNTS },
  'moving-object-touched': { object: ['disc', 'striker'], with: ['hand', 'cue'] },
};

/** Fields that a case may leave out. */
const OPTIONAL: readonly string[] = ['announced', 'consent', 'moved', 'damaged', 'last', 'firstOnSheet', 'occurrence'];

/** One incident of a type; the `turn`-th takes the types in order, so that all come up equally often. */
export function randomIncident(random: Random, turn: number, format: Format, colors: Seating, discs: readonly Disc[]): Incident {
  const type = INCIDENT_TYPES[turn % INCIDENT_TYPES.length] as IncidentType;
  const by: Color = random.pick(['red', 'black'] as const);
  const fields: Record<string, string | number | boolean | readonly string[]> = {};
  for (const [name, values] of Object.entries(FIELDS[type] ?? {})) {
    const value = random.pick(values);
    if (!(OPTIONAL.includes(name) && random.chance(0.15))) fields[name] = value;
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
