/** What `content/ui/tournament/<lang>.json` must hold: the words of the tournament page. English is the measure; a lacking key is a type error. */
import type en from '../../content/ui/tournament/en.json';
import type { Lang } from '../corpus/model.ts';

export type TournamentStrings = typeof en;

/** Loads one language's words; each is a chunk of its own. */
export const loadTournamentStrings: Readonly<Record<Lang, () => Promise<TournamentStrings>>> = {
  de: async () => (await import('../../content/ui/tournament/de.json')).default,
  ru: async () => (await import('../../content/ui/tournament/ru.json')).default,
  et: async () => (await import('../../content/ui/tournament/et.json')).default,
  en: async () => (await import('../../content/ui/tournament/en.json')).default,
};
