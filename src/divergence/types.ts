/** Cases that two editions rule differently: what is tried, how it differs, and by which rules. */
import type { Table } from '../geometry/table.ts';
import type { BodyId, DiscId, Pocket, Point, Seat, Stroke } from '../physics/types.ts';
import type { RuleCode } from '../referee/codes.ts';
import type { Aspect } from '../referee/compare.ts';
import type { EditionRules } from '../referee/edition.ts';
import type { EditionPair } from '../referee/edition-order.ts';
import type { CaseState, Disc, Format, Incident, RefereeCase, Seating } from '../referee/types.ts';

/** A case for any edition. */
export type Dispute = Omit<RefereeCase, 'edition' | 'readings'>;

/** What became of a disc that did not stay where it lay. */
export type Fate =
  | { readonly what: 'moved'; readonly to: Point }
  | { readonly what: 'pocketed'; readonly pocket: Pocket }
  | { readonly what: 'off-table'; readonly over: Seat | Pocket }
  /** Over the board and back, to lie somewhere, on the way touching another disc. */
  | { readonly what: 'fell-back'; readonly to: Point; readonly hit: DiscId | null }
  | { readonly what: 'fell-later'; readonly pocket: Pocket; readonly when: 'before-next-stroke' | 'during-stroke' }
  | { readonly what: 'landed'; readonly on: BodyId; readonly side: number }
  | { readonly what: 'on-edge' }
  | { readonly what: 'broken'; readonly larger: 'table' | 'off-table' | 'pocketed' | 'equal'; readonly to: Point; readonly harder: 0 | 1 };

export type StrikerFate = 'stays' | 'pocketed' | 'off-table' | 'returned' | 'broken';

/** A stroke as somebody saw it, in the fewest words; `caseOf` makes events of it. */
export interface StrokeOutline {
  /** Boards the striker touched before its first disc, in order. */
  readonly boards: readonly Seat[];
  /** The discs of its first contact. */
  readonly first: readonly DiscId[];
  /** Discs that the striker touched later itself; others that moved were pushed by the first one. */
  readonly later: readonly DiscId[];
  readonly fates: Readonly<Partial<Record<DiscId, Fate>>>;
  readonly striker: StrikerFate;
}

interface Setting {
  readonly format: Format;
  readonly colors: Seating;
  readonly shooter: Seat;
  readonly state: CaseState;
  readonly incidents: readonly Incident[];
  readonly discs: readonly Disc[];
  readonly striker: Point | null;
}
/** What is tried and made smaller: a stroke that the physics plays, or one that is reported; without either an incident alone. */
export interface Subject extends Setting {
  readonly stroke?: Stroke;
  readonly outline?: StrokeOutline;
}

/** The rule of one book that the other does not have, or has otherwise; null where it is the silence that tells. */
export interface Cause {
  readonly rule: RuleCode | null;
  readonly articles: readonly string[];
}

/** How two books part on a case: `one` is the cause in the first of the pair, `two` in the second. */
export interface Difference {
  /** The heaviest in which they differ. */
  readonly aspect: Aspect;
  readonly aspects: readonly Aspect[];
  readonly one: Cause;
  readonly two: Cause;
  /** Cases with the same key are one divergence. */
  readonly key: string;
}

/** Two rulebooks by which a case is ruled, editions or drafts, and the table on which its stroke is played. */
export interface Books {
  readonly from: EditionRules;
  readonly to: EditionRules;
  readonly table: Table;
}

/** One way in which two editions part, with its smallest case. */
export interface Divergence extends EditionPair, Omit<Difference, 'key'> {
  readonly id: string;
  readonly subject: Subject;
  /** Strokes of the sets played in which the two parted so; 0 where it never came up. */
  readonly strokes: number;
}

/** What a search found, with what it takes to find it again. */
export interface Gallery {
  readonly seed: number;
  /** Strokes of played sets, reported strokes and incidents that were tried. */
  readonly played: number;
  readonly reported: number;
  readonly incidents: number;
  readonly divergences: readonly Divergence[];
}

/** A rule that two books rule otherwise and the search has no case for; the reasons stand in content/divergences/not-found.yaml. */
export interface NotFound extends EditionPair {
  readonly provision: string;
  readonly why: 'by-reading' | 'no-cost' | 'same-ruling' | 'with-another';
  /** With `by-reading`. */
  readonly reading?: string;
}
