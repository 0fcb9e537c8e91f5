/** What a table is set up with, and the fixed facts of setting up: who starts where, which way is forward, how hard one can strike. */

import { clamp } from '../../geometry/clamp.ts';
import { SINGLES, startPosition } from '../../geometry/row.ts';
import { AHEAD } from '../../geometry/seats.ts';
import { SEATS } from '../../geometry/types.ts';
import type { Position, Seat, Stroke, TableParameters } from '../../physics/types.ts';
import { colorOfSeat } from '../../referee/seats.ts';
import type { CaseState, EditionId, Format, Incident, Seating, StrokeReport } from '../../referee/types.ts';

/** Everything that undo brings back. */
export interface Setup {
  readonly format: Format;
  readonly colors: Seating;
  readonly position: Position;
  readonly shooter: Seat;
  readonly stroke: Stroke;
  /** Constants of the table that are not the usual ones: where a body may go over a board, for one. */
  readonly constants: Partial<TableParameters>;
  readonly caseState: CaseState;
  /** A stroke reported by hand in place of a simulated one; gone as soon as anything is moved. */
  readonly report: StrokeReport | null;
  readonly incidents: readonly Incident[];
  /** The incidents are ruled alone: nobody strokes. */
  readonly unstruck: boolean;
}

/** What a table is opened with; all but the position may be left out. */
export interface Opening extends Partial<Setup> {
  readonly position: Position;
  readonly edition?: EditionId;
  readonly editions?: readonly EditionId[];
  readonly readings?: Readonly<Record<string, string>>;
}

/** Above the fastest stroke of a strong player, m/s. */
export const MAX_SPEED = 8;
export const MIN_SPEED = 0.1;

/** An angle in 0 ≤ a < 360 degrees, to a thousandth. */
export const normalizeAngle = (angle: number): number => (((Math.round(angle * 1000) / 1000) % 360) + 360) % 360;
/** A speed one can strike with, m/s, to a thousandth. */
export const clampSpeed = (speed: number): number => clamp(Math.round(speed * 1000) / 1000, MIN_SPEED, MAX_SPEED);
/** Straight across the table from a seat. */
export const straight = (seat: Seat, speed: number): Stroke => ({ angle: AHEAD[seat], speed });

/** The state of the game at the first stroke of a set. */
export const openingStroke = (shooter: Seat, colors: Seating): CaseState => ({
  turn: 1,
  first: colorOfSeat(colors, shooter),
});

/** Whether all discs stand in their rows and the state is that of a set's first stroke, and nothing more is said of the game. */
export function isOpeningStroke({
  position,
  shooter,
  colors,
  caseState,
}: Pick<Setup, 'position' | 'shooter' | 'colors' | 'caseState'>): boolean {
  const opening = openingStroke(shooter, colors);
  const rows = startPosition(colors).discs;
  return (
    Object.keys(caseState).length === 2 &&
    caseState.turn === opening.turn &&
    caseState.first === opening.first &&
    rows.length === position.discs.length &&
    rows.every((d) => position.discs.some((o) => o.id === d.id && o.x === d.x && o.y === d.y))
  );
}

/** An opening with everything that it left out. */
export function setupOf(o: Opening): Setup {
  const shooter = o.shooter ?? 'south';
  return {
    format: o.format ?? 'singles',
    colors: o.colors ?? SINGLES,
    position: o.position,
    shooter,
    stroke: o.stroke ?? straight(shooter, 3),
    constants: o.constants ?? {},
    caseState: o.caseState ?? {},
    report: o.report ?? null,
    incidents: o.incidents ?? [],
    unstruck: o.unstruck ?? (!o.report && !o.stroke && (o.incidents ?? []).length > 0),
  };
}

/** Who strokes after a seat: clockwise among those who play. */
export function nextSeat(shooter: Seat, colors: Seating): Seat {
  const seats = [...colors.red, ...colors.black];
  const from = SEATS.indexOf(shooter);
  return [1, 2, 3].map((i) => SEATS[(from + i) % 4] as Seat).find((seat) => seats.includes(seat)) ?? shooter;
}
