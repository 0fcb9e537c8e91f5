/** What the Konstanz sheet says on tournaments, out of its corpus: restated, with the place where it stands. */
import { sheetCitation } from '../../narrate/backgammon.ts';
import { plainText } from '../../narrate/plain-text.ts';
import type { Lang } from '../../ui/langs.ts';
import type { Article, Articles } from '../../widgets/tournament/rules.ts';
import { sheetArticlesOf, sheetArticleUrl, sheetProvision, sheetWords } from './sheet.ts';

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
  const article = (id: string): Article => {
    const found = sheetProvision(id);
    const text = found?.texts[lang];
    const [first] = found ? sheetArticlesOf(found) : [];
    const entry = found?.editions['konstanz-2014'];
    if (!text || first === undefined || !entry || entry.absent) throw new Error(`content/backgammon has no ${id} in ${lang}`);
    return {
      label: sheetCitation(first, sheetWords(lang)),
      text: plainText(text.wordings[entry.wording] ?? ''),
      href: sheetArticleUrl(lang, first),
    };
  };
  return Object.fromEntries(Object.entries(PROVISIONS).map(([key, id]) => [key, article(id)])) as unknown as Articles;
}
