/** Which article says so? */

import type { Random } from '../../random/random.ts';
import type { BookProvision, EditionIndex } from '../book.ts';
import { shuffled } from '../distractors.ts';
import type { MistakeCode, Option } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';

/** Whether naming the other's article for this provision could be defended. */
function akin(a: BookProvision, b: BookProvision): boolean {
  return a.id === b.id || a.near.includes(b.id) || b.near.includes(a.id) || a.rules.some((rule) => b.rules.includes(rule));
}

const within = (a: string, b: string): boolean => a.startsWith(b) && !/^\d/.test(a.slice(b.length));

/** Whether an article is certainly not where the provision stands: neither it, nor above or below it, nor shared with anything akin. */
function isElsewhere(index: EditionIndex, provision: BookProvision, article: string): boolean {
  const own = provision.editions[index.edition]?.articles ?? [];
  if (own.some((each) => each === article || within(each, article) || within(article, each))) return false;
  return (index.byArticle.get(article) ?? []).every((other) => !akin(provision, other));
}

interface Candidate {
  readonly article: string;
  readonly code: MistakeCode;
}

/** The number it has in another book, where this book has it for something else. */
function numbersElsewhere({ book, index }: Making, provision: BookProvision): readonly Candidate[] {
  const others = Object.entries(book.editions).flatMap(([id]) =>
    id === index.edition ? [] : (provision.editions[id as keyof typeof book.editions]?.articles ?? []),
  );
  return others.filter((article) => index.order.has(article)).map((article) => ({ article, code: 'other-number' }));
}

/** Articles of the same chapter, nearest first. */
function neighbours({ index, difficulty }: Making, article: string): readonly Candidate[] {
  const at = index.order.get(article) ?? 0;
  const chapter = index.chapterOf.get(article);
  const list = [...index.order].filter(
    ([other]) =>
      index.byArticle.has(other) &&
      (difficulty === 1 ? index.chapterOf.get(other) !== chapter : difficulty === 2 || index.chapterOf.get(other) === chapter),
  );
  return list.sort((a, b) => Math.abs(a[1] - at) - Math.abs(b[1] - at)).map(([other]) => ({ article: other, code: 'neighbour-article' }));
}

/** Which provision a stream of chance will ask about: its first draw. */
export const subjectOf = (index: EditionIndex, random: Random): BookProvision => random.pick(index.here);

/** A provision by lot and its article among others. */
export const makeArticle: Maker = (making) => {
  const { index, random, difficulty } = making;
  const wanted = subjectOf(index, random);
  const article = wanted.editions[index.edition]?.articles[0];
  if (article === undefined) return null;
  const near = neighbours(making, article).filter((each) => isElsewhere(index, wanted, each.article));
  const pool = difficulty === 1 ? random.shuffle(near) : random.shuffle(near.slice(0, 12));
  const options: Option[] = [{ choice: { type: 'article', article }, mistake: null }];
  const taken = new Set([article]);
  const numbers = numbersElsewhere(making, wanted).filter((each) => isElsewhere(index, wanted, each.article));
  for (const each of [...random.shuffle(numbers).slice(0, 2), ...pool]) {
    if (options.length === 4 || taken.has(each.article)) continue;
    taken.add(each.article);
    options.push({ choice: { type: 'article', article: each.article }, mistake: { code: each.code } });
  }
  if (options.length < 4) return null;
  const ask = { kind: 'article' as const, provision: wanted.id };
  const basis = { kind: 'article' as const, ask, articles: [article], rules: [], provision: wanted.id };
  return { ...asked(making, basis), provisions: [wanted.id], form: 'choice', ...shuffled(random, options) };
};
