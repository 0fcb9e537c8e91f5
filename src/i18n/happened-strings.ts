/** What `content/ui/happened/<lang>.json` must hold: the guided way from what happened to the rules. Used while the site is built. */
import { STRINGS } from '../compiled/ui/happened.all.ts';
import type { Act, Place } from '../corpus/happenings.ts';
import type { Lang } from '../corpus/model.ts';

export interface HappenedStrings {
  readonly title: string;
  readonly lead: string;
  readonly where: string;
  /** `{{place}}` is the name of a place. */
  readonly choose: string;
  readonly description: string;
  readonly edition: string;
  readonly noRule: string;
  readonly nothing: string;
  readonly or: string;
  readonly elsewhere: string;
  readonly more: string;
  readonly typed: string;
  readonly places: Readonly<Record<Place, { readonly name: string; readonly hint: string }>>;
  readonly acts: Readonly<Record<Act, string>>;
}

export const HAPPENED_STRINGS: Readonly<Record<Lang, HappenedStrings>> = STRINGS;
