/** What `content/ui/change/<lang>.json` must hold: the words of the search for the smallest change. */
import { load } from '../compiled/ui/change.ts';
import type { Lang } from '../corpus/model.ts';

export interface ChangeStrings {
  readonly leadBetter: string;
  readonly leadWorse: string;
  readonly nothing: string;
  readonly seek: string;
  readonly cancel: string;
  readonly progress: string;
  readonly failed: string;
  readonly none: string;
  readonly show: string;
  readonly shown: string;
  readonly left: string;
  readonly right: string;
  readonly harder: string;
  readonly softer: string;
  readonly striker: string;
  readonly disc: string;
  readonly order: string;
}

/** Loads one language's words; each is a chunk of its own. */
export const loadChangeStrings: Readonly<Record<Lang, () => Promise<ChangeStrings>>> = load;
