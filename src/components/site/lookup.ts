/**
 * What the look-up box knows before any full-text search: articles of all books, titles, words of the glossary, what can happen at a table.
 * One file a language.
 */
import { inBookOrder } from '../../corpus/comparison.ts';
import { CONCEPTS, type Concept, HAPPENINGS } from '../../corpus/happenings.ts';
import type { Lang, Provision } from '../../corpus/model.ts';
import { articleLabel } from '../../i18n/article.ts';
import { FIND_STRINGS } from '../../i18n/find-strings.ts';
import { RULING_WORDS } from '../../i18n/ruling-words.ts';
import { translator } from '../../i18n/server.ts';
import { RULE_CODES } from '../../referee/codes.ts';
import type { Effect } from '../../referee/types.ts';
import { plainText } from '../markdown.ts';
import { articlesIn, chapterWith, corpus, EDITION_BAR, edition } from './book.ts';
import { costsOf, PICTOGRAMS, type Pictogram } from './costs.ts';

/** Short keys: the file is fetched on a phone in a hall. */
export interface LookupRule {
  /** Id. */
  readonly i: string;
  /** Title. */
  readonly t: string;
  /** Articles by edition: label, chapter, name. */
  readonly a: Readonly<Record<string, readonly (readonly [label: string, chapter: string, name: string])[]>>;
  /** What it costs in the newest book that has it. */
  readonly c: readonly Effect[];
  /** Its glossary terms. */
  readonly w: readonly string[];
  /** What can happen under it: places in `codes`. */
  readonly h: readonly number[];
  /** Further words of its text. */
  readonly x: string;
}
export interface LookupTerm {
  readonly i: string;
  readonly t: string;
  /** Inflected and other forms. */
  readonly f: readonly string[];
}
/** Something that can happen: what it is called, and the notions it is made of. */
export interface LookupCode {
  readonly t: string;
  readonly c: readonly Concept[];
}
export interface Lookup {
  readonly lang: Lang;
  readonly words: { readonly found: string; readonly all: string };
  readonly editions: readonly { readonly id: string; readonly mark: string; readonly name: string }[];
  readonly rules: readonly LookupRule[];
  readonly terms: readonly LookupTerm[];
  readonly codes: readonly LookupCode[];
  /** The words of each notion, parted by blanks; `*` stands for any ending. */
  readonly concepts: readonly (readonly [Concept, string])[];
  /** What an effect is called, and its sign. */
  readonly costs: Readonly<Record<string, readonly [name: string, sign: Pictogram | '']>>;
}

/** The words of the newest text, each once, without those of the title. */
function furtherWords(p: Provision, lang: Lang): string {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const title = new Set(words(p.texts[lang]?.title ?? ''));
  const texts = Object.values(p.texts[lang]?.wordings ?? {}).map(plainText);
  return [...new Set(texts.flatMap(words))].filter((word) => !title.has(word)).join(' ');
}

function ruleOf(p: Provision, lang: Lang): LookupRule {
  const newest = EDITION_BAR.find((id) => articlesIn(p, id).length > 0) ?? '2017';
  const articles = EDITION_BAR.flatMap((id) => {
    const list = articlesIn(p, id).flatMap((article) => {
      const chapter = chapterWith(id, article);
      return chapter ? [[articleLabel(article, lang), chapter.id, article] as const] : [];
    });
    return list.length > 0 ? [[id, list] as const] : [];
  });
  return {
    i: p.id,
    t: p.texts[lang]?.title ?? p.id,
    a: Object.fromEntries(articles),
    c: costsOf(p, newest).effects,
    w: p.terms,
    h: p.rules.map((code) => RULE_CODES.indexOf(code)),
    x: furtherWords(p, lang),
  };
}

/** The look-up file of a language. */
export function lookup(lang: Lang): Lookup {
  const t = translator(lang);
  const rules = inBookOrder(corpus).map((p) => ruleOf(p, lang));
  const effects = [...new Set(rules.flatMap((rule) => rule.c))];
  const { found, all } = FIND_STRINGS[lang];
  return {
    lang,
    words: { found, all },
    editions: EDITION_BAR.map((id) => ({ id, mark: edition(id).mark, name: t(`edition.${id}`) })),
    rules,
    terms: corpus.glossary[lang].map(({ id, term, forms }) => ({ i: id, t: term, f: forms })),
    // what is said of particular discs stands in brackets
    codes: RULE_CODES.map((code) => ({
      t: RULING_WORDS[lang].ruling.rule[code].replace(/\s?\[[^\]]*\]/g, ''),
      c: HAPPENINGS[code].concepts,
    })),
    concepts: CONCEPTS.map((id) => [id, FIND_STRINGS[lang].concepts[id]] as const),
    costs: Object.fromEntries(effects.map((effect) => [effect, [t(`cost.${effect}`), PICTOGRAMS[effect] ?? ''] as const])),
  };
}
