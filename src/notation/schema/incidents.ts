/**
 * The catalogue of incidents, field by field per type. `type` and `by` are required, and so is what tells one kind of the incident from
 * another; a yes-or-no field that is left out means no (`firstOnSheet`: yes), a number of moved discs none.
 */
import * as z from 'zod/mini';
import type { IncidentType } from '../../referee/codes.ts';
import { MAX_COUNT } from '../limits.ts';
import { colorSchema, countSchema, discIdSchema, minutesSchema, seatSchema } from './base.ts';

const flag = z.exactOptional(z.boolean());
const moved = z.exactOptional(countSchema);
const means = z.enum(['hand', 'cue', 'striker', 'body']);
const noticed = z.enum(['before-next-stroke', 'later']);

/** The fields each type has besides `type`, `by` and `seat`. */
const FIELDS = {
  'late-arrival': { minutes: minutesSchema, announced: flag },
  'handshake-refused': { when: z.enum(['before', 'after']) },
  misconduct: { what: z.enum(['throwing', 'swearing', 'insult']) },
  'gross-misconduct': { what: z.enum(['alcohol', 'smoking', 'rudeness', 'disobedience']) },
  'warm-up-overrun': { minutes: minutesSchema },
  'left-table': { minutes: minutesSchema, consent: flag },
  'left-own-zone': { reason: z.enum(['none', 'fetch-disc', 'check-scoresheet', 'check-disc']), consent: flag },
  'walked-around': {},
  'leaned-with-body': {},
  'phone-call': {},
  talking: { to: z.enum(['third-party', 'opponent']) },
  'partner-talk': { when: z.enum(['opponents-turn', 'striker-on-table']) },
  'argued-with-referee': {},
  'rules-broken-on-purpose': {},
  'table-shaken': { phase: z.enum(['before-first-stroke', 'during-set']), moved },
  'object-on-board': {},
  'powder-removed': { with: z.enum(['hand', 'brush']) },
  'powder-piled': {},
  'surface-touched': {},
  'distance-measured': {},
  'equipment-swapped': { item: z.enum(['striker', 'cue']), damaged: flag },
  'foreign-striker': {},
  'striker-not-returned': {},
  'striker-left-at-side-board': {},
  'striker-moved-with-cue': {},
  'striker-misplaced': {},
  'striker-slid-to-board': {},
  'striker-dropped-on-row': { moved },
  'striker-touched-while-aiming': {},
  'striker-placed-early': {},
  'striker-lifted-early': {},
  'cue-over-far-line': {},
  'cue-over-corner': {},
  'wrong-end-of-cue': {},
  'double-hit': {},
  'stroke-refused': {},
  'stroke-after-stop': {},
  'first-stroke-out-of-turn': { noticed, firstOnSheet: flag },
  'stroke-out-of-order': { noticed },
  delay: { occurrence: z.exactOptional(z.int().check(z.gte(1), z.lte(MAX_COUNT))) },
  'discs-displaced': { with: means, count: countSchema, discs: z.exactOptional(z.array(discIdSchema)), last: flag },
  'discs-moved-fetching': { count: countSchema },
  'disc-taken': {},
  'hand-in-pocket': {},
  'moving-object-touched': { object: z.enum(['disc', 'striker']), with: z.enum(['hand', 'cue']) },
  'penalty-forgotten': {},
} as const satisfies Record<IncidentType, z.core.$ZodShape>;

/** The fields of a type of incident besides `type`, `by` and `seat`. */
export const fieldsOf = (type: IncidentType): readonly string[] => Object.keys(FIELDS[type]);

const options = Object.entries(FIELDS).map(([type, fields]) =>
  z.strictObject({ type: z.literal(type as IncidentType), by: colorSchema, seat: z.exactOptional(seatSchema), ...fields }),
);

export const incidentSchema = z.discriminatedUnion('type', options as unknown as [(typeof options)[number], ...typeof options]);
