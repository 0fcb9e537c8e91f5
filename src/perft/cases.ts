/** The seeded cases of the perft: one per number and seed, the same on every machine, without an edition. */

import { NOMINAL } from '../geometry/parameters.ts';
import { SEATING } from '../geometry/row.ts';
import { mirrored, OPPOSITE_SEAT } from '../geometry/seats.ts';
import { simulateOrNull } from '../physics/simulate.ts';
import { SEATS, type Seat, type Stroke } from '../physics/types.ts';
import { Random, seedOf } from '../random/random.ts';
import { colorOfSeat } from '../referee/seats.ts';
import type { CaseState, Format, Incident, RefereeCase, Seating, StrokeReport } from '../referee/types.ts';
import { randomIncident } from './incidents.ts';
import { type Placed, randomPosition } from './positions.ts';
import { changedReport } from './reports.ts';
import { randomState } from './state.ts';

/** A case for any edition. */
export type Question = Omit<RefereeCase, 'edition'>;

const DEGREES = 180 / Math.PI;

/** Straight at a disc, rather one of the player's own, over the far board, over a side board, or anywhere. */
function randomStroke(random: Random, { discs, striker }: Placed, shooter: Seat, colors: Seating): Stroke {
  const speed = Math.round((0.7 + 5 * random.real() ** 2) * 100) / 100;
  const way = random.real();
  if (discs.length === 0 || way < 0.08) return { angle: random.tenth(0, 360), speed };
  const own = discs.filter(({ color }) => colors[color].includes(shooter));
  const target = random.pick(own.length > 0 && random.chance(0.65) ? own : discs);
  const far = OPPOSITE_SEAT[shooter];
  const sides = SEATS.filter((seat) => seat !== shooter && seat !== far);
  const aim = way < 0.55 ? target : mirrored(NOMINAL, way < 0.85 ? far : random.pick(sides), target);
  const offset = (random.real() - 0.5) * 50;
  const angle = Math.atan2(aim.y - striker.y, aim.x + offset - striker.x) * DEGREES;
  return { angle: Math.round(angle * 100) / 100 + 0, speed };
}

/** What the physics makes of a random stroke; fast ones may climb a board. */
function simulated(random: Random, before: Placed, shooter: Seat, colors: Seating): StrokeReport | null {
  const stroke = randomStroke(random, before, shooter, colors);
  const table = random.chance(0.1) ? { climbing: true, crossing: true } : {};
  const report = simulateOrNull({ before, shooter, stroke, table });
  return report && { events: report.events, after: report.after };
}

interface Setting {
  readonly format: Format;
  readonly shooter: Seat;
  readonly state: CaseState;
}

function settingOf(random: Random): Setting {
  const format: Format = random.chance(0.75) ? 'singles' : 'doubles';
  const colors = SEATING[format];
  const shooter = random.pick([...colors.red, ...colors.black]);
  return { format, shooter, state: randomState(random, format, colors, colorOfSeat(colors, shooter)) };
}

const question = ({ format, shooter, state }: Setting, rest: Partial<Question>): Question => ({
  ...{ format, colors: SEATING[format], shooter },
  ...rest,
  ...(Object.keys(state).length > 0 ? { state } : {}),
});

/** A simulated stroke with its report, which in one half of the cases is changed by hand. */
function played(random: Random, { format, shooter }: Setting): { readonly before: Placed; readonly report: StrokeReport } {
  for (;;) {
    const before = randomPosition(random, format, shooter);
    const report = simulated(random, before, shooter, SEATING[format]);
    if (report === null) continue;
    const color = colorOfSeat(SEATING[format], shooter);
    return { before, report: random.chance(0.5) ? report : changedReport(random, report, before, shooter, color) };
  }
}

/** The `index`-th stroke of a seed. */
export function strokeCase(seed: number, index: number): Question {
  const random = new Random(seedOf('perft stroke', seed, index));
  const setting = settingOf(random);
  return question(setting, played(random, setting));
}

/** The `index`-th case with incidents of a seed, in four of ten cases with a stroke. */
export function incidentCase(seed: number, index: number): Question {
  const random = new Random(seedOf('perft incident', seed, index));
  const setting = settingOf(random);
  const { format, shooter } = setting;
  const stroke = random.chance(0.4) ? played(random, setting) : null;
  const before = stroke?.before ?? randomPosition(random, format, shooter);
  const count = random.chance(0.75) ? 1 : random.int(2, 3);
  const incidents: readonly Incident[] = Array.from({ length: count }, (_, i) =>
    randomIncident(random, i === 0 ? index : random.int(0, 1000), format, SEATING[format], before.discs),
  );
  if (stroke !== null) return question(setting, { ...stroke, incidents });
  const known = random.chance(0.7) ? { before: { discs: before.discs, striker: null } } : {};
  return question(setting, { ...known, incidents: known.before === undefined ? incidents.map(withoutDiscs) : incidents });
}

/** Where nothing says what lay on the table, no disc is named. */
const withoutDiscs = ({ discs: _, ...incident }: Incident): Incident => incident as Incident;
