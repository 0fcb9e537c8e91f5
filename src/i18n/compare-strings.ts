/** What `content/ui/compare/<lang>.json` must hold: the words around two or more books beside each other. Used while the site is built. */
import { STRINGS } from '../compiled/ui/compare.all.ts';
import type { Lang } from '../corpus/model.ts';

export interface CompareStrings {
  readonly filter: string;
  readonly all: string;
  readonly chapter: string;
  readonly kind: string;
  readonly cost: string;
  readonly word: string;
  readonly reset: string;
  /** `{n}` of `{all}` rules are shown. */
  readonly shown: string;
  readonly plain: string;
  readonly differences: string;
  readonly differencesLead: string;
  readonly same: string;
  readonly none: string;
  readonly unknown: string;
  readonly respects: Readonly<Record<'triggers' | 'whom' | 'costs' | 'restored', string>>;
  readonly whom: Readonly<Record<'doer' | 'other' | 'both', string>>;
  /** `{{from}}` and `{{to}}` are the names of the two books. */
  readonly kinds: Readonly<Record<'ruled' | 'worded' | 'only-to' | 'only-from' | 'same', string>>;
  readonly flow: string;
  readonly flowLead: string;
  readonly flowTable: string;
  readonly flowKinds: Readonly<Record<'stays' | 'moves' | 'comes' | 'goes', string>>;
  readonly from: string;
  readonly to: string;
  readonly rules: string;
  readonly split: string;
  readonly notThere: string;
  /** How a rule is cited; `{date}` is the day of the texts. */
  readonly cite: Readonly<Record<'copy' | 'copied' | 'restated' | 'prints', string>>;
}

export const COMPARE_STRINGS: Readonly<Record<Lang, CompareStrings>> = STRINGS;
