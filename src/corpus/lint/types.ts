import type { ContentProblem, Corpus } from '../model.ts';

/** One question put to the whole corpus. `check` names each place where the answer is no; it changes nothing. */
export interface Linter {
  readonly name: string;
  readonly description: string;
  readonly check: (corpus: Corpus) => readonly ContentProblem[];
}

export function spineFile(provision: { readonly chapter: string; readonly id: string }): string {
  return `novuss/provisions/${provision.chapter}/${provision.id}.yaml`;
}
export function textFile(lang: string, provision: { readonly chapter: string; readonly id: string }): string {
  return `novuss/texts/${lang}/${provision.chapter}/${provision.id}.yaml`;
}
