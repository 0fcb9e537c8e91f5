/** What the attributes of an element ask for that there is not, said with what there is. */

import { fill } from '../../narrate/sentence.ts';
import { NEWEST_FIRST } from '../../referee/edition-order.ts';
import { LANGS, type Lang } from '../../ui/langs.ts';
import { loadTableStrings } from '../../ui/table-strings.ts';

/** In the reader's words; null where everything is known. */
export async function unknownIn(element: HTMLElement, lang: Lang): Promise<string | null> {
  const isUnknown = (asked: string | null | undefined, known: readonly string[]): asked is string =>
    Boolean(asked) && !known.includes(asked ?? '');
  const [edition, language] = [element.getAttribute('edition'), element.getAttribute('lang')];
  const unknownEdition = isUnknown(edition, NEWEST_FIRST) ? edition : null;
  const unknownLanguage = isUnknown(language?.slice(0, 2).toLowerCase(), LANGS) ? language : null;
  if (unknownEdition === null && unknownLanguage === null) return null;
  const words = await loadTableStrings[lang]();
  const editions = NEWEST_FIRST.map((id) => `${words.edition[id]} (${id})`).join(', ');
  return [
    ...(unknownEdition === null ? [] : [fill(words.unknownEdition, { edition: unknownEdition, editions }, lang)]),
    ...(unknownLanguage === null ? [] : [fill(words.unknownLanguage, { lang: unknownLanguage, langs: LANGS.join(', ') }, lang)]),
  ].join(' ');
}
