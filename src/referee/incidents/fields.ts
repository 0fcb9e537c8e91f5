/** The fields of the incidents (docs/contract/incidents.md): the one list from which schema, finder, forms, quiz and perft are made. */
import type { IncidentType } from '../codes.ts';

/** One field of an incident besides `type`, `by` and `seat`. A yes-or-no that is left out means no (`firstOnSheet`: yes). */
export type IncidentField =
  | { readonly name: string; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: 'yes-no' }
  /** `optional`: it may be left out; moved discs are none then, an occurrence is counted by the referee. */
  | { readonly name: string; readonly kind: 'number'; readonly unit: 'minutes' | 'discs' | 'occurrence'; readonly optional: boolean }
  /** Which discs, by their ids; it may be left out. */
  | { readonly name: string; readonly kind: 'discs' };

/** What a form or a document holds in a field. */
export type FieldValue = string | number | boolean;

const choice = (name: string, ...options: readonly string[]): IncidentField => ({ name, kind: 'choice', options });
const yesNo = (name: string): IncidentField => ({ name, kind: 'yes-no' });
const minutes: IncidentField = { name: 'minutes', kind: 'number', unit: 'minutes', optional: false };
const moved: IncidentField = { name: 'moved', kind: 'number', unit: 'discs', optional: true };
const count: IncidentField = { name: 'count', kind: 'number', unit: 'discs', optional: false };
const noticed = choice('noticed', 'before-next-stroke', 'later');

/** By type; a type that is not here has none. */
const FIELDS: Readonly<Partial<Record<IncidentType, readonly IncidentField[]>>> = {
  'late-arrival': [minutes, yesNo('announced')],
  'handshake-refused': [choice('when', 'before', 'after')],
  misconduct: [choice('what', 'throwing', 'swearing', 'insult')],
  'gross-misconduct': [choice('what', 'alcohol', 'smoking', 'rudeness', 'disobedience')],
  'warm-up-overrun': [minutes],
  'left-table': [minutes, yesNo('consent')],
  'left-own-zone': [choice('reason', 'none', 'fetch-disc', 'check-scoresheet', 'check-disc'), yesNo('consent')],
  talking: [choice('to', 'third-party', 'opponent')],
  'partner-talk': [choice('when', 'opponents-turn', 'striker-on-table')],
  'table-shaken': [choice('phase', 'before-first-stroke', 'during-set'), moved],
  'powder-removed': [choice('with', 'hand', 'brush')],
  'equipment-swapped': [choice('item', 'striker', 'cue'), yesNo('damaged')],
  'striker-dropped-on-row': [moved],
  'first-stroke-out-of-turn': [noticed, yesNo('firstOnSheet')],
  'stroke-out-of-order': [noticed],
  delay: [{ name: 'occurrence', kind: 'number', unit: 'occurrence', optional: true }],
  'discs-displaced': [choice('with', 'hand', 'cue', 'striker', 'body'), count, { name: 'discs', kind: 'discs' }, yesNo('last')],
  'discs-moved-fetching': [count],
  'moving-object-touched': [choice('object', 'disc', 'striker'), choice('with', 'hand', 'cue')],
};

/** The fields of a type of incident, in the order in which they are asked for. */
export const incidentFields = (type: IncidentType): readonly IncidentField[] => FIELDS[type] ?? [];

/** Whether a case may leave a field out. */
export const isOptional = (field: IncidentField): boolean => (field.kind === 'number' ? field.optional : field.kind !== 'choice');
