/** What the look-up box knows of the backgammon sheet: its places by number, its titles, terms, and what can happen over a board. */

import type { LookupCode, LookupRule, LookupSheet } from '../../client/look-up/types.ts';
import { SHEET_ID } from '../../corpus/books.ts';
import type { Lang } from '../../corpus/model.ts';
import { SHEET_HAPPENINGS, SHEET_NOTIONS } from '../../corpus/sheet-happenings.ts';
import { sheetCitation } from '../../narrate/backgammon.ts';
import { strings } from '../../ui/strings-all.ts';
import { inSheetOrder, type SheetProvision, sheet, sheetArticlesOf, sheetEdition, sheetWords } from '../sheet/sheet.ts';
import { furtherWords } from './words.ts';

const chapterOf = (article: string): string => sheetEdition.chapters.find(({ articles }) => articles.includes(article))?.id ?? '';

function ruleOf(p: SheetProvision, lang: Lang, codes: readonly string[]): LookupRule {
  const words = sheetWords(lang);
  return {
    id: p.id,
    title: p.texts[lang]?.title ?? p.id,
    articles: { [SHEET_ID]: sheetArticlesOf(p).map((article) => [sheetCitation(article, words), chapterOf(article), article] as const) },
    verdicts: [],
    terms: p.terms,
    codes: codes.flatMap((id, i) => (id === p.id ? [i] : [])),
    text: furtherWords(p, lang),
  };
}

/** The sheet's part of a language's look-up file. */
export function sheetLookup(lang: Lang): LookupSheet {
  const happenings = Object.entries(SHEET_HAPPENINGS).flatMap(([id, several]) => several.map((notions) => [id, notions] as const));
  const { names, notions } = strings('sheet-find', lang);
  const whose = happenings.map(([id]) => id);
  return {
    lang,
    editions: [{ id: SHEET_ID, mark: sheetEdition.mark, pattern: sheetEdition.pattern, name: sheetEdition.title[lang] }],
    rules: inSheetOrder.map((p) => ruleOf(p, lang, whose)),
    terms: sheet.glossary[lang].map(({ id, term, forms }) => ({ id, term, forms })),
    codes: happenings.map(([, concepts]): LookupCode => ({ title: '', concepts })),
    concepts: SHEET_NOTIONS.map((id) => [id, notions[id]] as const),
    costs: {},
    or: '',
    names,
  };
}
