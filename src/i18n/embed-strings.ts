/** What `content/ui/embed/<lang>.json` must hold: words around tables on other people's pages. Used while the site is built. */
import { STRINGS } from '../compiled/ui/embed.all.ts';
import type { Lang } from '../corpus/model.ts';

export type EmbedStrings = Readonly<Record<keyof (typeof STRINGS)['en'], string>>;
export const EMBED_STRINGS: Readonly<Record<Lang, EmbedStrings>> = STRINGS;
