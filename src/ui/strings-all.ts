/** The interface strings of all areas and languages at once: for the build and the command line, never for browsers. */
import { EDITION_NAMES } from '../compiled/edition-names.ts';
import { STRINGS } from '../compiled/ui/all.ts';
import { LANGS, type Lang } from '../corpus/languages.ts';
import { type EditionNames, namedInQuiz, namedInTable } from './edition-names.ts';
import type { Strings } from './strings.ts';

const named = <Read, Named>(all: Readonly<Record<Lang, Read>>, add: (strings: Read, names: EditionNames) => Named) =>
  Object.fromEntries(LANGS.map((lang) => [lang, add(all[lang], EDITION_NAMES[lang])])) as Readonly<Record<Lang, Named>>;

const ALL: { readonly [Area in keyof Strings]: Readonly<Record<Lang, Strings[Area]>> } = {
  ...STRINGS,
  quiz: named<(typeof STRINGS)['quiz']['en'], Strings['quiz']>(STRINGS.quiz, namedInQuiz),
  table: named<(typeof STRINGS)['table']['en'], Strings['table']>(STRINGS.table, namedInTable),
};

/** The strings of an area in a language. */
export const strings = <Area extends keyof Strings>(area: Area, lang: Lang): Strings[Area] => ALL[area][lang];
