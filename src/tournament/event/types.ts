/**
 * A competition: one or more events (singles, pairs, teams; men, women, juniors), each played by a format. An event that is no Swiss one keeps
 * who is in it, the draw and the results; calendars, trees and tables are worked out of those, so that a correction gives what a fresh entry
 * would have given.
 */
import type { LossReason, Player, Result, Round, Scoring } from '../types.ts';

/** The rulebooks that speak of competitions, and the sheet for backgammon. */
export const RULEBOOKS = ['2017', '2010', '2008', 'club', 'konstanz-2014'] as const;
export type Rulebook = (typeof RULEBOOKS)[number];

/** Who plays at a table: one, two, or the members of a team in turn (2017 1.1, 2010 1.1 and 2.1). */
export const SIDES_OF = ['singles', 'pairs', 'teams'] as const;
export type SideKind = (typeof SIDES_OF)[number];

/** Somebody who plays for a team: of the first choice or a reserve, which each match's first line-up says. */
export interface TeamMember {
  /** From 1; never given twice in an event, to whichever team. */
  readonly id: number;
  readonly name: string;
  /** Two losses for this reason, not all of them in this event (`exclusion.ts`). */
  readonly out?: LossReason;
}

export interface Entrant {
  /** From 1; never given twice in an event. */
  readonly id: number;
  /** A player, a pair (`A / B`) or a team. */
  readonly name: string;
  readonly club?: string;
  /** Plays on no more: has withdrawn, was excluded by a referee, or has two losses for a reason (`exclusion.ts`). What was played is kept. */
  readonly out?: 'withdrawn' | 'excluded' | LossReason;
  /** Of a team: who may be named in its line-ups. */
  readonly members?: readonly TeamMember[];
}

/** Who has the first stroke in knock-out games: 2010 22.1 b and 2008 22.1.2 leave the choice of two ways each. */
export const KNOCK_OUT_STROKES = ['lot', 'rounds', 'sets'] as const;
export type KnockOutStroke = (typeof KNOCK_OUT_STROKES)[number];

/** Tie-breaks of a round robin, after the points; the books leave them to the regulations (2017 24.2). */
export const ROBIN_TIES = ['direct', 'difference', 'won', 'berger'] as const;
export type RobinTie = (typeof ROBIN_TIES)[number];

/** A result of a game that is found by its key (`round-robin.ts`, `knock-out.ts`). */
export interface GameResult {
  readonly key: string;
  /** Who was named first when it was played. */
  readonly first: number;
  readonly second: number;
  readonly result: Result;
}

/** Whether a game is one of a round robin: there its key names the two who meet. */
export const isMeeting = (key: string): boolean => key.includes(':');

/** How a team match is played; the regulations' (2017 1.1.3, 22.1, 22.3). */
export interface TeamRules {
  /** Singles in a round: so many numbers has a line-up. */
  readonly boards: number;
  readonly rounds: number;
  /** Doubles in a round, played by numbers 1 and 2, 3 and 4 …; at most half as many as there are numbers. */
  readonly doubles: number;
  /** What a doubles brings to who wins it; a singles brings 1. */
  readonly doublesPoints: number;
  /** Whether players may be replaced between the rounds (2008 22.4 leaves it to the regulations). */
  readonly substitutes: boolean;
  /** All games are played, also once the match is decided (23.2). */
  readonly playAll: boolean;
}

export const MAX_BOARDS = 20;
export const MAX_MEMBERS = 40;

/** What was handed in and played in a match of two teams. */
export interface TeamMatch {
  /** The game of the calendar or the tree. */
  readonly key: string;
  /** The team that stands first in the protocol, and the other. */
  readonly first: number;
  readonly second: number;
  /** Members of the team by number (number 1 first). From the second round on only what was changed. */
  readonly lineUps: readonly { readonly round: number; readonly side: 'first' | 'second'; readonly members: readonly number[] }[];
  /** `board`: a singles by the number of the first team's player, doubles counted on from there. */
  readonly games: readonly { readonly round: number; readonly board: number; readonly result: Result }[];
  /** Knock-out: who goes on from a level match, as the regulations have it. */
  readonly advances?: 'first' | 'second';
}

