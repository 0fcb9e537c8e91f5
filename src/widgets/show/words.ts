/** The referee's sentences in a language, fetched in a browser when a ruling is shown in it. */
import { load as loadNamesStrings } from '../../compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../compiled/ui/ruling.ts';
import type { RulingWords } from '../../narrate/explain.ts';
import type { Lang } from '../../ui/langs.ts';

/** Rejects where they do not come. */
export async function loadRulingWords(lang: Lang): Promise<RulingWords> {
  const [names, ruling] = await Promise.all([loadNamesStrings[lang](), loadRulingStrings[lang]()]);
  return { lang, names, ruling };
}
