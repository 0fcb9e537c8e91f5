/** What `content/ui/table/<lang>.json` must hold: the words of the live table. */
import { load } from '../compiled/ui/table.ts';
import type { Lang } from '../corpus/model.ts';
import type { Color, EditionId, PlacementReason } from '../referee/types.ts';

/** What stands below the rulings on the table page, each in a panel of its own. */
export type PanelId = 'report' | 'change';

export interface TableStrings {
  readonly table: string;
  /** The table as somebody sets it who reports how a stroke ended. */
  readonly tableAfter: string;
  /** How the board is worked with keys; read out where a disc gets the focus first. */
  readonly keys: string;
  readonly loading: string;
  readonly place: string;
  readonly slid: Readonly<Record<'disc' | 'pocket' | 'edge' | 'zone', string>>;
  readonly noRoom: string;
  readonly taken: string;
  readonly added: string;
  readonly cleared: string;
  readonly started: string;
  readonly undone: string;
  readonly redone: string;
  readonly start: string;
  readonly empty: string;
  readonly undo: string;
  readonly redo: string;
  readonly share: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly numbers: string;
  readonly snap: string;
  readonly shoot: string;
  readonly aim: string;
  readonly aimValue: string;
  readonly angle: string;
  readonly speed: string;
  readonly metres: string;
  readonly play: string;
  readonly pause: string;
  readonly course: string;
  readonly courseValue: string;
  readonly back: string;
  readonly follow: string;
  readonly events: string;
  readonly trays: string;
  readonly tray: Readonly<Record<Color, string>>;
  readonly trayFull: string;
  readonly add: string;
  readonly placeStriker: string;
  readonly noStriker: string;
  readonly exact: string;
  readonly body: string;
  readonly x: string;
  readonly y: string;
  readonly remove: string;
  readonly choose: string;
  readonly shooter: string;
  readonly strokes: string;
  readonly debts: string;
  readonly invite: string;
  /** The button where the map of rulings will be. */
  readonly mapShow: string;
  readonly rulings: string;
  readonly aimed: string;
  readonly allAlike: string;
  readonly part: string;
  readonly seen: string;
  readonly applies: string;
  readonly besides: string;
  readonly decided: string;
  readonly draw: string;
  readonly drawn: string;
  readonly edition: Readonly<Record<EditionId, string>>;
  readonly link: Readonly<Record<'cut' | 'altered' | 'newer-version' | 'not-a-position', string>>;
  readonly linkEmpty: string;
  readonly open: string;
  /** The text alternative of a still table. */
  readonly still: string;
  readonly stillEmpty: string;
  readonly stillStriker: string;
  readonly stillBefore: string;
  readonly stillPlaced: string;
  readonly ghost: string;
  /** Why the ghost is not where the hand is. */
  readonly ghostKept: Readonly<Record<'board' | 'far-side', string>>;
  readonly chosen: string;
  readonly chosenNone: string;
  readonly takenSeveral: string;
  readonly shifted: string;
  readonly panel: Readonly<Record<PanelId, string>>;
  readonly next: string;
  readonly previous: string;
  readonly rate: string;
  readonly rates: Readonly<Record<'0.1' | '0.25' | '0.5' | '1' | '2', string>>;
  readonly trails: string;
  readonly settle: string;
  readonly settleShow: string;
  /** One thing the referee does with his hands; `{disc}` is named. */
  readonly step: Readonly<Record<'restore' | PlacementReason, string>>;
  /** Why a disc was set where it was. */
  readonly proof: Readonly<Record<'show' | 'free' | 'taken' | 'blocked' | 'own' | 'all' | 'decided', string>>;
  /** Said of events that are one moment. */
  readonly together: string;
}

/** Loads one language's words; each is a chunk of its own. */
export const loadTableStrings: Readonly<Record<Lang, () => Promise<TableStrings>>> = load;
