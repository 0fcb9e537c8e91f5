/** The fields of every incident of the catalogue (the case contract's `incidents.md`), as a form asks for them. A test holds it against the schema. */
import type { IncidentType } from '../../referee/codes.ts';

export type Field =
  | { readonly name: string; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: 'yes-no'; readonly needed: boolean }
  /** A count or minutes; `needed` is false where it may be left out. */
  | { readonly name: string; readonly kind: 'number'; readonly least: number; readonly needed: boolean }
  | { readonly name: string; readonly kind: 'discs' };

const choice = (name: string, ...options: readonly string[]): Field => ({ name, kind: 'choice', options });
const yes = (name: string, needed = false): Field => ({ name, kind: 'yes-no', needed });
const count = (name: string, needed = true, least = 0): Field => ({ name, kind: 'number', least, needed });
const noticed = choice('noticed', 'before-next-stroke', 'later');

export const CATALOGUE: Readonly<Record<IncidentType, readonly Field[]>> = {
  'late-arrival': [count('minutes'), yes('announced')],
  'handshake-refused': [choice('when', 'before', 'after')],
  misconduct: [choice('what', 'throwing', 'swearing', 'insult')],
  'gross-misconduct': [choice('what', 'alcohol', 'smoking', 'rudeness', 'disobedience')],
  'warm-up-overrun': [count('minutes')],
  'left-table': [count('minutes'), yes('consent')],
  'left-own-zone': [choice('reason', 'none', 'fetch-disc', 'check-scoresheet', 'check-disc'), yes('consent')],
  'walked-around': [],
  'leaned-with-body': [],
  'phone-call': [],
  talking: [choice('to', 'third-party', 'opponent')],
  'partner-talk': [choice('when', 'opponents-turn', 'striker-on-table')],
  'argued-with-referee': [],
  'rules-broken-on-purpose': [],
  'table-shaken': [choice('phase', 'before-first-stroke', 'during-set'), count('moved', false)],
  'object-on-board': [],
  'powder-removed': [choice('with', 'hand', 'brush')],
  'powder-piled': [],
  'surface-touched': [],
  'distance-measured': [],
  'equipment-swapped': [choice('item', 'striker', 'cue'), yes('damaged')],
  'foreign-striker': [],
  'striker-not-returned': [],
  'striker-left-at-side-board': [],
  'striker-moved-with-cue': [],
  'striker-misplaced': [],
  'striker-slid-to-board': [],
  'striker-dropped-on-row': [count('moved', false)],
  'striker-touched-while-aiming': [],
  'striker-placed-early': [],
  'striker-lifted-early': [],
  'cue-over-far-line': [],
  'cue-over-corner': [],
  'wrong-end-of-cue': [],
  'double-hit': [],
  'stroke-refused': [],
  'stroke-after-stop': [],
  'first-stroke-out-of-turn': [noticed, yes('firstOnSheet')],
  'stroke-out-of-order': [noticed],
  delay: [count('occurrence', false, 1)],
  'discs-displaced': [choice('with', 'hand', 'cue', 'striker', 'body'), count('count'), { name: 'discs', kind: 'discs' }, yes('last')],
  'discs-moved-fetching': [count('count')],
  'disc-taken': [],
  'hand-in-pocket': [],
  'moving-object-touched': [choice('object', 'disc', 'striker'), choice('with', 'hand', 'cue')],
  'penalty-forgotten': [],
};

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

export const INCIDENT_TYPES = Object.keys(CATALOGUE) as readonly IncidentType[];
