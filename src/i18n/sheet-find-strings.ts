/** What `content/ui/sheet-find/<lang>.json` must hold: how the backgammon sheet is named in a look-up, and the words of its notions. */
import de from '../../content/ui/sheet-find/de.json';
import en from '../../content/ui/sheet-find/en.json';
import et from '../../content/ui/sheet-find/et.json';
import ru from '../../content/ui/sheet-find/ru.json';
import type { Lang } from '../corpus/model.ts';
import type { SheetNotion } from '../corpus/sheet-happenings.ts';

export interface SheetFindStrings {
  /** Words by which somebody says that the sheet is meant, parted by blanks; `*` stands for any ending. */
  readonly names: string;
  /** Words for each notion, in the same form. */
  readonly notions: Readonly<Record<SheetNotion, string>>;
}

export const SHEET_FIND_STRINGS: Readonly<Record<Lang, SheetFindStrings>> = { de, ru, et, en };
