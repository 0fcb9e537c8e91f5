/** Random states of set and game before a stroke. */
import { COLORS, type Color, type Seat } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import type { CaseState, DebtsGiven, Format, Seating } from '../referee/types.ts';

const perColor = (random: Random, most: number): Readonly<Record<Color, number>> => ({
  red: random.int(0, most),
  black: random.int(0, most),
});

/** Debts by colour in singles, by seat in doubles. */
function debts(random: Random, format: Format, colors: Seating, most: number): DebtsGiven {
  if (format === 'singles') return perColor(random, most);
  const seats: readonly Seat[] = [...colors.red, ...colors.black].filter(() => random.chance(0.6));
  return Object.fromEntries(seats.map((seat) => [seat, random.int(0, most)]));
}

/** Whose turn count it is agrees with the shooter in most cases. */
function turns(random: Random, format: Format, shooter: Color): Pick<CaseState, 'turn' | 'first'> {
  const turn = random.int(1, format === 'singles' ? 3 : 5);
  const consistent = turn % 2 === 1 ? shooter : shooter === 'red' ? 'black' : 'red';
  return { turn, first: random.chance(0.9) ? consistent : random.pick(COLORS) };
}

/** A state; most fields are left out. */
export function randomState(random: Random, format: Format, colors: Seating, shooter: Color): CaseState {
  const state: { -readonly [Key in keyof CaseState]: CaseState[Key] } = {};
  if (random.chance(0.3)) state.debts = debts(random, format, colors, 2);
  if (random.chance(0.08)) {
    const waiting = debts(random, format, colors, 1);
    state.waiting = waiting;
    state.debts = waiting;
  }
  if (random.chance(0.5)) Object.assign(state, turns(random, format, shooter));
  if (state.turn !== undefined && state.turn > 1 && random.chance(0.5)) {
    const color = random.pick(COLORS);
    state.cleared = random.chance(0.15) ? COLORS : [color];
    if (random.chance(0.2)) state.clearedWithOffence = [color];
  }
  if (random.chance(0.15)) state.deciding = true;
  if (random.chance(0.3)) state.darkMisses = random.chance(0.6) ? { red: random.int(1, 4), black: random.int(1, 4) } : perColor(random, 4);
  if (random.chance(0.2)) state.warnings = perColor(random, 3);
  if (random.chance(0.2)) state.delays = perColor(random, 3);
  if (random.chance(0.2)) {
    const loss = () => ({ lateness: random.int(0, 2), misconduct: random.int(0, 2) });
    state.losses = { red: loss(), black: loss() };
  }
  return state;
}
