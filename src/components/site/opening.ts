/** A scenario as the live table opens it. */
import type { Scenario } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';
import type { Opening } from '../../widgets/table/state.svelte.ts';
import { EDITION_BAR } from './book.ts';
import { asCase, editionsOf } from './cases.ts';

/** Nothing where there is no position to play on. */
export function openingOf(s: Scenario, edition: EditionId): Opening | undefined {
  if (s.command !== 'judge') return undefined;
  const { format, colors, shooter, before, report, incidents, state, readings } = asCase(s, edition);
  if (!before) return undefined;
  const stroke = s.input.stroke as Opening['stroke'];
  return {
    position: before,
    format,
    colors,
    edition,
    editions: EDITION_BAR.filter((id) => editionsOf(s).includes(id)),
    ...(shooter ? { shooter } : {}),
    ...(stroke ? { stroke } : {}),
    ...(report ? { report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { caseState: state } : {}),
    ...(readings ? { readings } : {}),
  };
}
