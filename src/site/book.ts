/** The corpus as pages need it: books, their chapters laid out in blocks, and where a provision stands. */
import { anchorFor } from '../corpus/anchor.ts';
import { provisionsByArticle } from '../corpus/coverage.ts';
import type { Chapter, Edition, Lang, Provision } from '../corpus/model.ts';
import { articlesIn } from '../corpus/verdicts/index.ts';
import { shownCorpus } from '../files/corpus.ts';
import { NEWEST_FIRST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';

/** The books in the order of the edition bar. */
export const EDITION_BAR = NEWEST_FIRST;

export const corpus = shownCorpus();

const editions = new Map(corpus.editions.map((edition) => [edition.id, edition] as const));
const provisions = new Map(corpus.provisions.map((provision) => [provision.id, provision] as const));
/** Of each edition its articles with the provisions that they state. */
export const claims = new Map(corpus.editions.map((edition) => [edition.id, provisionsByArticle(corpus, edition.id)] as const));
const chapterOf = new Map(
  corpus.editions.map((edition) => [
    edition.id,
    new Map(edition.chapters.flatMap((chapter) => chapter.articles.map((article) => [article, chapter] as const))),
  ]),
);

export function edition(id: EditionId): Edition {
  const found = editions.get(id);
  if (!found) throw new Error(`content/novuss/editions has no ${id}`);
  return found;
}
export const provision = (id: string): Provision | undefined => provisions.get(id);
export const chapterWith = (id: EditionId, article: string): Chapter | undefined => chapterOf.get(id)?.get(article);

export { articlesIn };

/** The number of a chapter, which is its id where it has one; empty where it has none. */
export const chapterNumber = (id: string): string => (/^\d/.test(id) ? id : '');
/** A chapter's number and title. */
export const chapterName = ({ id, title }: Pick<Chapter, 'id' | 'title'>, lang: Lang): string =>
  `${chapterNumber(id)} ${title[lang]}`.trimStart();

/** The year in which an edition came into force; empty where it has no date. */
export const yearOf = (id: EditionId): string => edition(id).inForce?.slice(0, 4) ?? '';

/** Where a provision is at home: in the newest book that has it, by its first article there. */
export function homeOf(p: Provision): { readonly edition: EditionId; readonly article: string; readonly chapter: Chapter } | undefined {
  for (const id of EDITION_BAR) {
    const [article] = articlesIn(p, id);
    const chapter = article === undefined ? undefined : chapterWith(id, article);
    if (article !== undefined && chapter) return { edition: id, article, chapter };
  }
  return undefined;
}

/** What stands under one number (or several, where one provision answers them all). */
export interface Block {
  readonly articles: readonly string[];
  readonly provisions: readonly Provision[];
  /** The number under which it is restated instead, where that is elsewhere in the chapter. */
  readonly see?: string;
}

/** A chapter from top to bottom; every article is in exactly one block, every provision shown once. */
export function blocksOf(id: EditionId, chapter: Chapter): readonly Block[] {
  const blocks: { articles: string[]; provisions: readonly Provision[]; see?: string }[] = [];
  const shown = new Map<Provision, { articles: string[] }>();
  for (const article of chapter.articles) {
    const all = claims.get(id)?.get(article) ?? [];
    const fresh = all.filter((p) => !shown.has(p));
    const last = blocks.at(-1);
    if (all.length > 0 && fresh.length === 0) {
      const home = all[0] && shown.get(all[0]);
      if (home && home === last && all.every((p) => last.provisions.includes(p))) last.articles.push(article);
      else blocks.push({ articles: [article], provisions: [], see: home?.articles[0] ?? article });
      continue;
    }
    const block = { articles: [article], provisions: fresh };
    for (const p of fresh) shown.set(p, block);
    blocks.push(block);
  }
  return blocks;
}

/** The chapter of another edition that answers most of what this chapter does; undefined where nothing corresponds. */
export function counterpart(from: EditionId, chapter: Chapter, to: EditionId): Chapter | undefined {
  const counts = new Map<Chapter, number>();
  for (const article of chapter.articles) {
    for (const p of claims.get(from)?.get(article) ?? []) {
      for (const other of articlesIn(p, to)) {
        const found = chapterWith(to, other);
        if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
      }
    }
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return best ?? edition(to).chapters.find((other) => other.title.en === chapter.title.en);
}

/** Ids that also lead to an article: its number as printed and an older number still printed beside it. */
export function extraAnchors(article: string, taken: ReadonlySet<string>): readonly string[] {
  const old = /\(no\. ([^)]+)\)/.exec(article)?.[1];
  const printed = article.replace(/ \(\d..\)$/, '');
  return [printed, old].filter((id): id is string => id !== undefined && !/\s/.test(id) && id !== anchorFor(article) && !taken.has(id));
}

/** How long the rule has stood as it stands in this edition: the earliest edition of the unbroken line with the same wording. */
export function unchangedSince(p: Provision, id: EditionId): EditionId | undefined {
  let since: EditionId | undefined;
  let current: EditionId | undefined = id;
  const own = p.editions[id];
  if (own.absent) return undefined;
  while (current) {
    const basis: EditionId | undefined = edition(current).basis;
    const entry = basis ? p.editions[basis] : undefined;
    if (!basis || !entry || entry.absent || entry.wording !== own.wording) break;
    since = basis;
    current = basis;
  }
  return since;
}
