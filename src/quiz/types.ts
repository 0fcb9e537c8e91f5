/**
 * A question to a referee in training: what is asked, what lies on the table, which answer is right and whose mistake each wrong one is.
 * Codes and facts only; sentences are made in `src/narrate` from `content/ui/quiz`.
 */
import type { Point, Position, Seat, Stroke } from '../physics/types.ts';
import type { PlayEntry } from '../referee/play.ts';
import type { CaseState, Color, DiscId, EditionId, Format, Incident, Placement, Pocket, Seating, StrokeReport } from '../referee/types.ts';
import type { Change } from './change.ts';
import type { Verdict } from './verdict.ts';

/** What is asked, in the order in which it is offered. */
export const QUESTION_KINDS = [
  'ruling',
  'decisions',
  'fact',
  'fault',
  'game',
  'duty',
  'placement',
  'shade',
  'striker',
  'incident',
  'article',
  'editions',
  'dimension',
  'doubles',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds that teach a number in a book and hardly anything else: asked where they are wished, or where nothing else asks about a rule. */
export const LOOKED_UP_KINDS: readonly QuestionKind[] = ['article', 'dimension'];
/** What is asked unless somebody wishes otherwise: each is something that a referee has to be able to do at the table. */
export const WORTH_ASKING: readonly QuestionKind[] = QUESTION_KINDS.filter((kind) => !LOOKED_UP_KINDS.includes(kind));

/** The kinds as links count them, null for one that is asked no more: only ever add at the end. */
export const LINKED_KINDS: readonly (QuestionKind | null)[] = [
  'ruling',
  'placement',
  'shade',
  'striker',
  'incident',
  'article',
  'editions',
  null,
  'dimension',
  'doubles',
  'decisions',
  'fact',
  'fault',
  'game',
  'duty',
];

/** 1: a first evening; 2: a season at the table; 3: the line itself, the tie-break, the exception. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Where a generated question comes from: enough to make it again, bit for bit. */
export interface GeneratedRef {
  readonly kind: QuestionKind;
  readonly edition: EditionId;
  readonly difficulty: Difficulty;
  /** 0 to 2³² − 1. */
  readonly seed: number;
}
/** An authored situation, asked under one edition. */
export interface AuthoredRef {
  readonly situation: string;
  readonly edition: EditionId;
}
export type QuestionRef = GeneratedRef | AuthoredRef;

/** What lies on the table and what happens there. A `stroke` is played by the physics; a `report` was written by somebody. */
export interface Scene {
  readonly format: Format;
  readonly colors: Seating;
  readonly shooter?: Seat;
  readonly position: Position;
  readonly stroke?: Stroke;
  /** A hard stroke: discs may go over a board. */
  readonly climbing?: boolean;
  readonly report?: StrokeReport;
  readonly incidents?: readonly Incident[];
  readonly state?: CaseState;
  /** A game so far, series by series, as a score sheet has it. */
  readonly log?: readonly PlayEntry[];
  /** With `log`: whose the first stroke was. */
  readonly first?: Color;
  /** House rules. */
  readonly readings?: Readonly<Record<string, string>>;
}

/** Whose real mistake a wrong answer is. */
export const MISTAKES = [
  'other-edition',
  'forgot-restoration',
  'needless-restoration',
  'forgot-penalty',
  'needless-penalty',
  'penalty-for-each',
  'kept-right',
  'lost-right',
  'missed-off-table',
  'set-missed',
  'set-too-hard',
  'milder',
  'harsher',
  'other-player',
  'tie-break',
  'middle-taken',
  'own-board',
  'not-tight',
  'not-nearest',
  'centre-taken',
  'whole-disc',
  'line-counts',
  'opponents-zone',
  'side-zone',
  'contact-allowed',
  'other-fault',
  'neighbour-article',
  'other-number',
  'all-agree',
  'none-agrees',
  'one-more',
  'one-less',
  'other-size',
  'stated',
  'unstated',
  'counter-clockwise',
  'partner',
  'not-there',
  'no-fault',
  'hole-on-line',
  'is-dark',
  'circle-for-jumped',
  'not-happened',
  'turns-nothing',
  'said-rightly',
  'fault-overlooked',
  'miscounted',
  'other-act',
] as const;
export type MistakeCode = (typeof MISTAKES)[number];
export interface Mistake {
  readonly code: MistakeCode;
  /** With `other-edition`: whose ruling it is. */
  readonly edition?: EditionId;
}

export type StrikerFaultCode = 'none' | 'near-board' | 'over-line' | 'side-line' | 'touching';
export type ShadeChoice = 'light' | 'circle' | 'edge';
/** Where a penalty disc could go: to the board opposite or the own one, on the middle line or beside it, or into the circle. */
export type PlaceCode = 'far-middle' | 'far-beside' | 'own-middle' | 'circle';

/** A length, a time, a count as a book states it; `min` and `max` where it gives limits. */
export interface Stated {
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
}

/** What can be chosen. */
export type Choice =
  | { readonly type: 'verdict'; readonly verdict: Verdict }
  | { readonly type: 'shade'; readonly shade: ShadeChoice }
  | { readonly type: 'striker'; readonly fault: StrikerFaultCode }
  | { readonly type: 'article'; readonly article: string }
  | { readonly type: 'editions'; readonly editions: readonly EditionId[] }
  | { readonly type: 'stated'; readonly stated: Stated | null; readonly unit: string }
  /** Who plays next; null: nobody, the set is over. */
  | { readonly type: 'seat'; readonly seat: Seat | null }
  /** Penalty discs; null: none. */
  | { readonly type: 'cost'; readonly color: Color | null; readonly n: number }
  /** What goes back to where it lay. */
  | { readonly type: 'discs'; readonly discs: readonly DiscId[] }
  | { readonly type: 'place'; readonly at: PlaceCode }
  | { readonly type: 'provision'; readonly provision: string }
  /** One fact other than it was. */
  | { readonly type: 'change'; readonly change: Change }
  /** One sentence of a ruling that somebody gave. */
  | { readonly type: 'said'; readonly what: StrokeDecision; readonly disc?: DiscId; readonly said: Choice }
  /** How many. */
  | { readonly type: 'count'; readonly n: number }
  /** Who has won the set; null: nobody yet. */
  | { readonly type: 'winner'; readonly color: Color | null }
  /** What somebody at the table says or does. */
  | { readonly type: 'act'; readonly act: string }
  /** The ruling that somebody gave is right. */
  | { readonly type: 'no-fault' };

export interface Option {
  readonly choice: Choice;
  /** Null for the right one. */
  readonly mistake: Mistake | null;
}

/** What a referee decides after a stroke. */
export type StrokeDecision = 'shade' | 'cost' | 'back' | 'place' | 'next' | 'rule';
/** How a game stands: penalty discs still to be placed, warnings, who has won the set. */
export type Standing = 'due' | 'warned' | 'won';
export type Decision = StrokeDecision | Standing;
/** One decision of several about the same stroke. */
export interface Part {
  readonly what: Decision;
  /** With `shade`. */
  readonly disc?: DiscId;
  /** With `due` and `warned`: whose. */
  readonly color?: Color;
  readonly options: readonly Option[];
  readonly right: number;
}

/** What is asked, beside the kind. */
export type Ask =
  | { readonly kind: 'ruling' | 'striker' | 'incident' | 'decisions' | 'fault' | 'game' }
  /** With the ruling that one fact would turn. */
  | { readonly kind: 'fact'; readonly verdict: Verdict }
  | { readonly kind: 'placement'; readonly what: 'penalty'; readonly disc: DiscId; readonly seat: Seat; readonly strokeFrom: number }
  | { readonly kind: 'placement'; readonly what: 'off-table'; readonly disc: DiscId; readonly over: Seat | Pocket }
  | { readonly kind: 'shade'; readonly disc: DiscId; readonly owner: Color; readonly ownSeat: Seat }
  | { readonly kind: 'article'; readonly provision: string }
  /** What is said or done at a moment for which the book has a rule. */
  | { readonly kind: 'duty'; readonly duty: string }
  | { readonly kind: 'editions'; readonly about: 'stroke' | 'incident' }
  | { readonly kind: 'dimension'; readonly parameter: string }
  | { readonly kind: 'doubles'; readonly what: 'next' | 'board' };

interface Asked {
  readonly ref: QuestionRef;
  readonly kind: QuestionKind;
  readonly edition: EditionId;
  readonly difficulty: Difficulty;
  /** Chapters of the edition it belongs to, by id. */
  readonly chapters: readonly string[];
  /** Whose memory it exercises; the first is the one it is about. */
  readonly provisions: readonly string[];
  /** What the right answer rests on, the deciding one first. */
  readonly articles: readonly string[];
  readonly ask: Ask;
  readonly scene?: Scene;
}

/** One of several. */
export interface ChoiceQuestion extends Asked {
  readonly form: 'choice';
  readonly options: readonly Option[];
  readonly right: number;
}
/** A place on the table; right within `tolerance` mm. */
export interface PointQuestion extends Asked {
  readonly form: 'point';
  readonly disc: DiscId;
  readonly target: Point;
  readonly tolerance: number;
  /** Places that are somebody's real mistake. */
  readonly mistakes: readonly { readonly at: Point; readonly mistake: Mistake }[];
  readonly placement: Placement;
}
/** Several decisions on one clip, one of several each; right where all are. */
export interface PartsQuestion extends Asked {
  readonly form: 'parts';
  readonly parts: readonly Part[];
}
export type Question = ChoiceQuestion | PointQuestion | PartsQuestion;

/** What somebody answered. */
export type Answer =
  | { readonly form: 'choice'; readonly pick: number }
  | { readonly form: 'point'; readonly x: number; readonly y: number }
  | { readonly form: 'parts'; readonly picks: readonly number[] };
