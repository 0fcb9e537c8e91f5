/** Sentences and names of all languages at once, for what is made while the site is built and for the command line. Browsers load one. */
import { STRINGS as NAMES } from '../compiled/ui/names.all.ts';
import { STRINGS as RULINGS } from '../compiled/ui/ruling.all.ts';
import { LANGS, type Lang } from '../corpus/languages.ts';
import type { RulingWords } from './explain.ts';

export const RULING_WORDS = Object.fromEntries(
  LANGS.map((lang): [Lang, RulingWords] => [lang, { lang, names: NAMES[lang], ruling: RULINGS[lang] }]),
) as Readonly<Record<Lang, RulingWords>>;
