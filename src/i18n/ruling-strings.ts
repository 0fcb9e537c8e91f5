/** What `content/ui/ruling/<lang>.json` must hold: a sentence for everything that the referee can say. A lacking one is a type error. */
import { load } from '../compiled/ui/ruling.ts';
import type { Lang } from '../corpus/model.ts';
import type { IncidentType, RuleCode } from '../referee/codes.ts';
import type { CaseEventType, Effect, GameOutcome, PlacementReason, PlacementStep } from '../referee/types.ts';

/** What was seen in a stroke, told shortly. */
export const SEEN = [
  'first',
  'first-together',
  'boards-first',
  'boards-first-together',
  'boards-only',
  'nothing',
  'pocketed',
  'pocketed-several',
  'striker-pocketed',
  'off-table',
  'off-table-corner',
  'zone-return',
  'landed',
  'on-edge',
  'fell-before',
  'fell-during',
  'broken-table',
  'broken-off-table',
  'broken-pocketed',
  'broken-equal',
] as const;
export type SeenCode = (typeof SEEN)[number];

/** What is decided. */
export const DECIDED = [
  'turn-passes',
  'turn-continues',
  'turn-interrupted',
  'loses-next',
  'penalty',
  'penalty-waits',
  'debt',
  'no-debt',
  'warning',
  'set-won',
  'set-lost',
  'set-drawn',
  'set-replayed',
  'swap-sides',
  'swap-first',
  'excluded',
  'restored',
  'unplaced',
  'no-rule',
  'nothing',
] as const;
export type DecidedCode = (typeof DECIDED)[number];

export const HEADLINES = [
  'penalty',
  'next',
  'on',
  'interrupted',
  'set-won',
  'set-lost',
  'set-drawn',
  'set-replayed',
  'game-lost',
  'excluded',
  'warning',
  'restored',
  'no-rule',
  'nothing',
] as const;
export type HeadlineCode = (typeof HEADLINES)[number];

export interface RulingStrings {
  readonly seen: Readonly<Record<SeenCode, string>>;
  /** One event of the list that can be walked through. */
  readonly event: Readonly<Record<CaseEventType, string>>;
  /** What the rule is about, as a heading would say it. */
  readonly rule: Readonly<Record<RuleCode, string>>;
  /** What a player did. */
  readonly incident: Readonly<Record<IncidentType, string>>;
  readonly effect: Readonly<Record<Effect, string>>;
  readonly decided: Readonly<Record<DecidedCode, string>>;
  readonly game: Readonly<Record<GameOutcome['scope'], string>>;
  readonly headline: Readonly<Record<HeadlineCode, string>>;
  /** Why a disc comes onto the table; `{place}` is the step's clause. */
  readonly placement: Readonly<Record<PlacementReason, string>>;
  /** The place and what decided for it, as a clause. */
  readonly step: Readonly<Record<PlacementStep, string>>;
  /** A distance that was all but none, and a time. */
  readonly close: string;
  readonly closeInTime: string;
  /** How far a disc lay from being of the other shade; how much later the next disc was touched. */
  readonly margin: string;
  readonly marginInTime: string;
  readonly reading: string;
}

/** Loads one language's sentences; each is a chunk of its own. */
export const loadRulingStrings: Readonly<Record<Lang, () => Promise<RulingStrings>>> = load;
