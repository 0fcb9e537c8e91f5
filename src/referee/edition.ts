/**
 * A rulebook as a value: which rules it has, under which article, with which consequences, and how it answers the questions on which the
 * editions part. No code asks "which year": it asks the edition's fields.
 */
import type { RuleCode } from './codes.ts';
import type { PlacementRules } from './placement/rules.ts';
import type { EditionId, Effect, GameOutcome } from './types.ts';

/** What one edition says to one rule code. An absent code means: this book has no rule for it. */
export interface RuleEntry {
  /** As printed, down to the leaf. */
  readonly article: string;
  readonly effects: readonly Effect[];
  /** Further articles of the same book that say the same; each is cited in a finding of its own, without adding to the consequences. */
  readonly also?: readonly string[];
  /** With `game-lost`: how much is lost. */
  readonly scope?: GameOutcome['scope'];
  /** With `set-replayed`: how it is begun again. */
  readonly replay?: Replay;
}

/** How a replayed set begins. */
export interface Replay {
  readonly swapSides: boolean;
  readonly swapFirst: boolean;
}

/** Rule code to article and consequences. */
export type RuleTable = Readonly<Partial<Record<RuleCode, RuleEntry>>>;

/** One answer of an edition with the article it stands in (null: the book is silent and the answer is a default). */
export interface Policy<T> {
  readonly value: T;
  readonly article: string | null;
}

/** The questions on which the editions part, beside their tables of rules. */
export interface Policies {
  /** When the turn passes: are the debts of the one without the right placed too (club 5.2)? */
  readonly placesBothDebts: Policy<boolean>;
  /** All pocketed in a series without losing the right, with debts open: are they placed at once and the series goes on (17.5)? */
  readonly debtsInSeries: Policy<boolean>;
  /** Doubles: a penalty disc waits until the row on its board has been disturbed. */
  readonly doublesRowDisturbed: Policy<boolean>;
  /** Going back over one's own line is free for a player with a dark disc. */
  readonly returnFreeWithDark: Policy<boolean>;
}

/** A rulebook as the referee sees it. */
export interface EditionRules {
  readonly id: EditionId;
  readonly rules: RuleTable;
  readonly policies: Policies;
  /** Where discs go. */
  readonly placement: PlacementRules;
}