/** Where the entrants of a stage come from: the best of an event before it, by its table (`stages.ts`). */
export interface Stage {
  readonly event: number;
  readonly best: number;
}

interface EventHead {
  /** From 1; a new event gets one more than the highest there is. */
  readonly id: number;
  /** Played by the best of another event; entrants keep the numbers they have there. */
  readonly from?: Stage;
  /** `Men`, `Juniors, doubles`; may be empty where there is one event only. */
  readonly name: string;
  readonly sides: SideKind;
  /** Decides every lot of the event; a whole number from 0 to 4294967295. */
  readonly seed: number;
  readonly scoring: Scoring;
}

export interface SwissEvent extends EventHead {
  readonly format: 'swiss';
  readonly players: readonly Player[];
  readonly rounds: readonly Round[];
  /** So many rounds are to be played, for estimates; without it nothing is known of rounds that are not paired. */
  readonly planned?: number;
}

interface DrawnHead extends EventHead {
  readonly entrants: readonly Entrant[];
  /** As entered. What a team match comes to is not among them but follows from the match. */
  readonly results: readonly GameResult[];
  /** Where teams play matches of several games: how. Without it only what each pairing came to is entered. */
  readonly team?: TeamRules;
  readonly matches?: readonly TeamMatch[];
}

export interface RobinEvent extends DrawnHead {
  readonly format: 'round-robin';
  /** How often each meets each. */
  readonly turns: 1 | 2;
  readonly ties: readonly RobinTie[];
  /** Entrants by their number in the calendar (2010 22.1 a: drawn by lot); null before the draw. */
  readonly draw: readonly number[] | null;
}

/** Down to which place losers play on in a knock-out after one defeat. */
export const PLACEMENTS = [8, 16, 32] as const;
export type Placement = (typeof PLACEMENTS)[number];

export interface KnockOutEvent extends DrawnHead {
  readonly format: 'knock-out';
  /** After so many defeats one is out: the one-minus and two-minus systems of the books. */
  readonly defeats: 1 | 2;
  /** After one defeat: whether the losers of the semifinals play for third place. */
  readonly third: boolean;
  /** After one defeat: every place down to this one is played for. */
  readonly placement?: Placement;
  readonly stroke: KnockOutStroke;
  /** So many of the first entered are seeded in their order; the others are drawn. */
  readonly seeded: number;
  /** The places of the first round from top to bottom, null for a bye; null before the draw. */
  readonly draw: readonly (number | null)[] | null;
}

/** How entrants are spread over groups: seeded ones along a serpentine, or drawn from pots. */
export const SPREADS = ['serpentine', 'pots'] as const;
export type Spread = (typeof SPREADS)[number];

/** Groups, then a knock-out or a final group (`groups.ts`). */
export interface GroupsEvent extends DrawnHead {
  readonly format: 'groups';
  /** So many groups. */
  readonly groups: number;
  readonly spread: Spread;
  /** So many of the first entered are seeded in their order; the others are drawn. */
  readonly seeded: number;
  /** So many of each group go into the final. */
  readonly qualifiers: number;
  /** Of the groups, and of a final group. */
  readonly turns: 1 | 2;
  readonly ties: readonly RobinTie[];
  readonly final: 'knock-out' | 'round-robin';
  /** Of the final, where it is a knock-out. */
  readonly defeats: 1 | 2;
  readonly third: boolean;
  readonly placement?: Placement;
  readonly stroke: KnockOutStroke;
  /** The entrants of each group by their number in its calendar; null before the draw. */
  readonly draw: readonly (readonly number[])[] | null;
}

