/**
 * What a referee is asked and what a referee answers: the case contract as types. Codes and facts only, no sentence of any language.
 */
import type { EditionId } from '../compiled/editions.ts';
import type { BodyId, Color, Disc, DiscId, PhysicalEvent, Pocket, Point, Position, Seat } from '../physics/types.ts';
import type { Effect, IncidentType, RuleCode } from './codes.ts';

export { EDITION_IDS, type EditionId } from '../compiled/editions.ts';
export { EFFECTS, type Effect } from './codes.ts';

export type Format = 'singles' | 'doubles';

/** Which seats play a colour: one in singles, two opposite ones in doubles. */
export type Seating = Readonly<Record<Color, readonly Seat[]>>;

export type ByColor<T> = Readonly<Record<Color, T>>;
/** In doubles debts are counted by seat, in singles by colour. */
export type Debts = ByColor<number> | Readonly<Partial<Record<Seat, number>>>;

/** Debts as a case states them: whatever is left out is none. */
export type DebtsGiven = Readonly<Partial<ByColor<number>>> | Readonly<Partial<Record<Seat, number>>>;

/** It lies on another body; the two may overlap in `after`. `side`: degrees, the way it overhangs. */
export interface LandedEvent {
  readonly t: number;
  readonly type: 'landed';
  readonly disc: BodyId;
  readonly on: BodyId;
  readonly side: number;
}
export interface OnEdgeEvent {
  readonly t: number;
  readonly type: 'on-edge';
  readonly disc: BodyId;
}
/** Lying on a pocket's edge, it falls untouched. */
export interface FellLaterEvent {
  readonly t: number;
  readonly type: 'fell-later';
  readonly disc: DiscId;
  readonly pocket: Pocket;
  readonly when: 'before-next-stroke' | 'during-stroke';
}
interface BrokenBase {
  readonly t: number;
  readonly type: 'broken';
  readonly disc: BodyId;
}
export type BrokenEvent =
  | (BrokenBase & { readonly larger: 'table'; readonly at: Point })
  | (BrokenBase & { readonly larger: 'off-table' | 'pocketed' })
  | (BrokenBase & { readonly larger: 'equal'; readonly at: readonly [Point, Point]; readonly harder: 0 | 1 });

/** Everything that can be reported of a stroke, by the physics or by hand. */
export type CaseEvent = PhysicalEvent | LandedEvent | OnEdgeEvent | FellLaterEvent | BrokenEvent;
export type CaseEventType = CaseEvent['type'];

/** What a player does outside the physics of a stroke; the fields of each type stand in the case contract. */
export interface Incident {
  readonly type: IncidentType;
  readonly by: Color;
  readonly seat?: Seat;
  readonly [field: string]: string | number | boolean | readonly string[] | undefined;
}

/** The state of set and game before the stroke; whatever is left out is zero, none, not a first series. */
export interface CaseState {
  readonly debts?: DebtsGiven;
  readonly warnings?: Partial<ByColor<number>>;
  readonly turn?: number;
  readonly first?: Color;
  readonly cleared?: readonly Color[];
  readonly darkMisses?: Partial<ByColor<number>>;
  readonly delays?: Partial<ByColor<number>>;
  readonly losses?: Partial<ByColor<{ readonly lateness?: number; readonly misconduct?: number }>>;
  readonly deciding?: boolean;
  /** Of `debts`: penalties earned during the running series by who has not the right to play; placed when the turn passes. */
  readonly waiting?: DebtsGiven;
  /** Of `cleared`: whose last stroke cost the right to play all the same. Answered without an offence, it costs the set. */
  readonly clearedWithOffence?: readonly Color[];
  /** Who still has to miss a turn by an earlier ruling. */
  readonly losesNext?: Color;
}

export interface StrokeReport {
  readonly events: readonly CaseEvent[];
  readonly after: Position;
}

/** One question put to the referee, for one edition. A stroke has already been simulated into `report`. */
export interface RefereeCase {
  readonly edition: EditionId;
  readonly format: Format;
  readonly colors: Seating;
  readonly shooter?: Seat;
  readonly before?: Position;
  readonly report?: StrokeReport;
  readonly incidents?: readonly Incident[];
  readonly state?: CaseState;
  readonly readings?: Readonly<Record<string, string>>;
}

