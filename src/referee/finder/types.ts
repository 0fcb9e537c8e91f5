/** What the finder of contradictions works on: what may happen, and what single articles say of it. */
import type { ParameterId } from '../../compiled/parameters.ts';
import type { IncidentType, RuleCode } from '../codes.ts';
import type { Condition } from '../incidents/conditions.ts';
import type { EditionId, Format, Incident } from '../types.ts';
import type { AFTERS, ANSWERS, AnswerAspect, FIRSTS, SERIES, WAYS } from './codes.ts';

/** One stroke, in the fewest words. */
export interface StrokeSituation {
  readonly kind: 'stroke';
  readonly format: Format;
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
  readonly format: Format;
  readonly incident: Incident;
  /** The offender's opponent has the right to play. */
  readonly waiting: boolean;
  /** With a warning: how many the offender has had. */
  readonly warnings: number;
}
/** Somebody pockets all discs that his side has to, in his own first series of the set. */
export interface SeriesSituation {
  readonly kind: 'series';
  readonly format: Format;
  readonly turn: (typeof SERIES)[number];
}
export type Situation = StrokeSituation | IncidentSituation | SeriesSituation;

/** Every field of a situation that is named has this value, or one of these. */
type Fields<S> = { readonly [F in keyof Omit<S, 'kind'>]?: S[F] | readonly S[F][] };
type PlainStroke = Fields<StrokeSituation> & {
  /** A right stroke by what the edition calls one. */
  readonly right?: boolean;
  readonly not?: PlainStroke;
};

/** When an article speaks of a stroke: every field fits, one of `any`, and not what `not` says. */
export interface StrokeCondition extends PlainStroke {
  readonly any?: readonly PlainStroke[];
}
export type SeriesCondition = Fields<SeriesSituation>;

/** Events of one kind. */
export interface SituationCondition {
  readonly stroke?: StrokeCondition;
  readonly series?: SeriesCondition;
  readonly incident?: {
    readonly type?: IncidentType | readonly IncidentType[];
    /** Its minutes by the name of a parameter. */
    readonly when?: Condition<ParameterId>;
    /** How many the offender has had. */
    readonly warnings?: number;
  };
}

export type Says = { readonly [A in AnswerAspect]?: (typeof ANSWERS)[A][number] };

/** What an article says by itself, as content/novuss/finder states it. */
export interface Stated extends SituationCondition {
  /** In each edition that says it. */
  readonly articles: Readonly<Partial<Record<EditionId, string>>>;
  readonly says?: Says;
  /** The rule whose cost it states: what that is, the rulebook says. */
  readonly costs?: RuleCode;
  readonly exception?: true;
}

/** Events on which a book has to say something. */
export interface Question extends SituationCondition {
  readonly aspect: AnswerAspect;
}

/** What one article says by itself. */
export interface Statement {
  readonly article: string;
  readonly when: (situation: Situation) => boolean;
  readonly says: Readonly<Partial<Record<AnswerAspect, string>>>;
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
  readonly aspect: AnswerAspect;
  /** The answers that exclude each other; none at a gap. */
  readonly answers: readonly Answer[];
  /** The readings that decide it. */
  readonly readings: readonly string[];
  readonly events: number;
  /** The plainest of the events. */
  readonly example: Situation;
}
