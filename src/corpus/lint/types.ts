import type { AnyCorpus, ContentProblem } from '../model.ts';

/** One question put to the whole corpus of a book, whichever it is. `check` names each place where the answer is no; it changes nothing. */
export interface Linter {
  readonly name: string;
  readonly description: string;
  readonly check: (corpus: AnyCorpus) => readonly ContentProblem[];
}

/** Texts by their path in a file: `wordings.a`. */
export const under = (field: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${field}.${key}`, text]));

interface Named {
  readonly chapter: string;
  readonly id: string;
}

export function spineFile({ book }: AnyCorpus, provision: Named): string {
  return `${book.id}/provisions/${provision.chapter}/${provision.id}.yaml`;
}
export function textFile({ book }: AnyCorpus, lang: string, provision: Named): string {
  return `${book.id}/texts/${lang}/${provision.chapter}/${provision.id}.yaml`;
}
