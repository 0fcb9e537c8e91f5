/** The words of the score sheet in a language, fetched in a browser: each language is a chunk of its own. */
import { load as loadNamesStrings } from '../../compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../compiled/ui/ruling.ts';
import { load as loadScoresheetStrings } from '../../compiled/ui/scoresheet.ts';
import type { Lang } from '../../corpus/model.ts';
import type { Words } from './words.ts';

/** Rejects where they do not come. */
export async function loadWords(lang: Lang, base: string): Promise<Words> {
  const [t, ruling, names] = await Promise.all([loadScoresheetStrings[lang](), loadRulingStrings[lang](), loadNamesStrings[lang]()]);
  return { lang, t, ruling, names, base };
}