export interface Finding {
  /** As printed in the edition, down to the leaf: `17.1.4`, `17.1.г`, `5.6 •5`. */
  readonly article: string;
  readonly rule: RuleCode;
  readonly effects: readonly Effect[];
  /** Who is at fault or concerned. */
  readonly color?: Color;
  /** The discs it is about. */
  readonly discs?: readonly BodyId[];
  /** Indices into the report's events on which it rests. */
  readonly events?: readonly number[];
  /** Index into the case's incidents. */
  readonly incident?: number;
  /** How close the deciding fact was, mm (or s where the fact is a time), where it is a measurement. */
  readonly margin?: number;
  /** With `game-lost`: how much is lost. */
  readonly scope?: GameOutcome['scope'];
  /** With `set-replayed`: how the set is begun again. */
  readonly replay?: { readonly swapSides: boolean; readonly swapFirst: boolean };
}

/** A reading that was used, or that no rule was found (`article` and `reading` null). */
export interface Note {
  readonly article: string | null;
  readonly reading: string | null;
  readonly option: string | null;
}

export type PlacementReason = 'landed' | 'broken' | 'off-table' | 'debt' | 'penalty';

export interface Candidate extends Point {
  readonly free: boolean;
  /** Distance from the middle line or from the wanted point, mm. */
  readonly distance: number;
  /** What keeps it from being taken. */
  readonly blockedBy?: readonly BodyId[];
}
export type PlacementStep =
  | 'middle'
  | 'nearest'
  | 'symmetric'
  | 'fewer-own'
  | 'fewer-all'
  | 'stroke-side'
  | 'positive-side'
  | 'centre'
  | 'board-side'
  | 'other-crossing'
  | 'clockwise'
  | 'between'
  | 'diagonal'
  | 'overhang'
  | 'striker-place'
  | 'own-place'
  | 'larger-part'
  | 'harder-part'
  | 'nearest-free';

/** Why a disc lies where it lies: the candidate places, the counts per side, the step that decided. */
export interface PlacementProof {
  readonly step: PlacementStep;
  readonly candidates: readonly Candidate[];
  /** Counts on the negative and the positive side of the middle line. */
  readonly own?: readonly [number, number];
  readonly all?: readonly [number, number];
}
export interface Placement extends Point {
  readonly disc: DiscId;
  readonly reason: PlacementReason;
  /** Null where the edition has no article for it and a reading decides. */
  readonly article: string | null;
  readonly proof: PlacementProof;
}

export type SetOutcome =
  | { readonly outcome: 'won' | 'lost'; readonly color: Color }
  | { readonly outcome: 'replayed'; readonly swapSides: boolean; readonly swapFirst: boolean }
  | { readonly outcome: 'drawn' };

export interface GameOutcome {
  readonly outcome: 'lost';
  readonly color: Color;
  readonly scope: 'game' | 'unplayed-sets' | 'current-and-unplayed-sets';
}

/** What the referee decides. Field meanings: the case contract. */
export interface Ruling {
  readonly edition: EditionId;
  readonly stroke: 'correct' | 'punishable' | null;
  readonly turn: 'continues' | 'passes' | 'interrupted' | null;
  readonly losesNext: Color | null;
  readonly penaltyDiscs: ByColor<number>;
  readonly warnings: ByColor<number>;
  readonly debts: Debts;
  readonly set: SetOutcome | null;
  readonly game: GameOutcome | null;
  readonly excluded: Color | null;
  readonly restored: readonly DiscId[];
  readonly placements: readonly Placement[];
  readonly unplaced: readonly DiscId[];
  readonly position: Position | null;
  readonly findings: readonly Finding[];
  readonly notes: readonly Note[];
}

export type Shade = 'dark' | 'light';
export interface DiscShade {
  readonly shade: Shade;
  readonly zone: 'edge' | 'circle' | null;
  /** mm until the shade changes. */
  readonly margin: number;
}

export type { BodyId, Color, Disc, DiscId, Pocket, Point, Position, Seat };
