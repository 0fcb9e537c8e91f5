/** What `content/ui/backgammon/<lang>.json` must hold: the words of the backgammon pages. English is the measure; a lacking key is a type error. */
import type en from '../../content/ui/backgammon/en.json';
import type { Lang } from '../corpus/model.ts';

export type BackgammonStrings = typeof en;

/** Loads one language's words; each is a chunk of its own. */
export const loadBackgammonStrings: Readonly<Record<Lang, () => Promise<BackgammonStrings>>> = {
  de: async () => (await import('../../content/ui/backgammon/de.json')).default,
  ru: async () => (await import('../../content/ui/backgammon/ru.json')).default,
  et: async () => (await import('../../content/ui/backgammon/et.json')).default,
  en: async () => (await import('../../content/ui/backgammon/en.json')).default,
};
