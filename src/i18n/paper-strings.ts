/** What `content/ui/paper/<lang>.json` must hold: words of prints, of the pocket card, of reports of errors and of changes. Used at build. */
import de from '../../content/ui/paper/de.json';
import en from '../../content/ui/paper/en.json';
import et from '../../content/ui/paper/et.json';
import ru from '../../content/ui/paper/ru.json';
import type { Lang } from '../corpus/model.ts';

export type PaperStrings = Readonly<Record<keyof typeof en, string>>;
export const PAPER_STRINGS: Readonly<Record<Lang, PaperStrings>> = { de, ru, et, en };
