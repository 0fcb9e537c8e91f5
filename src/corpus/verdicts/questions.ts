/** What one has to know of an incident before it can be ruled on, and the combinations of answers: its fields, whose turn it was, the format. */
import { SEATING } from '../../geometry/row.ts';
import type { IncidentType } from '../../referee/codes.ts';
import { incidentValues } from '../../referee/finder/situations.ts';
import type { CaseState, Format, Incident, RefereeCase } from '../../referee/types.ts';
import type { Question } from './tree.ts';

/** What an answer says of the case. */
interface Given {
  readonly fields?: Readonly<Record<string, string | number | boolean>>;
  readonly format?: Format;
  /** The offender's opponent has the right to play. */
  readonly waiting?: boolean;
}
interface IncidentQuestion extends Question {
  readonly given: readonly Given[];
}

/** Acts of whoever has the right to play, or that end or begin a turn: whose turn it was is no question. */
const IN_OWN_TURN: ReadonlySet<IncidentType> = new Set([
  'striker-touched-while-aiming',
  'striker-placed-early',
  'striker-misplaced',
  'striker-slid-to-board',
  'striker-moved-with-cue',
  'striker-dropped-on-row',
  'cue-over-far-line',
  'cue-over-corner',
  'wrong-end-of-cue',
  'double-hit',
  'stroke-refused',
  'stroke-after-stop',
  'delay',
]);
/** What only partners can do. */
const IN_DOUBLES: ReadonlySet<IncidentType> = new Set(['partner-talk', 'stroke-out-of-order']);

const named = (id: string, answers: readonly (readonly [string, Given])[], ordered = false): IncidentQuestion => ({
  id,
  ordered,
  answers: answers.map(([answer]) => answer),
  given: answers.map(([, given]) => given),
});

/** How many discs moved; the only disc on the table is asked for together with the number, since it can only be one. */
function discsQuestion(field: 'moved' | 'count', counts: readonly number[], last: boolean): IncidentQuestion {
  const number = (n: number): readonly [string, Given] => [`${n}`, { fields: { [field]: n, ...(last ? { last: false } : {}) } }];
  const only: readonly [string, Given] = ['last', { fields: { [field]: 1, last: true } }];
  return named('discs', [...counts.map(number), ...(last ? [only] : [])], !last);
}

function fieldQuestions(type: IncidentType): readonly IncidentQuestion[] {
  const fields = incidentValues(type);
  return Object.entries(fields).flatMap(([field, values]): readonly IncidentQuestion[] => {
    if (field === 'last') return [];
    if (field === 'moved' || field === 'count') return [discsQuestion(field, values as readonly number[], 'last' in fields)];
    const answers = values.map((value) => [`${value}`, { fields: { [field]: value } }] as const);
    return [named(field, answers, typeof values[0] === 'number')];
  });
}

/** What is asked of an incident, in the order in which one asks. */
export function questionsOf(type: IncidentType): readonly IncidentQuestion[] {
  const turns = named('turn', [
    ['own', { waiting: false }],
    ['opponents', { waiting: true }],
  ]);
  const formats = named('format', [
    ['singles', { format: 'singles' }],
    ['doubles', { format: 'doubles' }],
  ]);
  return [
    ...fieldQuestions(type),
    ...(IN_OWN_TURN.has(type) ? [] : [turns]),
    ...(IN_DOUBLES.has(type) ? [named('format', [['doubles', { format: 'doubles' }]])] : [formats]),
  ];
}

/** A case for any edition. */
export type Situation = Omit<RefereeCase, 'edition'>;

/** A penalty disc can only be forgotten where one was due. */
const STATES: Readonly<Partial<Record<IncidentType, CaseState>>> = { 'penalty-forgotten': { debts: { red: 1 } } };

const ANSWERS_OF_NONE: readonly (readonly number[])[] = [[]];

/** Every combination of answers, as places in `answers`. */
export const combinations = (questions: readonly Question[]): readonly (readonly number[])[] =>
  questions.reduce((all, { answers }) => all.flatMap((at) => answers.map((_, i) => [...at, i])), ANSWERS_OF_NONE);

/** The case that answers describe: red is the offender; `state` stands in the books besides. */
export function situationOf(
  type: IncidentType,
  questions: readonly IncidentQuestion[],
  at: readonly number[],
  state: CaseState = {},
): Situation {
  const given = questions.map((question, i) => question.given[at[i] ?? 0] ?? {});
  const format = given.find((one) => one.format)?.format ?? 'singles';
  const waiting = given.some((one) => one.waiting === true);
  const incident: Incident = Object.assign({ type, by: 'red' as const }, ...given.map(({ fields }) => fields ?? {}));
  const shooter = waiting ? SEATING[format].black[0] : SEATING[format].red[0];
  return { format, colors: SEATING[format], ...(shooter ? { shooter } : {}), incidents: [incident], state: { ...STATES[type], ...state } };
}
