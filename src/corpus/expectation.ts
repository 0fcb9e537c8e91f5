/**
 * What must come out of a scenario, whole: what an expectation does not name must not be there. Zeros, nulls and empty lists are left out, and so
 * is what only the perft holds (articles, proofs, notes).
 */
import { runCheckPlacement } from '../notation/run/check-placement.ts';
import { runClassify } from '../notation/run/classify.ts';
import { runJudge } from '../notation/run/judge.ts';
import { runPlace } from '../notation/run/place.ts';
import { bodyNamed, nameOf, pointNamed, pointText } from '../notation/text/bodies.ts';
import type { CaseBase, CheckPlacementDocument, ClassifyDocument, PlaceDocument } from '../notation/types.ts';
import type { RuleCode } from '../referee/codes.ts';
import type { Color, DiscId, EditionId, Finding, Placement, Point, Ruling, Seat, Shade } from '../referee/types.ts';

/** A disc set on the table, mm to a hundredth. */
export interface ExpectedPlacement extends Point {
  readonly disc: DiscId;
  readonly reason: Placement['reason'];
}

/** How many of something, by colour or seat; those that have none are left out. */
export type Counts = Readonly<Partial<Record<Color | Seat, number>>>;

/** What a ruling says, decisive rule first. */
export interface RulingExpectation {
  readonly stroke?: NonNullable<Ruling['stroke']>;
  readonly turn?: NonNullable<Ruling['turn']>;
  readonly losesNext?: Color;
  readonly penaltyDiscs?: Counts;
  readonly warnings?: Counts;
  readonly debts?: Counts;
  readonly set?: NonNullable<Ruling['set']>;
  readonly game?: NonNullable<Ruling['game']>;
  readonly excluded?: Color;
  readonly restored?: readonly DiscId[];
  readonly placements?: readonly ExpectedPlacement[];
  readonly unplaced?: readonly DiscId[];
  readonly finds?: readonly RuleCode[];
}

/** By command. A striker's place is legal, or the rules it breaks are found. */
export interface Expectations {
  readonly judge: RulingExpectation;
  readonly place: Pick<RulingExpectation, 'placements' | 'unplaced'>;
  readonly classify: Readonly<Partial<Record<Shade, readonly DiscId[]>>>;
  readonly 'check-placement': { readonly legal: boolean; readonly finds?: readonly RuleCode[] };
}

/** The documents that scenarios hold: those of their commands, without an edition. */
export interface ScenarioInputs {
  readonly judge: CaseBase;
  readonly place: Omit<PlaceDocument, 'edition'>;
  readonly classify: Omit<ClassifyDocument, 'edition'>;
  readonly 'check-placement': Omit<CheckPlacementDocument, 'edition'>;
}

/** A command with its document. */
export type Asked = {
  readonly [C in keyof ScenarioInputs]: { readonly command: C; readonly input: ScenarioInputs[C] };
}[keyof ScenarioInputs];

/** What comes out of a scenario under an edition, in the shape of its expectation. Throws where the physics refuses its stroke. */
export function outcomeOf(asked: Asked, edition: EditionId): Expectations[keyof Expectations] {
  switch (asked.command) {
    case 'judge':
      return rulingOutcome(ruled(asked.input, edition));
    case 'place': {
      const { placements, unplaced } = runPlace({ ...asked.input, edition });
      return spoken({ placements: placements.map(placementOf), unplaced });
    }
    case 'classify':
      return shadesOf(runClassify({ ...asked.input, edition }).discs);
    case 'check-placement': {
      const answer = runCheckPlacement({ ...asked.input, edition });
      return answer.legal ? { legal: true } : { legal: false, finds: found(answer.findings) };
    }
  }
}

function ruled(input: CaseBase, edition: EditionId): Ruling {
  const answer = runJudge({ ...input, edition });
  if (!answer.ok) throw new Error(answer.error.map(({ path, code }) => `${path}: ${code}`).join('; '));
  if ('rulings' in answer.value) throw new Error('one edition is ruled on, not several');
  return answer.value;
}

/** The parts of a ruling that an expectation holds. */
export function rulingOutcome(ruling: Ruling): RulingExpectation {
  const { stroke, turn, losesNext, penaltyDiscs, warnings, debts, set, game, excluded, restored, placements, unplaced, findings } = ruling;
  const counted = { penaltyDiscs: counts(penaltyDiscs), warnings: counts(warnings), debts: counts(debts) };
  const placed = { restored, placements: placements.map(placementOf), unplaced, finds: found(findings) };
  return spoken({ stroke, turn, losesNext, ...counted, set, game, excluded, ...placed });
}

const counts = (all: object): object => Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0));

/** The rules of the findings in their order; one that several articles state is named once. */
const found = (findings: readonly Finding[]): readonly RuleCode[] => [...new Set(findings.map(({ rule }) => rule))];

const placementOf = ({ disc, x, y, reason }: Placement): ExpectedPlacement => ({ disc, x: hundredth(x), y: hundredth(y), reason });

const hundredth = (mm: number): number => Math.round(mm * 100) / 100 + 0;

function shadesOf(discs: Readonly<Record<string, { readonly shade: Shade }>>): Expectations['classify'] {
  const of = (shade: Shade): readonly DiscId[] => Object.keys(discs).filter((id) => discs[id]?.shade === shade) as DiscId[];
  return spoken({ dark: of('dark'), light: of('light') });
}

/** Without what says nothing. */
function spoken<T extends object>(fields: { readonly [K in keyof T]: T[K] | null }): Partial<T> {
  const says = (value: unknown): boolean => value !== null && (typeof value !== 'object' || Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => says(value))) as Partial<T>;
}

/** Whether what comes out is what is expected, whatever the order of fields. */
export const sameOutcome = (outcome: unknown, expected: unknown): boolean => canonical(outcome) === canonical(expected);

/** A value as text, the same whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  );

/** `r4 0,485 penalty, b3 0,0 off-table` as placements; null where it is none. */
export function placementsIn(text: string): readonly ExpectedPlacement[] | null {
  const all = text.split(/\s*,\s+/).map((item) => {
    const [name = '', place = '', reason = '', ...more] = item.split(/\s+/);
    const disc = bodyNamed(name);
    const at = pointNamed(place);
    const known = REASONS.find((one) => one === reason);
    return disc === null || disc === 'striker' || at === null || !known || more.length > 0 ? null : { disc, ...at, reason: known };
  });
  return all.some((one) => one === null) ? null : (all as readonly ExpectedPlacement[]);
}

const REASONS = ['penalty', 'debt', 'off-table', 'landed', 'broken'] as const satisfies readonly Placement['reason'][];

/** `r1 b2` as discs; null where it is none. */
export function discsIn(text: string): readonly DiscId[] | null {
  const all = text.split(/\s+/).map(bodyNamed);
  return all.some((one) => one === null || one === 'striker') ? null : (all as readonly DiscId[]);
}

/** An expectation as scenario files write it. */
export function expectationText(expected: object): string {
  const fields = Object.entries(expected).map(([name, value]) => `${name}: ${valueText(name, value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function valueText(name: string, value: unknown): string {
  if (name === 'placements')
    return `'${(value as readonly ExpectedPlacement[]).map((one) => `${nameOf(one.disc)} ${pointText(one)} ${one.reason}`).join(', ')}'`;
  if (name === 'finds') return `[${(value as readonly string[]).join(', ')}]`;
  if (Array.isArray(value)) return (value as readonly DiscId[]).map(nameOf).join(' ');
  return typeof value === 'object' && value !== null ? expectationText(value) : String(value);
}
