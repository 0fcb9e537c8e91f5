/** What `content/ui/embed/<lang>.json` must hold: words around tables on other people's pages. Used while the site is built. */
import de from '../../content/ui/embed/de.json';
import en from '../../content/ui/embed/en.json';
import et from '../../content/ui/embed/et.json';
import ru from '../../content/ui/embed/ru.json';
import type { Lang } from '../corpus/model.ts';

export type EmbedStrings = Readonly<Record<keyof typeof en, string>>;
export const EMBED_STRINGS: Readonly<Record<Lang, EmbedStrings>> = { de, ru, et, en };
