/** What the Konstanz sheet says on tournaments, out of its corpus: restated, with the place where it stands. */
import { loadSheet } from '../../files/corpus.ts';
import { articleLabel } from '../../i18n/article.ts';
import type { Lang } from '../../i18n/langs.ts';
import type { Article, Articles } from '../../widgets/tournament/rules.ts';
import { plainText } from '../markdown.ts';

/** Which provision answers what. */
const PROVISIONS: Readonly<Record<keyof Articles, string>> = {
  system: 'swiss-system',
  first: 'first-round-by-lot',
  pairing: 'pairing-from-the-top',
  points: 'standings-by-matches',
  difference: 'tie-break-difference',
  buchholz: 'tie-break-buchholz',
  direct: 'tie-break-direct-then-lot',
  lot: 'tie-break-direct-then-lot',
};

/** The citations of the tournament page. */
export function sheetArticles(lang: Lang): Articles {
  const { provisions } = loadSheet().corpus;
  const article = (id: string): Article => {
    const found = provisions.find((provision) => provision.id === id);
    const entry = found?.editions['konstanz-2014'];
    const text = found?.texts[lang];
    if (!found || !entry || entry.absent || !text) throw new Error(`content/backgammon has no ${id} in ${lang}`);
    return {
      label: entry.articles.map((number) => articleLabel(number, lang)).join(', '),
      text: plainText(text.wordings[entry.wording] ?? ''),
    };
  };
  return Object.fromEntries(Object.entries(PROVISIONS).map(([key, id]) => [key, article(id)])) as unknown as Articles;
}
