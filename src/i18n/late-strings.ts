/**
 * What `content/ui/late/<lang>.json` must hold: what is said where a part of a page could not be fetched. All four languages are in the
 * script, since where they are needed nothing more can be fetched.
 */
import de from '../../content/ui/late/de.json';
import en from '../../content/ui/late/en.json';
import et from '../../content/ui/late/et.json';
import ru from '../../content/ui/late/ru.json';
import type { Lang } from '../corpus/model.ts';

export interface LateStrings {
  readonly lacking: string;
  readonly again: string;
  readonly keep: string;
  /** Where a page's own small script has room for one sentence only. */
  readonly unloaded: string;
}

export const LATE_STRINGS: Readonly<Record<Lang, LateStrings>> = { de, ru, et, en };
