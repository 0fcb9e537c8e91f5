/** Article numbers as a reader of one language says them. In the corpus they are names with English helper words (`13 ¶3.5 (no. 31.5)`). */
import type { Lang } from '../corpus/model.ts';
import { ARTICLE_WORD } from './langs.ts';

type Words = Readonly<Record<Lang, string>>;
const same = (text: string): Words => ({ de: text, ru: text, et: text, en: text });

const STEPS: readonly (readonly [RegExp, Words])[] = [
  [/^intro$/, { de: 'Einleitung', ru: 'Введение', et: 'Sissejuhatus', en: 'Introduction' }],
  [
    /^Annex (\d+) row (\d+)$/,
    { de: 'Anhang $1, Zeile $2', ru: 'Приложение $1, строка $2', et: 'Lisa $1, rida $2', en: 'Annex $1, row $2' },
  ],
  [/\(note to no\. ([^)]+)\)/, { de: '(Anm. zu Nr. $1)', ru: '(прим. к № $1)', et: '(märkus nr $1 juurde)', en: '(note to no. $1)' }],
  [/\(no\. ([^)]+)\)/, { de: '(Nr. $1)', ru: '(№ $1)', et: '(nr $1)', en: '(no. $1)' }],
  [/\(1st\)/, { de: '(1.)', ru: '(1-е)', et: '(1.)', en: '(1st)' }],
  [/\(2nd\)/, { de: '(2.)', ru: '(2-е)', et: '(2.)', en: '(2nd)' }],
  [/\(team line-up\)/, { de: '(Aufstellung)', ru: '(состав команды)', et: '(koosseis)', en: '(team line-up)' }],
  [/\(chapeau\)/, { de: '(Einleitung)', ru: '(вводная часть)', et: '(sissejuhatus)', en: '(opening)' }],
  [/ Starting /, { de: ' Beginn ', ru: ' Начало ', et: ' Algus ', en: ' Starting ' }],
  [/(?:Anm\.|прим\.|note|Note)/, { de: 'Anm.', ru: 'прим.', et: 'märkus', en: 'note' }],
  [/ s(\d+)/, { de: ' S. $1', ru: ' предл. $1', et: ' lause $1', en: ' s. $1' }],
  [/ /g, same('\u00a0')],
];

/** `13 ¶3.5 (no. 31.5)` → `13 ¶3.5 (Nr. 31.5)`; blanks don't break. */
export function articleLabel(article: string, lang: Lang): string {
  let text = article;
  for (const [pattern, words] of STEPS) text = text.replace(pattern, words[lang]);
  return text;
}

/** For narrow columns: the same, with blanks that break before a bracket or a word, so that `(№ 18)` stays whole on a second line. */
export const narrowLabel = (article: string, lang: Lang): string => articleLabel(article, lang).replace(/\u00a0(?=[(\p{L}])/gu, ' ');

/** For the margin of its own chapter: the same, an annex's row without the annex. */
export const marginLabel = (article: string, lang: Lang): string =>
  narrowLabel(article, lang).replace(article.startsWith('Annex') ? /^[^,]*, / : '', '');

/** With the language's word before it: `Art. 17.1`, `ст. 17.1`; named parts (`Anhang 1, Zeile 8`) go without. */
export function articleCitation(article: string, lang: Lang): string {
  return /^\d/.test(article) ? `${ARTICLE_WORD[lang]}\u00a0${articleLabel(article, lang)}` : articleLabel(article, lang);
}

/** The language of the letters in a number, where they are not the page's. */
export function articleLang(article: string, lang: Lang): Lang | undefined {
  if (/[а-я]/.test(article.replace('прим.', ''))) return lang === 'ru' ? undefined : 'ru';
  return undefined;
}
