/** What the finder of contradictions works on: what may happen, and what single articles say of it. */
import type { ParameterId } from '../../compiled/parameters.ts';
import type { RuleCode } from '../codes.ts';
import type { Condition } from '../incidents/conditions.ts';
import type { EditionId, Incident } from '../types.ts';

/** How the striker came to its first contact. */
export const WAYS = ['direct', 'far-board', 'side-board', 'own-board'] as const;
/** What it touched first: own discs by shade, the opponent's, or two at once. */
export const FIRSTS = ['nothing', 'light', 'dark-edge', 'dark-circle', 'opponent', 'light-and-opponent', 'light-and-dark'] as const;
/** What came of it besides. */
export const AFTERS = [
  'nothing-more',
  'own-pocketed',
  'opponent-pocketed',
  'own-and-opponent-pocketed',
  'last-own-pocketed',
  'last-opponent-pocketed',
  'both-last-pocketed',
  'own-light-moved',
  'own-light-off',
  'own-dark-moved',
  'own-dark-out',
  'own-dark-two-out',
  'opponent-light-moved',
  'opponent-driven-dark',
  'opponent-driven-rear',
  'opponent-three-driven-dark',
  'opponent-driven-out',
  'opponent-edge-to-circle',
  'opponent-off',
  'two-others-moved',
  'striker-pocketed',
  'striker-off',
  'striker-back',
  'disc-fell-later',
  'fell-back-and-moved',
] as const;

/** One stroke, in the fewest words. */
export interface StrokeSituation {
  readonly kind: 'stroke';
  readonly format: 'singles' | 'doubles';
  readonly way: (typeof WAYS)[number];
  readonly first: (typeof FIRSTS)[number];
  /** Light discs of one's own on the table before the stroke. */
  readonly hasLight: boolean;
  readonly after: (typeof AFTERS)[number];
  /** The shooter owes a penalty disc. */
  readonly owes: boolean;
}

/** One incident with all its fields. */
export interface IncidentSituation {
  readonly kind: 'incident';
  readonly format: 'singles' | 'doubles';
  readonly incident: Incident;
  /** The offender's opponent has the right to stroke. */
  readonly waiting: boolean;
  /** With a warning: how many the offender has had. */
  readonly warnings: number;
}
/** Somebody pockets all discs that his side has to, in his own first series of the set. */
export interface SeriesSituation {
  readonly kind: 'series';
  readonly format: 'singles' | 'doubles';
  /** Whose series of the set it is: the first is the beginner's. */
  readonly turn: 1 | 2 | 3 | 4;
}
export type Situation = StrokeSituation | IncidentSituation | SeriesSituation;

/** What a book has to answer about an event. */
export const ASPECTS = ['way', 'sanction', 'disc', 'turn', 'set', 'game'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** A condition on incidents, its minutes by the name of a parameter. */
export type StatedCondition = Condition<ParameterId>;

/** What a provision says, in every edition that has it: by `cites`, one of its articles (`own-dark-discs-ways#2`: the second). */
export interface Stated extends Omit<Statement, 'article'> {
  readonly cites: string;
  readonly condition?: StatedCondition;
  /** The rule whose cost it states: what that is, the rulebook says. */
  readonly costs?: RuleCode;
}

/** What one article says by itself. */
export interface Statement {
  readonly article: string;
  readonly when: (situation: Situation) => boolean;
  readonly says: Readonly<Partial<Record<Aspect, string>>>;
  /** The article calls itself an exception ("unless", "in this case"): it goes before whatever else is said of this. */
  readonly exception?: true;
}

/** One article's answer. */
export interface Answer {
  readonly article: string;
  readonly says: string;
}

/** Events on which a book gives two answers, or none. */
export interface Conflict {
  readonly edition: EditionId;
  /** `special`: one article holds for part of the other's events only, and goes before it. */
  readonly kind: 'contradiction' | 'special' | 'gap';
  readonly aspect: Aspect;
  /** The answers that exclude each other; none at a gap. */
  readonly answers: readonly Answer[];
  /** The readings that decide it. */
  readonly readings: readonly string[];
  readonly events: number;
  /** The plainest of the events. */
  readonly example: Situation;
}
