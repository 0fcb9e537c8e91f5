/** Article numbers as a reader of one language says them. In the corpus they are names with English helper words (`13 ¶3.5 (no. 31.5)`). */
import { LANGUAGES, type Lang } from '../corpus/languages.ts';
import { labelOf } from './article-label.ts';

/** `13 ¶3.5 (no. 31.5)` → `13 ¶3.5 (Nr. 31.5)`; blanks don't break. */
export const articleLabel = (article: string, lang: Lang): string => labelOf(article, LANGUAGES[lang].articleParts);

/** For narrow columns: the same, with blanks that break before a bracket or a word, so that `(№ 18)` stays whole on a second line. */
export const narrowLabel = (article: string, lang: Lang): string => articleLabel(article, lang).replace(/\u00a0(?=[(\p{L}])/gu, ' ');

/** For the margin of its own chapter: the same, an annex's row without the annex. */
export const marginLabel = (article: string, lang: Lang): string =>
  narrowLabel(article, lang).replace(article.startsWith('Annex') ? /^[^,]*, / : '', '');

/** With the language's word before it: `Art. 17.1`, `ст. 17.1`; named parts (`Anhang 1, Zeile 8`) go without. */
export function articleCitation(article: string, lang: Lang): string {
  return /^\d/.test(article) ? `${LANGUAGES[lang].article}\u00a0${articleLabel(article, lang)}` : articleLabel(article, lang);
}

/** The language of the letters in a number, where they are not the page's. */
export function articleLang(article: string, lang: Lang): Lang | undefined {
  if (/[а-я]/.test(article.replace('прим.', ''))) return lang === 'ru' ? undefined : 'ru';
  return undefined;
}
