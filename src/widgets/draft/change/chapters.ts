/** What a change does to chapters: the new articles of provisions are added to them by themselves, the rest stands in the draft's file. */
import type { ChangeTree } from '../../../draft/tree.ts';
import { chapterOfArticle } from '../../../narrate/draft/provisions.ts';
import type { ChapterWords } from '../../../narrate/draft/texts.ts';

type Chapter = NonNullable<NonNullable<ChangeTree['amends']>['chapters']>[number];

/** An article that is added, at the end of the chapter or after another one. */
const addedArticle = (added: unknown): string =>
  typeof added === 'string' ? added : String((added as { article?: string } | null)?.article);
const saysNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The articles that changes give to provisions. */
const articlesIn = (changes: readonly ChangeTree[]): readonly string[] =>
  changes.flatMap(({ provisions = {} }) => Object.values(provisions).flatMap(({ articles = [] }) => articles));

/** Gives a change these chapters; one to which nothing happens goes. */
function put(mine: ChangeTree, chapters: readonly Chapter[]): void {
  const { chapters: _, ...amends } = mine.amends ?? {};
  const left = chapters.filter(({ id: __, ...rest }) => !Object.values(rest).every(saysNothing));
  const next = left.length > 0 ? { ...amends, chapters: left } : amends;
  if (Object.keys(next).length > 0) mine.amends = next;
  else delete mine.amends;
}

/**
 * After a provision of a change had some articles and has others: new ones stand in their chapter too, those that no provision of the draft has any more
 * do not. `all` are the draft's changes, `inBook` the chapters of the edition that it amends.
 */
export function withArticles(
  mine: ChangeTree,
  had: readonly string[],
  has: readonly string[],
  all: readonly ChangeTree[],
  inBook: readonly ChapterWords[],
): void {
  const said = articlesIn(all);
  const gone = had.filter((article) => !said.includes(article));
  const chapters = (mine.amends?.chapters ?? []).map(
    (one): Chapter => (one.adds ? { ...one, adds: one.adds.filter((added) => !gone.includes(addedArticle(added))) } : one),
  );
  for (const article of has) {
    const id = chapterOfArticle(article, inBook);
    const known = had.includes(article) || inBook.some(({ articles }) => articles.includes(article));
    if (id === undefined || known || chapters.some(({ adds = [] }) => adds.map(addedArticle).includes(article))) continue;
    const chapter = chapters.find((one) => one.id === id);
    if (chapter) chapter.adds = [...(chapter.adds ?? []), article];
    else chapters.push({ id, adds: [article] });
  }
  put(mine, chapters);
}

/** What a change does to a chapter beside adding the articles of provisions. */
export interface ChapterLeft {
  readonly id: string;
  readonly said: Readonly<Record<string, unknown>>;
}
export function chaptersLeft({ amends }: ChangeTree, all: readonly ChangeTree[]): readonly ChapterLeft[] {
  const own = articlesIn(all);
  return (amends?.chapters ?? []).flatMap(({ id, adds = [], ...rest }) => {
    const left = { adds: adds.filter((added) => !own.includes(addedArticle(added))), ...rest };
    const said = Object.entries(left).filter(([, value]) => !saysNothing(value));
    return said.length > 0 ? [{ id, said: Object.fromEntries(said) }] : [];
  });
}

/** Takes that out of a change. */
export function dropChapter(mine: ChangeTree, id: string, all: readonly ChangeTree[]): void {
  const own = articlesIn(all);
  const only = ({ adds = [] }: Chapter): Chapter => ({ id, adds: adds.filter((added) => own.includes(addedArticle(added))) });
  put(
    mine,
    (mine.amends?.chapters ?? []).map((one) => (one.id === id ? only(one) : one)),
  );
}
