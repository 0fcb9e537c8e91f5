import { coverTexts } from '../coverage.ts';
import type { AnyCorpus, ContentProblem } from '../model.ts';
import { type Linter, spineFile } from './types.ts';

/** Every article of every edition is claimed by a provision, and no provision claims one that isn't there. */
export const articlesClaimed: Linter = {
  name: 'articles-claimed',
  description: 'each article of each edition is answered by a provision; none is invented',
  check: (corpus) =>
    coverTexts(corpus).flatMap(({ edition, missing, invented }): ContentProblem[] => [
      ...missing.map((article) => ({
        file: `${corpus.book.id}/editions/${edition}.yaml`,
        path: `chapters.${chapterWith(corpus, edition, article)}`,
        code: 'article-unclaimed',
        detail: `no provision claims ${edition} ${article}`,
      })),
      ...invented.map(({ article, provision }) => ({
        file: spineFile(corpus, provision),
        path: `editions.${edition}`,
        code: 'article-invented',
        detail: `edition ${edition} has no article ${article}`,
      })),
    ]),
};

/** The id of the chapter in which an edition has an article. */
const chapterWith = ({ editions }: AnyCorpus, edition: string, article: string): string | undefined =>
  editions.find(({ id }) => id === edition)?.chapters.find(({ articles }) => articles.includes(article))?.id;
