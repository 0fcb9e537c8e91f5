/** Title and lead of each guide, from the head of its file: the look-up needs no more of it. */
import { load } from 'js-yaml';
import { secondOf } from '../../corpus/languages.ts';
import type { Lang } from '../../corpus/model.ts';
import { guideFiles } from '../../files/corpus.ts';

export interface GuideHead {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
}

function written(lang: Lang): readonly GuideHead[] {
  return [...guideFiles()].flatMap(([path, text]) => {
    const id = new RegExp(`^guide/${lang}/(.+)\\.mdx$`).exec(path)?.[1];
    if (id === undefined) return [];
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    const { title, lead } = load(head) as Omit<GuideHead, 'id'>;
    return [{ id, title, lead }];
  });
}

/** The guides of a language; those that it lacks in the language that stands in for it. */
export function guideHeads(lang: Lang): readonly GuideHead[] {
  const own = written(lang);
  const second = secondOf(lang);
  return [...own, ...(second === undefined ? [] : written(second).filter(({ id }) => !own.some((one) => one.id === id)))];
}
