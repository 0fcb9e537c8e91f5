/** What `content/ui/scoresheet/<lang>.json` must hold: the words of the score sheet. English is the measure; a lacking key is a type error. */
import type en from '../../content/ui/scoresheet/en.json';
import type { Lang } from '../corpus/model.ts';

export type ScoresheetStrings = typeof en;

/** Loads one language's words; each is a chunk of its own. */
export const loadScoresheetStrings: Readonly<Record<Lang, () => Promise<ScoresheetStrings>>> = {
  de: async () => (await import('../../content/ui/scoresheet/de.json')).default,
  ru: async () => (await import('../../content/ui/scoresheet/ru.json')).default,
  et: async () => (await import('../../content/ui/scoresheet/et.json')).default,
  en: async () => (await import('../../content/ui/scoresheet/en.json')).default,
};
