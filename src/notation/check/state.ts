/** A state that does not fit the format: debts by colour in singles, by seat in doubles. */
import { COLORS } from '../../physics/types.ts';
import type { CaseState, Format, Seating } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';

/** Debts of those who do not play, and colours named twice. */
export function checkState(state: CaseState, format: Format, colors: Seating): readonly Problem[] {
  const holders: readonly string[] = format === 'singles' ? COLORS : [...colors.red, ...colors.black];
  const debts = (['debts', 'waiting'] as const).flatMap((field) =>
    Object.keys(state[field] ?? {})
      .filter((key) => !holders.includes(key))
      .map((key) => problem(joinPath(`state.${field}`, key), 'not-in-format', key, holders.join(', '), format)),
  );
  const cleared = state.cleared ?? [];
  const twice = cleared.findIndex((color, i) => cleared.indexOf(color) < i);
  const color = cleared[twice];
  if (color === undefined) return debts;
  const first = joinPath('state.cleared', cleared.indexOf(color));
  return [...debts, problem(joinPath('state.cleared', twice), 'duplicate', color, first)];
}
