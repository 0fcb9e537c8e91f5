/** What `content/ui/find/<lang>.json` must hold: the words of the look-up, and the words by which a happening is recognised. */
import { STRINGS } from '../compiled/ui/find.all.ts';
import type { Concept } from '../corpus/happenings.ts';
import type { Lang } from '../corpus/model.ts';

export interface FindStrings {
  /** `{n}` hits. */
  readonly found: string;
  /** The last suggestion: to the search page, with all that `{query}` finds. */
  readonly all: string;
  /** What the base forms of a page's terms are headed with in the full-text index. */
  readonly base: string;
  /** Words for each notion, parted by blanks; `*` stands for any ending. */
  readonly concepts: Readonly<Record<Concept, string>>;
}

export const FIND_STRINGS: Readonly<Record<Lang, FindStrings>> = STRINGS;
