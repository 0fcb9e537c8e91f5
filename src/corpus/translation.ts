/**
 * Languages that are being translated. What is empty in their files is not there; readers are shown the text of the language that stands in for
 * it, marked with that language.
 */
import { LANGS, type Lang, secondOf } from './languages.ts';
import type { Corpus } from './model.ts';

const isEmpty = (value: unknown): boolean => {
  if (value === '') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(isEmpty);
};

/** What a file of a language that is being translated says so far: its text, or nothing where one of its lines is still empty. */
export const translatedText = (data: unknown): unknown => (isEmpty(data) ? undefined : data);

/** The same of a file that holds several: those of them that are written. */
export const translatedEntries = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).filter(([, entry]) => !isEmpty(entry)))
    : data;

type Texts<T> = Readonly<Partial<Record<Lang, T>>>;

/** The texts with each missing one taken from the language that stands in for its own. */
function completed<T extends object>(texts: Texts<T>): Texts<T & { readonly language?: Lang }> {
  return Object.fromEntries(
    LANGS.flatMap((lang) => {
      const second = secondOf(lang);
      if (texts[lang] !== undefined) return [[lang, texts[lang]]];
      const text = second && texts[second];
      return text === undefined ? [] : [[lang, { ...text, language: second }]];
    }),
  );
}

/** The corpus as readers are shown it: every language has every text. The linters and exports read it without this. */
export function withSecondLanguages<E extends string, R extends string, C extends string>(corpus: Corpus<E, R, C>): Corpus<E, R, C> {
  if (LANGS.every((lang) => secondOf(lang) === undefined)) return corpus;
  const all = <T extends object, O extends { readonly texts: Texts<T> }>(entries: readonly O[]): readonly O[] =>
    entries.map((entry) => ({ ...entry, texts: completed(entry.texts) }));
  return {
    ...corpus,
    provisions: all(corpus.provisions),
    readings: all(corpus.readings),
    scenarios: all(corpus.scenarios),
    parameters: all(corpus.parameters),
    glossary: Object.fromEntries(
      LANGS.map((lang) => {
        const own = corpus.glossary[lang];
        const second = secondOf(lang);
        const missing = second === undefined ? [] : corpus.glossary[second].filter(({ id }) => !own.some((term) => term.id === id));
        return [lang, [...own, ...missing]];
      }),
    ) as unknown as Corpus<E, R, C>['glossary'],
  };
}
