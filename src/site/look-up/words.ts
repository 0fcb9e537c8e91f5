/** What a text adds to its title in the look-up. */
import type { Lang, Provision } from '../../corpus/model.ts';
import { plainText } from '../markdown.ts';

/** The words of all texts, each once, without those of the title. */
export function furtherWords(p: Pick<Provision, 'texts'>, lang: Lang): string {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const title = new Set(words(p.texts[lang]?.title ?? ''));
  const texts = Object.values(p.texts[lang]?.wordings ?? {}).map(plainText);
  return [...new Set(texts.flatMap(words))].filter((word) => !title.has(word)).join(' ');
}
