/** Penalty discs that are owed: by colour in singles, by seat in doubles (2017 17.4-17.6, 21.6; club 5.2). */
import type { Context } from './context.ts';
import { ofColor, seatOf } from './seats.ts';
import type { Color, Debts, DebtsGiven, Format, RefereeCase, Seat } from './types.ts';

/** The seat that is punished for a colour's offence: who strokes, or of the waiting pair who strokes next (2017 21.6, 2010 21.5, 2008 no. 68). */
export function punishedSeat(ctx: Context, color: Color): Seat {
  return ofColor(ctx.facts.seats, color);
}

/** What a colour (singles) or its punished seat (doubles) owes by this record. */
export function owed(ctx: Context, debts: DebtsGiven | undefined, color: Color): number {
  if (debts === undefined) return 0;
  if (ctx.case.format === 'singles') return ofColor(debts as Readonly<Record<Color, number | undefined>>, color) ?? 0;
  return (debts as Readonly<Record<string, number | undefined>>)[punishedSeat(ctx, color)] ?? 0;
}

/** Under what name a colour's debt is counted: its own, in doubles its punished seat's. */
export const debtorOf = ({ format, colors, shooter }: Pick<RefereeCase, 'format' | 'colors' | 'shooter'>, color: Color): Color | Seat =>
  format === 'singles' ? color : seatOf(colors, format, color, shooter ?? null);

/** What a colour owes where only the state of a game is known, no table. */
export const owedIn = (question: Pick<RefereeCase, 'format' | 'colors' | 'shooter' | 'state'>, color: Color): number =>
  ((question.state?.debts ?? {}) as Readonly<Record<string, number | undefined>>)[debtorOf(question, color)] ?? 0;

/** Debts with what the two punished parties owe now; in doubles the other seats keep theirs. */
export function debtsAfter(ctx: Context, now: Readonly<Record<Color, number>>): Debts {
  if (ctx.case.format === 'singles') return { red: now.red, black: now.black };
  const before = (ctx.case.state?.debts ?? {}) as Readonly<Partial<Record<Seat, number>>>;
  const seats: Record<Seat, number> = {
    south: before.south ?? 0,
    west: before.west ?? 0,
    north: before.north ?? 0,
    east: before.east ?? 0,
  };
  seats[punishedSeat(ctx, 'red')] = now.red;
  seats[punishedSeat(ctx, 'black')] = now.black;
  return seats;
}

/** No debts: nought for each colour in singles, for each seat in doubles. */
export function noDebts(format: Format): Debts {
  return format === 'singles' ? { red: 0, black: 0 } : { south: 0, west: 0, north: 0, east: 0 };
}
