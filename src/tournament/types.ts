/** A tournament under the Swiss system of the Konstanz sheet (edition `konstanz-2014`, section D), for any game that is won by games or sets. */

/** What a pairing plays and what wins it. */
export type Scoring =
  /** Games are played until one side has `target` points: backgammon under the sheet, rules 20 and 22. A gammon counts 2. */
  | { readonly kind: 'match'; readonly target: number }
  /** `sets` sets, over once one side has more than half of them (novuss 2017 24.1, 2010 and 2008 23.1, club 9), or all played (`playAll`). */
  | { readonly kind: 'sets'; readonly sets: number; readonly playAll: boolean };

export interface Player {
  /** Starting number, from 1; never given twice. */
  readonly id: number;
  readonly name: string;
  /** Club or town, as printed behind the name. */
  readonly club?: string;
  /** The first round in which the player is paired. */
  readonly joined: number;
  /** The first round in which the player is paired no more. */
  readonly left?: number;
  /** Is paired no more: two losses for this reason, not all of them in this event (`exclusion.ts`). */
  readonly out?: LossReason;
}

/** Who of a pairing; `first` is named first on the sheet. */
export type Side = 'first' | 'second';

/** Why a game is lost without being played: late by two minutes (novuss 2017 15.1) or conduct (15.2). Two of a kind lead out of the competition (14.2, 14.3). */
export const LOSS_REASONS = ['late', 'conduct'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
/** So many losses for one reason lead out (novuss 14.2, 14.3). */
export const LOSSES_TO_EXCLUSION = 2;

export type Result =
  /** As played: games (points) or sets of either side, and sets that nobody won. */
  | { readonly kind: 'played'; readonly first: number; readonly second: number; readonly drawn?: number }
  /** Played, but only the outcome is known (a file of another program). */
  | { readonly kind: 'outcome'; readonly winner: Side | null }
  /** Not played: one side (or both, null) did not come or has lost by a ruling. No games are counted. */
  | { readonly kind: 'forfeit'; readonly winner: Side | null; readonly why?: LossReason };

export interface Pairing {
  readonly first: number;
  /** Null where the player has no opponent (a bye). */
  readonly second: number | null;
  /** Null while it is played; a bye needs none. */
  readonly result: Result | null;
}

export interface Round {
  /** In the order of the tables. */
  readonly pairings: readonly Pairing[];
}

export interface Tournament {
  readonly format: 'novuss-tournament';
  readonly version: 1;
  readonly name: string;
  /** ISO date of the first day. */
  readonly date?: string;
  readonly place?: string;
  /** Decides every lot; a whole number from 0 to 4294967295. */
  readonly seed: number;
  readonly scoring: Scoring;
  readonly players: readonly Player[];
  readonly rounds: readonly Round[];
}

/** The two presets. Numbers of sets are the regulations' (novuss 20.2); 6 is only what the form begins with. */
export const PRESETS = {
  backgammon: { kind: 'match', target: 3 },
  novuss: { kind: 'sets', sets: 6, playAll: false },
} as const satisfies Readonly<Record<string, Scoring>>;

/** A date as files have it. */
export const DATE = /^\d{4}-\d{2}-\d{2}$/;

export const MAX_PLAYERS = 2000;
export const MAX_ROUNDS = 99;
export const MAX_SETS = 99;
