/** What `content/ui/names/<lang>.json` must hold: how bodies, players and places are called, in all the cases that sentences ask for. */
import { load } from '../compiled/ui/names.ts';
import type { Lang } from '../corpus/model.ts';
import type { Color, Shade } from '../referee/types.ts';
import type { Forms } from './sentence.ts';

/** The four boards, corners and pockets as the one who strokes sees them. */
export type RelativeBoard = 'own' | 'far' | 'left' | 'right';
export type RelativeCorner = 'near-left' | 'near-right' | 'far-left' | 'far-right';

export interface NameStrings {
  /** Joins the last two of a list, with its spaces. */
  readonly and: string;
  readonly striker: Forms;
  /** One disc; `{n}` is its number. */
  readonly disc: Readonly<Record<Color, Forms>>;
  /** Several discs of a colour; `{n}` are their numbers. */
  readonly discs: Readonly<Record<Color, Forms>>;
  readonly player: Readonly<Record<Color, Forms>>;
  readonly board: Readonly<Record<RelativeBoard, Forms>>;
  readonly corner: Readonly<Record<RelativeCorner, Forms>>;
  readonly pocket: Readonly<Record<RelativeCorner, Forms>>;
  readonly shade: Readonly<Record<Shade, string>>;
  /** Which way from the middle, as the penalised player sees it. */
  readonly side: Readonly<Record<'left' | 'right', string>>;
}

/** Loads one language's names; each is a chunk of its own. */
export const loadNameStrings: Readonly<Record<Lang, () => Promise<NameStrings>>> = load;
