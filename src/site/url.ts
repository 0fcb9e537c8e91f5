/** Addresses: every link of the site is made here, so that it may stand in any folder of a host (`BASE_PATH`). */
import { anchorFor } from '../corpus/anchor.ts';
import type { Lang } from '../corpus/model.ts';
import { NEWEST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import { remembered } from '../ui/remembered.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The address of a path within the site: `url('de/table/')`. */
export function url(path: string): string {
  return BASE + path.replace(/^\//, '');
}

/** The same with scheme and host, as canonical links and the sitemap need it. */
export function absolute(path: string, site: URL | undefined): string {
  return new URL(url(path), site).href;
}

export const editionPath = (edition: EditionId): string => `rules/${edition}/`;
export const chapterPath = (edition: EditionId, chapter: string): string => `rules/${edition}/${chapter}/`;
export const provisionPath = (id: string): string => `provision/${id}/`;
/** A point on which a book leaves room. */
export const readingPath = (id: string): string => `readings/${id}/`;
/** The backgammon sheet, or one of its provisions. */
export const sheetPath = (id?: string): string => (id ? `backgammon/${id}/` : 'backgammon/');
/** A guide, or without an id the list of all. */
export const guidePath = (id?: string): string => (id ? `guide/${id}/` : 'guide/');

/** The drawing sheet of an edition; that of the newest is the page that is linked everywhere. */
export const equipmentPath = (edition: EditionId): string => (edition === NEWEST ? 'equipment/' : `equipment/${edition}/`);

/** A page of a language: `page('de', 'glossary/')`. */
export const page = (lang: Lang, path = ''): string => url(`${lang}/${path}`);

const anchors = new Map<string, string>();

/** An article where it stands in its book. */
export function articleUrl(lang: Lang, edition: EditionId, chapter: string, article: string): string {
  return `${page(lang, chapterPath(edition, chapter))}#${remembered(anchors, article, () => anchorFor(article))}`;
}
