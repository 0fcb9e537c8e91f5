/**
 * What the look-up box knows before any full-text search: articles of all books, titles, words of the glossary, what can happen at a table.
 * One file a language.
 */

import type { Lookup, LookupRule } from '../../client/look-up/types.ts';
import { HAPPENINGS } from '../../compiled/happenings.ts';
import { inBookOrder } from '../../corpus/comparison.ts';
import { CONCEPTS } from '../../corpus/happenings.ts';
import type { Lang, Provision } from '../../corpus/model.ts';
import { articleLabel } from '../../narrate/article.ts';
import { RULING_WORDS } from '../../narrate/ruling-words.ts';
import { RULE_CODES } from '../../referee/codes.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import { strings } from '../../ui/strings-all.ts';
import { articlesIn, chapterWith, corpus, EDITION_BAR, edition } from '../book.ts';
import { alternatives, PICTOGRAMS, verdicts } from '../compare/verdicts.ts';
import { translator } from '../translator.ts';
import { sheetLookup } from './sheet.ts';
import { furtherWords } from './words.ts';

function ruleOf(p: Provision, lang: Lang): LookupRule {
  const newest = EDITION_BAR.find((id) => articlesIn(p, id).length > 0) ?? NEWEST;
  const articles = EDITION_BAR.flatMap((id) => {
    const list = articlesIn(p, id).flatMap((article) => {
      const chapter = chapterWith(id, article);
      return chapter ? [[articleLabel(article, lang), chapter.id, article] as const] : [];
    });
    return list.length > 0 ? [[id, list] as const] : [];
  });
  return {
    id: p.id,
    title: p.texts[lang]?.title ?? p.id,
    articles: Object.fromEntries(articles),
    verdicts: alternatives(verdicts.of(p, newest).lines),
    terms: p.terms,
    codes: p.rules.map((code) => RULE_CODES.indexOf(code)),
    text: furtherWords(p, lang),
  };
}

/** The look-up file of a language. */
export function lookup(lang: Lang): Lookup {
  const t = translator(lang);
  const rules = inBookOrder(corpus).map((p) => ruleOf(p, lang));
  const effects = [...new Set(rules.flatMap((rule) => rule.verdicts.flat()))];
  const { found, all } = strings('find', lang);
  return {
    lang,
    words: { found, all },
    editions: EDITION_BAR.map((id) => ({ id, mark: edition(id).mark, pattern: edition(id).pattern, name: t(`edition.${id}`) })),
    rules,
    terms: corpus.glossary[lang].map(({ id, term, forms }) => ({ id, term, forms })),
    // what is said of particular discs stands in brackets
    codes: RULE_CODES.map((code) => ({
      title: RULING_WORDS[lang].ruling.rule[code].replace(/\s?\[[^\]]*\]/g, ''),
      concepts: HAPPENINGS[code].concepts,
    })),
    concepts: CONCEPTS.map((id) => [id, strings('find', lang).concepts[id]] as const),
    costs: Object.fromEntries(effects.map((effect) => [effect, [t(`cost.${effect}`), PICTOGRAMS[effect] ?? ''] as const])),
    or: strings('verdict', lang).or,
    sheet: sheetLookup(lang),
  };
}
