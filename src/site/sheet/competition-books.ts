/** What the rulebooks say on competitions, out of the corpus: restated, with the article and its address. */
import { articleCitation } from '../../narrate/article.ts';
import { plainText } from '../../narrate/plain-text.ts';
import { RULEBOOKS, type Rulebook } from '../../tournament/event/types.ts';
import type { Lang } from '../../ui/langs.ts';
import { type Article, BOOK_TOPICS, type BookArticles, type Books, type BookTopic } from '../../widgets/tournament/rules.ts';
import { articlesIn, chapterWith, edition, provision } from '../book.ts';
import { translator } from '../translator.ts';
import { articleUrl } from '../url.ts';

/** Which provision answers what. The other way about: these lead to the page on which competitions are held. */
const PROVISIONS: Readonly<Record<BookTopic, string>> = {
  stroke: 'first-stroke-singles',
  side: 'choice-of-side',
  called: 'called-to-table',
  late: 'exclusion-two-losses-lateness',
  conduct: 'exclusion-two-losses-misconduct',
  winner: 'competition-winner',
  lineUp: 'team-line-up',
  teamStroke: 'first-stroke-team',
  teamOver: 'team-match-stopped',
};

/** Provisions whose work the tournament page does. */
export const COMPETITION_PROVISIONS: ReadonlySet<string> = new Set([
  ...Object.values(PROVISIONS),
  'competition-kinds',
  'competition-programme',
  'team-composition',
  'team-kinds',
  'team-rules-by-regulations',
  'team-singles-rules',
]);

const NONE = Object.fromEntries(BOOK_TOPICS.map((topic) => [topic, null])) as unknown as BookArticles;

function articleOf(id: string, of: Exclude<Rulebook, 'konstanz-2014'>, lang: Lang): Article | null {
  const found = provision(id);
  const entry = found?.editions[of];
  const text = found?.texts[lang];
  const [first] = found ? articlesIn(found, of) : [];
  if (!found || !entry || entry.absent || !text || first === undefined) return null;
  const chapter = chapterWith(of, first);
  return {
    label: `${of === 'club' ? `${translator(lang)('edition.club')} ` : `${of} `}${articleCitation(first, lang)}`,
    text: plainText(text.wordings[entry.wording] ?? ''),
    ...(chapter ? { href: articleUrl(lang, of, chapter.id, first) } : {}),
  };
}

/** The books by which a competition can be held. */
export function competitionBooks(lang: Lang): Books {
  const t = translator(lang);
  return Object.fromEntries(
    RULEBOOKS.map((of) => {
      if (of === 'konstanz-2014') return [of, { name: t('nav.backgammon'), articles: NONE }];
      const articles = Object.fromEntries(BOOK_TOPICS.map((topic) => [topic, articleOf(PROVISIONS[topic], of, lang)]));
      return [of, { name: edition(of).title[lang], articles }];
    }),
  ) as unknown as Books;
}
