import { type AnyCorpus, type AnyProvision, type ContentProblem, LANGS } from '../model.ts';
import { type Linter, textFile } from './types.ts';

/** The text without references to provisions and without link targets. */
export const withoutLinks = (text: string): string => text.replace(/\[\[[^\]]*\]\]/g, ' ').replace(/\]\([^)]*\)/g, ' ');

/** The numbers written in figures in a text, sorted; references and link targets left out. */
export function numbersIn(text: string): readonly string[] {
  return [...withoutLinks(text).matchAll(/\d+(?:[.,]\d+)?/g)].map((match) => match[0].replace(',', '.')).sort();
}

/** A number that stands in one language stands in all. */
export const numbersAgree: Linter = {
  name: 'numbers-agree',
  description: 'the figures in a wording are the same in every language',
  check: (corpus) => corpus.provisions.flatMap((provision) => check(corpus, provision)),
};

function check(corpus: AnyCorpus, provision: AnyProvision): readonly ContentProblem[] {
  const keys = Object.keys(provision.texts.en?.wordings ?? {});
  return keys.flatMap((key) => {
    const wanted = numbersIn(provision.texts.en?.wordings[key] ?? '').join(' ');
    return LANGS.flatMap((lang) => {
      const words = provision.texts[lang]?.wordings[key];
      const found = numbersIn(words ?? '').join(' ');
      if (words === undefined || found === wanted) return [];
      return [
        {
          file: textFile(corpus, lang, provision),
          path: `wordings.${key}`,
          code: 'numbers-differ',
          detail: `has the numbers ${found || 'none'}; the English text has ${wanted || 'none'}`,
        },
      ];
    });
  });
}
