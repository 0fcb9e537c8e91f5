/** What `content/ui/paper/<lang>.json` must hold: words of prints, of the pocket card, of reports of errors and of changes. Used at build. */
import { STRINGS } from '../compiled/ui/paper.all.ts';
import type { Lang } from '../corpus/model.ts';

export type PaperStrings = Readonly<Record<keyof (typeof STRINGS)['en'], string>>;
export const PAPER_STRINGS: Readonly<Record<Lang, PaperStrings>> = STRINGS;