export type DrawnEvent = RobinEvent | KnockOutEvent | GroupsEvent;
export type CompetitionEvent = SwissEvent | DrawnEvent;
export type Format = CompetitionEvent['format'];
export const FORMATS = ['swiss', 'round-robin', 'groups', 'knock-out'] as const satisfies readonly Format[];

/** Where and when a competition is played. */
export interface Venue {
  readonly tables: number;
  /** `10:00`, by the clock of the place. */
  readonly begins: string;
  /** Minutes that a set takes, for estimates. */
  readonly setMinutes: number;
  /** Minutes between two games of one player. */
  readonly rest: number;
  /** Whether players who are free are named as referees. */
  readonly referees: boolean;
}

/** The key of a Swiss pairing: its round and its table there. */
export const swissKey = (round: number, table: number): string => `S${round}.${table}`;

/** A game called to a table. It is over once the game has a result. */
export interface Call {
  readonly event: number;
  /** The game's key; of a Swiss pairing `swissKey`. */
  readonly key: string;
  /** From 1. */
  readonly table: number;
  /** Further tables of a team match whose boards are played side by side. */
  readonly more?: readonly number[];
  /** ms since 1970. */
  readonly at: number;
  /** Who plays there, by name. */
  readonly persons: readonly string[];
  /** Both have come. */
  readonly started?: true;
  readonly referee?: string;
}

/** What somebody is out of after two losses: the event with its stages, or every event of the competition. */
export const EXCLUSION_REACHES = ['event', 'competition'] as const;
export type ExclusionReach = (typeof EXCLUSION_REACHES)[number];

export interface Competition {
  readonly format: 'novuss-tournament';
  readonly version: 2;
  readonly name: string;
  /** ISO date of the first day. */
  readonly date?: string;
  readonly place?: string;
  readonly rulebook: Rulebook;
  /** What is decided of the points that the rulebook leaves open: the option of each reading. */
  readonly readings?: Readonly<Record<string, string>>;
  /** What the set of house rules is called that `readings` came from. */
  readonly houseRules?: string;
  /** How far two losses for lateness or conduct lead out (14.2, 14.3); without it of the event and its stages. */
  readonly exclusion?: ExclusionReach;
  readonly venue?: Venue;
  readonly calls?: readonly Call[];
  readonly events: readonly CompetitionEvent[];
}

/** So many can be drawn into one event; Swiss takes more (`MAX_PLAYERS`). */
export const MAX_ENTRANTS = 512;
/** A round robin of so many has 63 rounds in one turn. */
export const MAX_ROBIN = 64;
/** Two turns of groups of 64. */
export const MAX_RESULTS = MAX_ENTRANTS * (MAX_ROBIN + 1);
export const MAX_MATCHES = MAX_ENTRANTS * 8;
export const MAX_EVENTS = 20;
export const MAX_GROUPS = 32;
export const MAX_TABLES = 99;
export const MAX_QUALIFIERS = 8;

/** A game of a drawn event: who plays it, and what has become of it. */
export interface Game {
  readonly key: string;
  /** The round (тур, voor) in which it is played, from 1. */
  readonly round: number;
  /** Null: nobody comes from there. Undefined: not known yet. */
  readonly first: number | null | undefined;
  readonly second: number | null | undefined;
  /** As entered; null while it is open, or where nobody need play. */
  readonly result: Result | null;
  /** What counts though nobody entered it: one of the two is out of the competition, or has no opponent. */
  readonly walkover: 'first' | 'second' | 'neither' | null;
  /** Counts for nobody: one of the two is out after half of the games or fewer (2017 2.2, 2010 3.2). */
  readonly struck: boolean;
}

/** A game that is to be played now. */
export const isOpenGame = (game: Game): boolean =>
  typeof game.first === 'number' && typeof game.second === 'number' && game.result === null && game.walkover === null && !game.struck;
