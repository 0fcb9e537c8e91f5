/** The fields of the incidents that somebody at the table is asked for; whatever else an incident may hold is left out there. */
import { MAX_COUNT, MAX_MINUTES } from '../notation/limits.ts';
import type { IncidentType } from '../referee/codes.ts';
import type { Incident } from '../referee/types.ts';

export type IncidentField =
  | { readonly name: 'minutes' | 'count' | 'moved'; readonly kind: 'number'; readonly first: number }
  | { readonly name: 'announced' | 'consent' | 'damaged' | 'last'; readonly kind: 'flag' }
  | { readonly name: string; readonly kind: 'option'; readonly options: readonly string[] };

const minutes: IncidentField = { name: 'minutes', kind: 'number', first: 4 };
const moved: IncidentField = { name: 'moved', kind: 'number', first: 0 };
const count: IncidentField = { name: 'count', kind: 'number', first: 1 };
const flag = (name: 'announced' | 'consent' | 'damaged' | 'last'): IncidentField => ({ name, kind: 'flag' });
const option = (name: string, ...options: readonly string[]): IncidentField => ({ name, kind: 'option', options });

/** By type, in the order in which they are asked. */
export const INCIDENT_FIELDS: Readonly<Partial<Record<IncidentType, readonly IncidentField[]>>> = {
  'late-arrival': [{ name: 'minutes', kind: 'number', first: 3 }, flag('announced')],
  'handshake-refused': [option('when', 'before', 'after')],
  misconduct: [option('what', 'throwing', 'swearing', 'insult')],
  'gross-misconduct': [option('what', 'alcohol', 'smoking', 'rudeness', 'disobedience')],
  'warm-up-overrun': [{ name: 'minutes', kind: 'number', first: 3 }],
  'left-table': [minutes, flag('consent')],
  'left-own-zone': [option('reason', 'none', 'fetch-disc', 'check-scoresheet', 'check-disc'), flag('consent')],
  talking: [option('to', 'opponent', 'third-party')],
  'partner-talk': [option('when', 'opponents-turn', 'striker-on-table')],
  'table-shaken': [option('phase', 'during-set', 'before-first-stroke'), moved],
  'powder-removed': [option('with', 'hand', 'brush')],
  'equipment-swapped': [option('item', 'striker', 'cue'), flag('damaged')],
  'striker-dropped-on-row': [moved],
  'first-stroke-out-of-turn': [option('noticed', 'before-next-stroke', 'later')],
  'stroke-out-of-order': [option('noticed', 'before-next-stroke', 'later')],
  'discs-displaced': [option('with', 'hand', 'cue', 'striker', 'body'), count, flag('last')],
  'discs-moved-fetching': [count],
  'moving-object-touched': [option('object', 'disc', 'striker'), option('with', 'hand', 'cue')],
};

/** The values with which the questions begin. */
export function fieldsOf(type: IncidentType): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(
    (INCIDENT_FIELDS[type] ?? []).map((field) => [
      field.name,
      field.kind === 'number' ? field.first : field.kind === 'flag' ? false : (field.options[0] ?? ''),
    ]),
  );
}

/** The largest number that a log may hold in a field: minutes, or else a count. */
export const mostOf = (name: string): number => (name === 'minutes' ? MAX_MINUTES : MAX_COUNT);

/** A number that was typed in, as a log may hold it: from 0 to `mostOf`, whole but for minutes; where nothing stands, 0. */
export const numberOf = (name: string, typed: number | null): number =>
  Math.min(mostOf(name), Math.max(0, name === 'minutes' ? Number(typed) : Math.round(Number(typed))));

/** The incident as a log holds it. */
export const incidentOf = (
  type: IncidentType,
  by: Incident['by'],
  fields: Readonly<Record<string, string | number | boolean>>,
  firstOnSheet?: boolean,
): Incident => ({ type, by, ...fields, ...(type === 'first-stroke-out-of-turn' && firstOnSheet !== undefined ? { firstOnSheet } : {}) });
