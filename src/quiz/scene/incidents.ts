/** What players do outside a stroke, with every detail on which a book's answer may hang. */
import { NOMINAL } from '../../geometry/parameters.ts';
import { SINGLES } from '../../geometry/row.ts';
import type { Color } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import type { IncidentType } from '../../referee/codes.ts';
import { type FieldValue, type IncidentField, incidentFields } from '../../referee/incidents/fields.ts';
import { otherColor } from '../../referee/seats.ts';
import type { CaseState, Incident, RefereeCase } from '../../referee/types.ts';
import type { Scene } from '../types.ts';
import { addDisc, positionOf } from './places.ts';
import { DOUBLES } from './strokes.ts';

type Values = Readonly<Record<string, readonly FieldValue[]>>;
export interface Variety {
  readonly type: IncidentType;
  /** The values of each number that is asked, and of each field that is not asked in full. */
  readonly asked?: Values;
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
  { type: 'late-arrival', asked: { minutes: [1, 3, 6] }, when: BEFORE },
  { type: 'handshake-refused', when: BEFORE },
  { type: 'misconduct', when: EITHER },
  { type: 'gross-misconduct', when: EITHER },
  { type: 'warm-up-overrun', asked: { minutes: [1, 4] }, when: BEFORE },
  { type: 'left-table', asked: { minutes: [2, 5] }, when: BEFORE },
  { type: 'left-own-zone', when: EITHER },
  { type: 'walked-around', when: OWN },
  { type: 'leaned-with-body', when: OWN },
  { type: 'phone-call', when: EITHER },
  { type: 'talking', when: EITHER },
  { type: 'partner-talk', asked: { when: ['opponents-turn'] }, when: OTHER, doubles: true },
  { type: 'partner-talk', asked: { when: ['striker-on-table'] }, when: OWN, doubles: true },
  { type: 'argued-with-referee', when: EITHER },
  { type: 'rules-broken-on-purpose', when: EITHER },
  { type: 'table-shaken', asked: { phase: ['before-first-stroke'], moved: [2, 5] }, when: BEFORE },
  { type: 'table-shaken', asked: { phase: ['during-set'], moved: [1, 3] }, when: EITHER },
  { type: 'object-on-board', when: EITHER },
  { type: 'powder-removed', when: OWN },
  { type: 'powder-piled', when: OWN },
  { type: 'surface-touched', when: OWN },
  { type: 'distance-measured', when: OWN },
  { type: 'equipment-swapped', when: OWN },
  { type: 'foreign-striker', when: OWN },
  { type: 'striker-not-returned', when: OTHER },
  { type: 'striker-left-at-side-board', when: OTHER },
  { type: 'striker-moved-with-cue', when: OWN },
  { type: 'striker-misplaced', when: OWN },
  { type: 'striker-slid-to-board', when: OWN },
  { type: 'striker-dropped-on-row', asked: { moved: [0, 3] }, when: OWN },
  { type: 'striker-touched-while-aiming', when: OWN },
  { type: 'striker-placed-early', when: OWN },
  { type: 'striker-lifted-early', when: OWN },
  { type: 'cue-over-far-line', when: OWN },
  { type: 'cue-over-corner', when: OWN },
  { type: 'stroke-refused', when: OWN },
  { type: 'stroke-after-stop', when: OWN },
  { type: 'first-stroke-out-of-turn', when: OTHER },
  { type: 'stroke-out-of-order', when: OTHER, doubles: true },
  { type: 'delay', asked: { occurrence: [1, 2] }, when: OWN },
  { type: 'discs-displaced', asked: { count: [0, 1, 2, 4], last: [] }, when: EITHER },
  { type: 'discs-moved-fetching', asked: { count: [2] }, when: OWN },
  { type: 'disc-taken', when: EITHER },
  { type: 'hand-in-pocket', when: EITHER },
  { type: 'moving-object-touched', when: EITHER },
  { type: 'penalty-forgotten', when: OTHER },
];

function valuesOf(field: IncidentField, asked: Values): readonly FieldValue[] {
  const some = asked[field.name];
  if (some) return some;
  return field.kind === 'choice' ? field.options : field.kind === 'yes-no' ? YES_NO : [];
}

/** Each field that is asked with the values it may take. */
export const askedValues = ({ type, asked = {} }: Variety): Values =>
  Object.fromEntries(
    incidentFields(type)
      .map((field) => [field.name, valuesOf(field, asked)] as const)
      .filter(([, values]) => values.length > 0),
  );

const drawFields = (random: Random, variety: Variety): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(Object.entries(askedValues(variety)).map(([name, values]) => [name, random.pick(values)]));

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
  const fields = drawFields(random, variety);
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
