/**
 * A rulebook as a value: which rules it has, under which article, with which consequences, and how it answers the questions on which the
 * editions part. It is compiled from content/novuss; no code asks "which year", it asks the edition's fields.
 */

import type { Parameters } from '../geometry/parameters.ts';
import type { IncidentType, RuleCode } from './codes.ts';
import type { Context } from './context.ts';
import type { FindingList } from './finding-list.ts';
import type { IncidentTable } from './incidents/types.ts';
import type { PlacementRules } from './placement/rules.ts';
import type { ReadingInEdition } from './readings.ts';
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
  /** A reading that chooses the scope. */
  readonly reading?: string;
  /** With `set-replayed`: how it is begun again. */
  readonly replay?: Replay;
  /** What holds in doubles, where the book has an article of its own for them. */
  readonly doubles?: Omit<RuleEntry, 'doubles'>;
}

/** How a replayed set begins. */
export interface Replay {
  readonly swapSides: boolean;
  readonly swapFirst: boolean;
}

/** Rule code to article and consequences. */
export type RuleTable = Readonly<Partial<Record<RuleCode, RuleEntry>>>;

/** One answer of an edition with the article it stands in. */
export interface Policy<T> {
  readonly value: T;
  readonly article: string;
}

/** How the way to the first contact was. */
export interface Way {
  readonly verdict: 'correct' | 'punishable';
  /** No board was touched before the first disc. */
  readonly direct: boolean;
  /** The shooter had light discs. */
  readonly hasLight: boolean;
}

/** Judges the way to the first contact and puts down what it found. */
export type WayJudge = (ctx: Context, findings: FindingList) => Way;
/** Finds what came after the first contact: discs driven dark, out, over the board. */
export type AftermathJudge = (ctx: Context, way: Way, findings: FindingList) => void;

/** An account of strokes: the way to the first contact, and what came of it. */
export interface StrokeJudges {
  readonly way: WayJudge;
  readonly aftermath: AftermathJudge;
}

/** The questions on which the editions part, beside their tables of rules. */
export interface Policies {
  /** Right and punishable strokes: the federations' 11.8/11.4/11 with 13, or the club's 4 and 5. */
  readonly strokes: 'federation' | 'club';
  /** When the turn passes: are the debts of the one without the right placed too (club 5.2)? */
  readonly placesBothDebts: Policy<boolean>;
  /** One's own last disc and an offence that costs a penalty disc: the set is lost (club 3.13), or the disc comes out and play goes on. */
  readonly lastDiscWithPenaltyLoses: Policy<boolean>;
  /** One's own last disc and the striker back over the line: the set is lost (club 7.5). */
  readonly lastDiscWithReturnLoses: Policy<boolean>;
  /** Doubles: whoever of the four has not stroked yet may answer when a pair has pocketed everything (2008 no. 70, 2010 21.7). */
  readonly allFourAnswer: Policy<boolean>;
  /** An offence worth a penalty disc while the opponent has the right; null where the book knows no such case. */
  readonly whileWaiting: { readonly article: string } | null;
  /** Losing the right to play without having it: the reading that says whether the next turn is lost. */
  readonly turnWhileWaiting: string | null;
  /** What forbidden acts without a consequence of their own come to, by a reading. */
  readonly breach: { readonly article: string; readonly reading: string; readonly cost: 'warning' | 'penalty' } | null;
  /** Types whose lost game counts as one for misconduct. */
  readonly misconduct: readonly IncidentType[];
}

/** A rulebook as the referee sees it. */
export interface EditionRules {
  readonly id: EditionId;
  readonly rules: RuleTable;
  /** Line by line what incidents cost; `rules` holds them summed up. */
  readonly incidents: IncidentTable;
  readonly policies: Policies;
  /** Sizes, counts and times. */
  readonly parameters: Parameters;
  /** Where discs go. */
  readonly placement: PlacementRules;
  /** What the book leaves open. */
  readonly readings: Readonly<Partial<Record<string, ReadingInEdition>>>;
}
