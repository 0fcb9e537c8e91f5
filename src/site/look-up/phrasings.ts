/** Lexicon and phrasings of a language as the look-up file holds them: of each phrasing the words that tell something. */
import { type Lexicon, significant, stemmer } from '../../client/look-up/words.ts';
import type { Lang } from '../../corpus/model.ts';
import { loadAsked } from '../../files/asked.ts';
import { wordsOf } from '../../ui/fold.ts';
import { remembered } from '../../ui/remembered.ts';
import { corpus } from '../book.ts';
import { sheet } from '../sheet/sheet.ts';

interface Named {
  readonly id: string;
  readonly term: string;
  readonly forms: readonly string[];
}
/** Terms with their forms of one word, folded and without endings. */
function formsOf(terms: readonly Named[], lang: Lang): Lexicon['forms'] {
  const stem = stemmer({ ...loadAsked().byLang[lang].lexicon, lang });
  return Object.fromEntries(
    terms.flatMap(({ id, term, forms }) => {
      const words = [term, ...forms].map((form) => wordsOf(form, lang)).filter(({ length }) => length === 1);
      return words.length > 0 ? [[id, [...new Set(words.flat().map(stem))].sort().join(' ')] as const] : [];
    }),
  );
}

/** The words of the game that the look-up knows. */
export function lexiconOf(lang: Lang): Lexicon {
  const { stop, endings, numbers, units, notions } = loadAsked().byLang[lang].lexicon;
  return { lang, stop, endings, numbers, units, notions, forms: formsOf(corpus.glossary[lang], lang) };
}
/** The same with the notions and terms of backgammon. */
export const sheetLexiconOf = (lang: Lang): Lexicon => ({
  ...lexiconOf(lang),
  notions: loadAsked().byLang[lang].lexicon.backgammon.notions,
  forms: formsOf(sheet.glossary[lang], lang),
});

const made = new Map<Lang, (text: string) => string>();

/** Phrasings without idle words, none twice. */
export function phrasings(asked: readonly string[] = [], lang: Lang): readonly string[] {
  const compared = remembered(made, lang, () => significant(lexiconOf(lang)));
  return [...new Set(asked.map(compared))].filter(Boolean).sort();
}
