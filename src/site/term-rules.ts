/** Which articles a term of the glossary is followed up in, in the order in which the books have them. */

import { compareArticles } from '../corpus/article-order.ts';
import type { EditionId } from '../referee/types.ts';
import { corpus, EDITION_BAR, homeOf } from './book.ts';

/** An article and the chapter in which it stands. */
export interface TermArticle {
  readonly edition: EditionId;
  readonly article: string;
  readonly chapter: string;
}

/** More would be a register of everything; as few as say most. */
const MOST = 4;

const inOrder = (a: TermArticle, b: TermArticle): number =>
  EDITION_BAR.indexOf(a.edition) - EDITION_BAR.indexOf(b.edition) || compareArticles(a.article, b.article);

/** The articles in which a term is at home: of the newest book that has the rule, each once, book by book in the order of the articles. */
export function articlesOfTerm(id: string): readonly TermArticle[] {
  const all = corpus.provisions
    .filter((p) => p.terms[0] === id)
    .flatMap((p): readonly TermArticle[] => {
      const home = homeOf(p);
      return home ? [{ ...home, chapter: home.chapter.id }] : [];
    });
  const once = new Map(all.map((one) => [`${one.edition} ${one.article}`, one] as const));
  return [...once.values()].slice(0, MOST).toSorted(inOrder);
}
