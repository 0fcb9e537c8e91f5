/** What a player does outside the strokes, as a rulebook sees it: lines of data, the first that fits counts. */
import type { Cost, IncidentType } from '../codes.ts';
import type { Incident } from '../types.ts';
import type { Condition } from './conditions.ts';

/** An incident with what follows from the case. */
export interface Seen {
  readonly incident: Incident;
  /** The offender's opponent has the right to play. */
  readonly waiting: boolean;
  readonly doubles: boolean;
  /** Failures to play in time up to and with this one. */
  readonly occurrence: number;
}

/** One line of a book. */
export interface IncidentLine {
  readonly article: string;
  readonly cost: Cost;
  /** Articles that say it too; cited without adding to the consequences. */
  readonly also?: readonly string[];
  /** Where the line holds only for some incidents. */
  readonly when?: Condition;
  /** The line holds where this reading has this option. */
  readonly reading?: readonly [id: string, option: string];
  /** Which discs go back: the ones the incident names, or everything the stroke moved. */
  readonly restore?: 'named' | 'moved';
}

/** The lines of each type of which a book speaks. */
export type IncidentTable = Readonly<Partial<Record<IncidentType, readonly IncidentLine[]>>>;
