/** What the look-up box knows of the backgammon sheet: its places by number, its titles and terms, what can happen over a board, how people ask. */
import type { LookupPlace, LookupRule, LookupSheet } from '../../client/look-up/types.ts';
import { SHEET_ID } from '../../corpus/books.ts';
import type { Lang } from '../../corpus/model.ts';
import { SHEET_HAPPENINGS } from '../../corpus/sheet-happenings.ts';
import { titleIn } from '../../corpus/title.ts';
import { loadAsked } from '../../files/asked.ts';
import { sheetCitation } from '../../narrate/backgammon.ts';
import { inSheetOrder, type SheetProvision, sheet, sheetArticlesOf, sheetEdition, sheetWords } from '../sheet/sheet.ts';
import { firstLine } from './answers.ts';
import { sheetLexiconOf } from './phrasings.ts';

const chapterOf = (article: string): string => sheetEdition.chapters.find(({ articles }) => articles.includes(article))?.id ?? '';
const HAPPENINGS: Readonly<Record<string, readonly (readonly string[])[]>> = SHEET_HAPPENINGS;

function ruleOf(p: SheetProvision, lang: Lang): LookupRule {
  const words = sheetWords(lang);
  return {
    kind: 'rule',
    id: p.id,
    title: titleIn(p, lang),
    asked: loadAsked().byLang[lang].asked.sheet[p.id] ?? [],
    notions: (HAPPENINGS[p.id] ?? []).map((several) => several.join(' ')),
    articles: { [SHEET_ID]: sheetArticlesOf(p).map((article) => [sheetCitation(article, words), chapterOf(article), article] as const) },
    verdicts: [],
    line: firstLine(p.texts[lang]?.wordings['a'] ?? ''),
  };
}

/** The sheet as one of the editions that a hit names. */
export const sheetEditionOf = (lang: Lang): LookupSheet['editions'][number] => ({
  id: SHEET_ID,
  mark: sheetEdition.mark,
  pattern: sheetEdition.pattern,
  name: sheetEdition.title[lang],
});

/** The sheet's look-up file of a language. */
export function sheetLookup(lang: Lang): LookupSheet {
  return {
    lexicon: sheetLexiconOf(lang),
    editions: [sheetEditionOf(lang)],
    rules: inSheetOrder.map((p) => ruleOf(p, lang)),
    places: sheet.glossary[lang].map(
      ({ id, term, forms }): LookupPlace => ({ kind: 'term', id, title: term, path: `backgammon/#term-${id}`, asked: forms }),
    ),
    costs: {},
    or: '',
  };
}
