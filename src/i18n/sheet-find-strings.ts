/** What `content/ui/sheet-find/<lang>.json` must hold: how the backgammon sheet is named in a look-up, and the words of its notions. */
import { STRINGS } from '../compiled/ui/sheet-find.all.ts';
import type { Lang } from '../corpus/model.ts';
import type { SheetNotion } from '../corpus/sheet-happenings.ts';

export interface SheetFindStrings {
  /** Words by which somebody says that the sheet is meant, parted by blanks; `*` stands for any ending. */
  readonly names: string;
  /** Words for each notion, in the same form. */
  readonly notions: Readonly<Record<SheetNotion, string>>;
}

export const SHEET_FIND_STRINGS: Readonly<Record<Lang, SheetFindStrings>> = STRINGS;
