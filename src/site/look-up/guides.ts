/** Title and lead of each guide, from the head of its file: the look-up needs no more of it. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { secondOf } from '../../corpus/languages.ts';
import type { Lang } from '../../corpus/model.ts';
import { contentPaths } from '../../files/content.ts';
import { projectRoot } from '../../files/root.ts';

export interface GuideHead {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

function written(lang: Lang): readonly GuideHead[] {
  return contentPaths(join(projectRoot(), 'content', 'guide', lang), /\.mdx$/).map((file) => {
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
    const { title, lead } = load(head) as { readonly title: string; readonly lead: string };
    return { id: basename(file, '.mdx'), title, lead };
  });
}

/** The guides of a language; those that it lacks in the language that stands in for it. */
export function guideHeads(lang: Lang): readonly GuideHead[] {
  const own = written(lang);
  const second = secondOf(lang);
  return [...own, ...(second === undefined ? [] : written(second).filter(({ id }) => !own.some((one) => one.id === id)))];
}
