/** Sentences of the score sheet. */
import type { Lang } from '../../corpus/model.ts';
import { fill } from '../../narrate/sentence.ts';
import type { RuleCode } from '../../referee/codes.ts';
import { colorOfSeat } from '../../referee/seats.ts';
import type { Color, Seat, Seating } from '../../referee/types.ts';
import { enteredOf } from '../../scoresheet/head.ts';
import type { SheetHead } from '../../scoresheet/types.ts';
import type { NamesStrings, RulingStrings, ScoresheetStrings } from '../../ui/strings.ts';

export interface Words {
  readonly lang: Lang;
  readonly t: ScoresheetStrings;
  readonly ruling: RulingStrings;
  readonly names: NamesStrings;
  /** The site's folder on its host, with a slash at the end. */
  readonly base: string;
}

/** A rule as a heading says it, without the discs nobody has written down. */
export const ruleText = (rule: RuleCode, { ruling, lang }: Words): string => fill(ruling.rule[rule], {}, lang);

/** Who plays a colour: `Ozola`, `Ozola / Kask`. */
export function sideName(head: SheetHead, color: Color, { names }: Pick<Words, 'names'>): string {
  const own = head.names[enteredOf(head, color)].filter((name) => name !== '');
  return own.length > 0 ? own.join(' / ') : names.player[color].nom;
}

/** Who sits on a seat: his name; without one the colour, in doubles with the seat, which tells the partners apart. */
export function seatName(named: Readonly<Partial<Record<Seat, string>>>, colors: Seating, seat: Seat, { t, names, lang }: Words): string {
  const color = colorOfSeat(colors, seat);
  const name = names.player[color].nom;
  return named[seat] || (colors[color].length > 1 ? fill(t.partner[seat], { name }, lang) : name);
}
