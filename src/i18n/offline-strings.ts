/** What `content/ui/offline/<lang>.json` must hold: words for keeping a language on the device. */
import { load } from '../compiled/ui/offline.ts';
import type { Lang } from '../corpus/model.ts';

export interface OfflineStrings {
  readonly title: string;
  readonly lead: string;
  readonly keep: string;
  readonly size: string;
  readonly progress: string;
  readonly working: string;
  readonly kept: string;
  readonly newer: string;
  readonly update: string;
  readonly updating: string;
  readonly updated: string;
  readonly later: string;
  readonly remove: string;
  readonly removed: string;
  readonly others: string;
  readonly network: string;
  readonly changing: string;
  readonly full: string;
  readonly unable: string;
  readonly noscript: string;
  readonly notKept: string;
  readonly reload: string;
}

/** Loads one language's words; each is a chunk of its own. */
export const loadOfflineStrings: Readonly<Record<Lang, () => Promise<OfflineStrings>>> = load;
