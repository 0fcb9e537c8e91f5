/**
 * One sentence per language, from `content/ui/late-note/<lang>.json`: said where a page's own small script could not fetch a part. It is in every
 * page's script, since nothing more can be fetched then.
 */
import de from '../../content/ui/late-note/de.json';
import en from '../../content/ui/late-note/en.json';
import et from '../../content/ui/late-note/et.json';
import ru from '../../content/ui/late-note/ru.json';

export const LATE_NOTE: Readonly<Record<string, { readonly unloaded: string }>> = { de, ru, et, en };
