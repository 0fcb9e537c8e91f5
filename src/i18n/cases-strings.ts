/** The case book's words, at build time; every language has the keys of English. */
import { STRINGS } from '../compiled/ui/cases.all.ts';
import type { Lang } from './langs.ts';

export type CasesStrings = (typeof STRINGS)['en'];

export const CASES_STRINGS: Readonly<Record<Lang, CasesStrings>> = STRINGS;
