/** A recorded game as it is read and what it comes to: docs/log-format.md. */
import type { Shot, Stroke } from '../../physics/types.ts';
import type { RuleCode } from '../codes.ts';
import type {
  ByColor,
  CaseState,
  Color,
  EditionId,
  Effect,
  Format,
  Incident,
  Point,
  Position,
  RefereeCase,
  Ruling,
  Seat,
  Seating,
  StrokeReport,
} from '../types.ts';
import type { Noted } from './noted.ts';

/** One stroke, or what happened without one. */
export interface PlayEntry {
  readonly shooter?: Seat;
  /** Left out where the position follows from the ruling before. */
  readonly before?: Position;
  /** Where the striker is placed, with `before` left out. */
  readonly striker?: Point;
  readonly report?: StrokeReport;
  readonly stroke?: Stroke;
  readonly incidents?: readonly Incident[];
  /** In place of everything else: what the referee found, as a score sheet has it. May stand for a whole series. */
  readonly noted?: readonly Noted[];
}

export interface PlayLog {
  readonly edition: EditionId;
  readonly format?: Format;
  /** Who sits where in the first set. */
  readonly colors: Seating;
  /** How many sets the game has; left out, it has no end. */
  readonly sets?: number;
  /** Whose is the first stroke of the first set. */
  readonly first: Color;
  readonly log: readonly PlayEntry[];
  readonly readings?: Readonly<Record<string, string>>;
}

/** Makes the report of a stroke: the referee knows no physics. */
export type Simulate = (shot: Shot) => StrokeReport;

/** Whether the report of an entry can follow from where everything lay before it. */
export type Accepts = (question: RefereeCase, entry: number) => boolean;

/** A set begun and annulled. */
export interface Replayed {
  readonly strokes: readonly number[];
  readonly first: Color;
  readonly article: string;
  readonly rule: RuleCode;
}

/** A line of the score sheet. */
export interface SetRecord {
  readonly number: number;
  /** Whose first stroke it was, at last. */
  readonly first: Color;
  readonly colors: Seating;
  /** Null where it was drawn, is still played or was left open. */
  readonly winner: Color | null;
  /** How it ended: `awarded` sets were not played. Null while it is played or where the game ended over it. */
  readonly outcome: 'won' | 'lost' | 'drawn' | 'awarded' | null;
  /** What decided it. */
  readonly article: string | null;
  readonly rule: RuleCode | null;
  /** Which entries of the log are its strokes, and which belong to it at all. */
  readonly strokes: readonly number[];
  readonly entries: readonly number[];
  readonly replays: readonly Replayed[];
}

/** What the books want noted on the sheet beside the sets: warnings, losses, exclusions. */
export interface SheetNote {
  readonly entry: number;
  readonly set: number;
  readonly color: Color;
  readonly effect: Extract<Effect, 'warning' | 'set-lost' | 'game-lost' | 'excluded'>;
  readonly article: string;
  readonly rule: RuleCode;
}

/** How the game stands or ended; `winner` null where it was drawn. */
export interface GameRecord {
  readonly winner: Color | null;
  readonly by: 'sets' | 'loss' | 'exclusion';
}

/** A ruling, with what the physics made of the stroke. */
export type PlayedRuling = Ruling & { readonly report?: StrokeReport };

export interface Played {
  readonly ok: true;
  /** As the next stroke finds it. */
  readonly state: CaseState;
  readonly sets: readonly SetRecord[];
  readonly score: ByColor<number>;
  /** Who has the right to play; null after the game. */
  readonly next: Seat | null;
  /** Who sits where now. */
  readonly colors: Seating;
  readonly position: Position | null;
  readonly rulings: readonly PlayedRuling[];
  readonly game: GameRecord | null;
  readonly sheet: readonly SheetNote[];
  /** Entries whose shooter was not the one who had the right, without an incident that says so. */
  readonly outOfTurn: readonly number[];
}

/** An entry that cannot be played: the game is over, or nothing says where the discs or the striker lie. */
export interface NotPlayable {
  readonly ok: false;
  readonly entry: number;
  readonly reason: 'game-over' | 'position-unknown' | 'striker-unknown' | 'no-physics' | 'does-not-follow' | 'no-such-rule';
}
