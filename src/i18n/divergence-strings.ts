/** What `content/ui/divergence/<lang>.json` must hold: the words of the gallery of cases that two books rule differently. */
import { load } from '../compiled/ui/divergence.ts';
import type { Lang } from '../corpus/model.ts';
import type { Aspect } from '../referee/compare.ts';

export interface DivergenceStrings {
  readonly title: string;
  readonly lead: string;
  /** For a page about two books. */
  readonly pairTitle: string;
  readonly pairLead: string;
  readonly all: string;
  readonly count: string;
  readonly most: string;
  readonly method: string;
  readonly found: string;
  readonly smallest: string;
  readonly rates: string;
  readonly filter: string;
  readonly byArticle: string;
  readonly everyArticle: string;
  readonly aspect: Readonly<Record<Aspect, string>>;
  readonly seen: string;
  readonly before: string;
  readonly nothingSeen: string;
  readonly because: string;
  readonly silent: string;
  readonly others: string;
  readonly rate: string;
  readonly never: string;
  readonly uncounted: string;
  readonly open: string;
  readonly tableLabel: string;
  readonly state: {
    readonly doubles: string;
    readonly debts: string;
    readonly warnings: string;
    readonly firstSeries: string;
    readonly secondSeries: string;
    readonly turn: string;
    readonly cleared: string;
    readonly deciding: string;
    readonly darkMisses: string;
    readonly delays: string;
    readonly lateness: string;
    readonly misconduct: string;
  };
  readonly search: {
    readonly title: string;
    readonly lead: string;
    readonly pair: string;
    readonly seed: string;
    readonly start: string;
    readonly stop: string;
    readonly progress: string;
    readonly fresh: string;
    readonly none: string;
    readonly noscript: string;
  };
}

/** Loads one language's words; each is a chunk of its own. */
export const loadDivergenceStrings: Readonly<Record<Lang, () => Promise<DivergenceStrings>>> = load;
