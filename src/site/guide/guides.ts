/** The guides: MDX texts of `content/guide/<lang>/<id>.mdx`, one set in every language, in the order that their frontmatter gives. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { secondOf } from '../../corpus/languages.ts';
import { LANGS, type Lang } from '../../ui/langs.ts';

/** What stands above a guide's text. */
interface Frontmatter {
  readonly title: string;
  readonly lead: string;
  readonly order: number;
  /** The provisions it leans on. */
  readonly provisions: readonly string[];
}
interface Module {
  readonly frontmatter: Frontmatter;
  readonly default: AstroComponentFactory;
}
export interface Guide extends Frontmatter {
  readonly id: string;
  readonly Content: AstroComponentFactory;
}

const modules = import.meta.glob<Module>('/content/guide/*/*.mdx', { eager: true });

/** The guides written in a language. */
const written = (lang: Lang): readonly Guide[] =>
  Object.entries(modules)
    .filter(([path]) => path.startsWith(`/content/guide/${lang}/`))
    .map(([path, module]) => ({ ...module.frontmatter, id: path.replace(/^.*\/|\.mdx$/g, ''), Content: module.default }));

/** A language's guides from first to last; one that it lacks stands in the language that stands in for it. */
export function guidesIn(lang: Lang): readonly Guide[] {
  const own = written(lang);
  const second = secondOf(lang);
  const missing = second === undefined ? [] : written(second).filter(({ id }) => !own.some((guide) => guide.id === id));
  return [...own, ...missing].sort((a, b) => a.order - b.order);
}

/** One guide; a build with a link to one that isn't there fails. */
export function guide(lang: Lang, id: string): Guide {
  const found = guidesIn(lang).find((one) => one.id === id);
  if (!found) throw new Error(`content/guide/${lang} has no ${id}`);
  return found;
}

/** The ids of all guides. */
export const guideIds: readonly string[] = guidesIn(LANGS[0]).map(({ id }) => id);
