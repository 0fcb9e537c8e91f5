/** Sentences of the score sheet. */
import type { Lang } from '../../corpus/model.ts';
import { fill } from '../../narrate/sentence.ts';
import type { RuleCode } from '../../referee/codes.ts';
import type { Color } from '../../referee/types.ts';
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
export function sideName(head: SheetHead, color: Color, { names }: Words): string {
  const own = head.names[enteredOf(head, color)].filter((name) => name !== '');
  return own.length > 0 ? own.join(' / ') : names.player[color].nom;
}
