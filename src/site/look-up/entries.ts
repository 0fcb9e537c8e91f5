/** What the look-up box knows before any full-text search: rules of all books, guides, terms, measures, pages, and how people ask for them. One file a language. */
import { formsOf } from '../../client/look-up/sent.ts';
import type { Lookup, LookupPlace, LookupRule } from '../../client/look-up/types.ts';
import { inBookOrder } from '../../corpus/comparison.ts';
import { LANGUAGES } from '../../corpus/languages.ts';
import type { Lang, Provision } from '../../corpus/model.ts';
import { titleIn } from '../../corpus/title.ts';
import { loadAsked } from '../../files/asked.ts';
import { articleLabel } from '../../narrate/article.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import { wordsOf } from '../../ui/fold.ts';
import { strings } from '../../ui/strings-all.ts';
import { articlesIn, chapterWith, corpus, EDITION_BAR, edition } from '../book.ts';
import { alternatives, PICTOGRAMS, verdicts } from '../compare/verdicts.ts';
import { translator } from '../translator.ts';
import { guidePath } from '../url.ts';
import { guideHeads } from './guides.ts';
import { PAGES } from './pages.ts';
import { lexiconOf, phrasings } from './phrasings.ts';
import { sheetEditionOf } from './sheet.ts';

/** How often something is asked for, in half doublings: 0 next to never, 2 as often as the mean. */
function often(id: string): number {
  const { often } = loadAsked();
  const counts = Object.values(often);
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return Math.round(2 * Math.log2(1 + (often[id] ?? 0) / mean));
}

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
    kind: 'rule',
    id: p.id,
    title: titleIn(p, lang),
    asked: phrasings(loadAsked().byLang[lang].asked.provision[p.id], lang),
    often: often(`provision/${p.id}`),
    articles: Object.fromEntries(articles),
    verdicts: alternatives(verdicts.of(p, newest).lines),
  };
}

function placesOf(lang: Lang): readonly LookupPlace[] {
  const { asked } = loadAsked().byLang[lang];
  const lexicon = lexiconOf(lang);
  const several = (form: string): boolean => wordsOf(form, lang).length > 1;
  const guides = guideHeads(lang).map(
    ({ id, title }): LookupPlace => ({
      kind: 'guide',
      id,
      title,
      path: guidePath(id),
      asked: phrasings(asked.guide[id], lang),
    }),
  );
  const terms = corpus.glossary[lang].map(
    ({ id, term, forms }): LookupPlace => ({
      kind: 'term',
      id,
      title: term,
      path: `glossary/#${id}`,
      // a form that somebody asks by is one phrasing
      asked: [
        ...new Set([
          ...formsOf({ kind: 'term', id, title: term }, lexicon),
          ...phrasings([...forms.filter(several), ...(asked.term[id] ?? [])], lang),
        ]),
      ],
    }),
  );
  const measures = corpus.parameters.map(
    ({ id, texts }): LookupPlace => ({
      kind: 'measure',
      id,
      title: texts[lang]?.name ?? id,
      path: 'equipment/',
      asked: phrasings(asked.measure[id], lang),
    }),
  );
  const pages = Object.entries(PAGES).map(
    ([id, { path, title }]): LookupPlace => ({ kind: 'page', id, title: title(lang), path, asked: phrasings(asked.page[id], lang) }),
  );
  return [...guides, ...terms, ...measures, ...pages].map((place) => ({ ...place, often: often(`${place.kind}/${place.id}`) }));
}

/** The look-up file of a language. */
export function lookup(lang: Lang): Lookup {
  const t = translator(lang);
  const rules = inBookOrder(corpus).map((p) => ruleOf(p, lang));
  const effects = [...new Set(rules.flatMap((rule) => rule.verdicts.flat()))];
  // only the search index says it
  const { base: _, ...words } = strings('find', lang);
  return {
    lexicon: lexiconOf(lang),
    words,
    articleParts: LANGUAGES[lang].articleParts,
    editions: EDITION_BAR.map((id) => ({ id, mark: edition(id).mark, pattern: edition(id).pattern, name: t(`edition.${id}`) })),
    rules,
    places: placesOf(lang),
    costs: Object.fromEntries(effects.map((effect) => [effect, [t(`cost.${effect}`), PICTOGRAMS[effect] ?? ''] as const])),
    or: strings('verdict', lang).or,
    sheetEdition: sheetEditionOf(lang),
    sheetNames: loadAsked().byLang[lang].lexicon.backgammon.names,
  };
}
