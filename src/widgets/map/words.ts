/** What is said of a stroke on the map. */
import type { Lang } from '../../corpus/model.ts';
import type { Words } from '../../narrate/describe.ts';
import { figure, fill } from '../../narrate/sentence.ts';
import { OUTCOMES, type Outcome } from '../../outcomes/outcome.ts';
import { formatPercent } from '../../ui/format.ts';
import type { MapStrings } from '../../ui/strings.ts';

/** `120 mm left of the middle` */
export function placeText(along: number, s: MapStrings, { lang }: Words): string {
  const mm = Math.round(Math.abs(along));
  if (mm === 0) return s.sides.place.middle;
  return fill(s.place, { mm, side: s.sides.place[along < 0 ? 'left' : 'right'] }, lang);
}

/** `12.5° to the right` */
export function describeDirection(aside: number, s: MapStrings, { lang }: Words): string {
  if (Math.abs(aside) < 0.05) return s.sides.direction.ahead;
  return fill(s.direction, { degrees: figure(Math.abs(aside), lang), side: s.sides.direction[aside > 0 ? 'left' : 'right'] }, lang);
}

/** A share as the language writes per cent. */
export const percent = (share: number, lang: Lang): string =>
  formatPercent(share, lang, { maximumFractionDigits: share > 0 && share < 0.095 ? 1 : 0 });

/** The outcome of a class of the picture; null where the striker may not lie. */
export const outcomeOfKind = (kind: number): Outcome | null => OUTCOMES[kind - 1] ?? null;

/** The pictogram that goes with an outcome. */
export const SIGNS: Readonly<Record<Outcome, 'right' | 'turn' | 'penalty' | 'set'>> = {
  won: 'right',
  on: 'right',
  again: 'right',
  nothing: 'turn',
  turn: 'turn',
  penalty: 'penalty',
  set: 'set',
};
