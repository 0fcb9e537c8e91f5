/** The case book's words, at build time; every language has the keys of English. */
import de from '../../content/ui/cases/de.json';
import en from '../../content/ui/cases/en.json';
import et from '../../content/ui/cases/et.json';
import ru from '../../content/ui/cases/ru.json';
import type { Lang } from './langs.ts';

export type CasesStrings = typeof en;

export const CASES_STRINGS: Readonly<Record<Lang, CasesStrings>> = { de, ru, et, en };
