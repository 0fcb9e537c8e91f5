/** The editions' names beside the strings of the interface: they come from the editions' own files. */
import { EDITION_NAMES } from '../compiled/edition-names.ts';
import type { Lang } from '../corpus/languages.ts';
import type { EditionId } from '../referee/types.ts';

export type EditionNames = Readonly<Record<EditionId, string>>;

type Loaders<T> = Readonly<Record<Lang, () => Promise<T>>>;

/** Loaders of strings to which `add` adds the names. */
export function withEditionNames<Read, Strings>(
  load: Loaders<Read>,
  add: (strings: Read, names: EditionNames) => Strings,
): Loaders<Strings> {
  const langs = Object.keys(load) as readonly Lang[];
  return Object.fromEntries(langs.map((lang) => [lang, async () => add(await load[lang](), EDITION_NAMES[lang])])) as Loaders<Strings>;
}

/** The strings of the table with the names as `edition`. */
export const namedInTable = <T extends object>(table: T, edition: EditionNames) => ({ ...table, edition });

/** The strings of the training pages with the names as `ui.editionName`. */
export const namedInQuiz = <T extends { readonly ui: object }>(quiz: T, editionName: EditionNames) => ({
  ...quiz,
  ui: { ...(quiz.ui as T['ui']), editionName },
});
