/** A scenario as the live table opens it. */
import type { Scenario, ScenarioFor } from '../../corpus/model.ts';
import { NOMINAL } from '../../geometry/parameters.ts';
import { distance, strikerHome } from '../../geometry/seats.ts';
import type { Point } from '../../geometry/types.ts';
import type { EditionId } from '../../referee/types.ts';
import { openingOfCase } from '../../widgets/table/share/case.ts';
import type { Opening } from '../../widgets/table/state.svelte.ts';
import { EDITION_BAR } from '../book.ts';
import { asCase, editionsOf } from './cases.ts';

/** Nothing where there is no position to play on. */
export function openingOf(s: Scenario, edition: EditionId): Opening | undefined {
  if (s.command === 'classify' || s.command === 'check-placement') return lying(s, edition);
  if (s.command !== 'judge') return undefined;
  const { stroke, table } = s.input;
  const { report, ...rest } = asCase(s.input, edition);
  const opening = openingOfCase({ ...rest, ...(stroke ? { stroke, ...(table && { table }) } : report ? { report } : {}) });
  return opening ? { ...opening, editions: EDITION_BAR.filter((id) => editionsOf(s).includes(id)) } : undefined;
}

/** Places along the board for a striker that isn't on the table yet, the middle first. */
const STARTS = [0, -70, 70, -140, 140, -210, 210, -280, 280];

/** A position without a stroke: what lies where may be moved, and a stroke tried. */
function lying(s: ScenarioFor<'classify'> | ScenarioFor<'check-placement'>, edition: EditionId): Opening {
  const { position, colors, shooter, format = 'singles' } = s.input;
  const homes = STARTS.map((right) => strikerHome(NOMINAL, 'south', right));
  const isFree = (home: Point): boolean => position.discs.every((disc) => distance(disc, home) > NOMINAL.contact);
  const striker = position.striker ?? homes.find(isFree) ?? strikerHome(NOMINAL, 'south');
  return { position: { ...position, striker }, format, colors, edition, editions: editionsOf(s), ...(shooter ? { shooter } : {}) };
}
