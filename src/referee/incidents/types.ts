/** What a player does outside the strokes, as a rulebook sees it: lines of data, the first that fits counts. */
import type { IncidentType } from '../codes.ts';
import type { GameOutcome, Incident } from '../types.ts';

/**
 * What an incident costs. `none`: forbidden without a consequence of its own; `allowed`: the book permits it; `restored`: it costs nothing, the
 * discs go back; `penalty` and `turn` fall on the running turn, or on the offender's next one where the opponent has the right.
 */
export type Cost = 'warning' | 'penalty' | 'turn' | 'set' | 'game' | 'excluded' | 'none' | 'allowed' | 'restored' | 'annulled';

/** An incident with what follows from the case. */
export interface Seen {
  readonly incident: Incident;
  /** The offender's opponent has the right to stroke. */
  readonly waiting: boolean;
  readonly doubles: boolean;
  /** Failures to stroke in time up to and with this one. */
  readonly occurrence: number;
}

/** One line of a book. */
export interface IncidentLine {
  readonly article: string;
  readonly cost: Cost;
  /** Articles that say it too; cited without adding to the consequences. */
  readonly also?: readonly string[];
  /** Where the line holds only for some fields of the incident. */
  readonly when?: (seen: Seen) => boolean;
  /** The line holds where this reading has this option. */
  readonly reading?: readonly [id: string, option: string];
  /** Which discs go back: the ones the incident names, or everything the stroke moved. */
  readonly restore?: 'named' | 'moved';
}

export interface IncidentRules {
  readonly lines: Readonly<Partial<Record<IncidentType, readonly IncidentLine[]>>>;
  /** An offence worth a penalty disc while the opponent has the right; null where the book knows no such case. */
  readonly whileWaiting: { readonly article: string } | null;
  /** Losing the right to stroke without having it: whether the next turn is lost is a reading. */
  readonly turnWhileWaiting: string | null;
  /** What forbidden acts without a consequence of their own come to, by a reading. */
  readonly breach: { readonly article: string; readonly reading: string; readonly cost: 'warning' | 'penalty' } | null;
  readonly thirdWarning: {
    readonly article: string;
    readonly also: readonly string[];
    readonly scope: GameOutcome['scope'];
    /** Where the book names two scopes. */
    readonly reading?: string;
  } | null;
  /** Second game lost by lateness, by misconduct. */
  readonly secondLateness: readonly string[];
  readonly secondMisconduct: readonly string[];
  /** Types whose lost game counts as one for misconduct. */
  readonly misconduct: readonly IncidentType[];
}
