/** What players do outside a stroke, with every detail on which a book's answer may hang. */
import { NOMINAL } from '../../geometry/parameters.ts';
import { SINGLES } from '../../geometry/row.ts';
import type { Color } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import type { IncidentType } from '../../referee/codes.ts';
import { otherColor } from '../../referee/seats.ts';
import type { CaseState, Incident, RefereeCase } from '../../referee/types.ts';
import type { Scene } from '../types.ts';
import { addDisc, positionOf } from './places.ts';
import { DOUBLES } from './strokes.ts';

type Fields = Readonly<Record<string, string | number | boolean>>;
export interface Variety {
  readonly type: IncidentType;
  /** Each field with the values it may take. */
  readonly fields?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** `before`: nobody has the right to play yet; `own`: the offender has it; `other`: the opponent. */
  readonly when: readonly ('before' | 'own' | 'other')[];
  readonly doubles?: true;
}

const OWN = ['own'] as const;
const OTHER = ['other'] as const;
const EITHER = ['own', 'other'] as const;
const BEFORE = ['before'] as const;
const YES_NO = [true, false] as const;

/** All that is asked; the rest of the catalogue belongs to a stroke. */
export const VARIETIES: readonly Variety[] = [
  { type: 'late-arrival', fields: { minutes: [1, 3, 6], announced: YES_NO }, when: BEFORE },
  { type: 'handshake-refused', fields: { when: ['before', 'after'] }, when: BEFORE },
  { type: 'misconduct', fields: { what: ['throwing', 'swearing', 'insult'] }, when: EITHER },
  { type: 'gross-misconduct', fields: { what: ['alcohol', 'smoking', 'rudeness', 'disobedience'] }, when: EITHER },
  { type: 'warm-up-overrun', fields: { minutes: [1, 4] }, when: BEFORE },
  { type: 'left-table', fields: { minutes: [2, 5], consent: YES_NO }, when: BEFORE },
  { type: 'left-own-zone', fields: { reason: ['none', 'fetch-disc', 'check-scoresheet', 'check-disc'], consent: YES_NO }, when: EITHER },
  { type: 'walked-around', when: OWN },
  { type: 'leaned-with-body', when: OWN },
  { type: 'phone-call', when: EITHER },
  { type: 'talking', fields: { to: ['third-party', 'opponent'] }, when: EITHER },
  { type: 'partner-talk', fields: { when: ['opponents-turn'] }, when: OTHER, doubles: true },
  { type: 'partner-talk', fields: { when: ['striker-on-table'] }, when: OWN, doubles: true },
  { type: 'argued-with-referee', when: EITHER },
  { type: 'rules-broken-on-purpose', when: EITHER },
  { type: 'table-shaken', fields: { phase: ['before-first-stroke'], moved: [2, 5] }, when: BEFORE },
  { type: 'table-shaken', fields: { phase: ['during-set'], moved: [1, 3] }, when: EITHER },
  { type: 'object-on-board', when: EITHER },
  { type: 'powder-removed', fields: { with: ['hand', 'brush'] }, when: OWN },
  { type: 'powder-piled', when: OWN },
  { type: 'surface-touched', when: OWN },
  { type: 'distance-measured', when: OWN },
  { type: 'equipment-swapped', fields: { item: ['striker', 'cue'], damaged: YES_NO }, when: OWN },
  { type: 'foreign-striker', when: OWN },
  { type: 'striker-not-returned', when: OTHER },
  { type: 'striker-left-at-side-board', when: OTHER },
  { type: 'striker-moved-with-cue', when: OWN },
  { type: 'striker-misplaced', when: OWN },
  { type: 'striker-slid-to-board', when: OWN },
  { type: 'striker-dropped-on-row', fields: { moved: [0, 3] }, when: OWN },
  { type: 'striker-touched-while-aiming', when: OWN },
  { type: 'striker-placed-early', when: OWN },
  { type: 'striker-lifted-early', when: OWN },
  { type: 'cue-over-far-line', when: OWN },
  { type: 'cue-over-corner', when: OWN },
  { type: 'stroke-refused', when: OWN },
  { type: 'stroke-after-stop', when: OWN },
  { type: 'first-stroke-out-of-turn', fields: { noticed: ['before-next-stroke', 'later'], firstOnSheet: YES_NO }, when: OTHER },
  { type: 'stroke-out-of-order', fields: { noticed: ['before-next-stroke', 'later'] }, when: OTHER, doubles: true },
  { type: 'delay', fields: { occurrence: [1, 2] }, when: OWN },
  { type: 'discs-displaced', fields: { with: ['hand', 'cue', 'striker', 'body'], count: [0, 1, 2, 4] }, when: EITHER },
  { type: 'discs-moved-fetching', fields: { count: [2] }, when: OWN },
  { type: 'disc-taken', when: EITHER },
  { type: 'hand-in-pocket', when: EITHER },
  { type: 'moving-object-touched', fields: { object: ['disc', 'striker'], with: ['hand', 'cue'] }, when: EITHER },
  { type: 'penalty-forgotten', when: OTHER },
];

function fieldsOf(random: Random, { fields = {} }: Variety): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, random.pick(values)]));
}

export interface IncidentScene {
  readonly scene: Scene;
  readonly case: Omit<RefereeCase, 'edition'>;
  readonly by: Color;
  readonly variety: Variety;
}

/** Which incident a stream of chance will tell of: its first draw. */
export const varietyOf = (random: Random): Variety => random.pick(VARIETIES);

/** Something that a player does, by lot. */
export function drawIncident(random: Random, hard: boolean): IncidentScene {
  const variety = varietyOf(random);
  const format = variety.doubles ? 'doubles' : 'singles';
  const colors = variety.doubles ? DOUBLES : SINGLES;
  const by = random.pick(['red', 'black'] as const);
  const when = random.pick(variety.when);
  const turn = when === 'before' ? null : when === 'own' ? by : otherColor(by);
  const shooter = turn === null ? undefined : colors[turn][0];
  const seat = colors[by][0];
  const fields = fieldsOf(random, variety);
  const incident: Incident = { type: variety.type, by, ...(format === 'doubles' && seat ? { seat } : {}), ...fields };
  const position = midSet(random, by, colors);
  const moves = Number(fields.count ?? fields.moved ?? 0) > 0;
  const warned: CaseState | undefined = hard && random.chance(0.3) ? { warnings: { [by]: 2 } } : undefined;
  const debts: CaseState | undefined = variety.type === 'penalty-forgotten' ? { debts: { [by]: 1 } } : undefined;
  const state = warned ?? debts;
  const common = { format, colors, ...(shooter ? { shooter } : {}), incidents: [incident], ...(state ? { state } : {}) } as const;
  // Which discs were moved is told in words only, so none is named and nothing has to be put back on the drawing.
  // Beside the sets there is nothing to see on the table either.
  const bare = moves || when === 'before';
  const scene: Scene = { ...common, position: bare ? positionOf([]) : position };
  return { scene, case: common, by, variety };
}

/** A table in the middle of a set, for the eye; what a player does beside it does not hang on it. */
function midSet(random: Random, by: Color, colors: Scene['colors']): Scene['position'] {
  const discs: Parameters<typeof addDisc>[2] = [];
  const seat = colors[by][0] ?? 'south';
  for (let i = 0; i < 3; i++) addDisc(random, NOMINAL, discs, by, random.pick(['field', 'own-edge', 'far-edge']), seat, 4);
  for (let i = 0; i < 3; i++) addDisc(random, NOMINAL, discs, otherColor(by), random.pick(['field', 'circle', 'far-edge']), seat, 4);
  return positionOf(discs);
}
