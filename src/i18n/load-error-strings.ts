/**
 * What `content/ui/load-error/<lang>.json` must hold: what is said where a part of a page could not be fetched. All four languages are in the
 * script, since where they are needed nothing more can be fetched.
 */
import { STRINGS } from '../compiled/ui/load-error.all.ts';
import type { Lang } from '../corpus/model.ts';

export interface LoadErrorStrings {
  readonly message: string;
  readonly retry: string;
  /** The link to the page that stores a language for offline use. */
  readonly offline: string;
  /** Where a page's own small script has room for one sentence only. */
  readonly short: string;
}

export const LOAD_ERROR_STRINGS: Readonly<Record<Lang, LoadErrorStrings>> = STRINGS;
