/** What the form of a new event holds, and the settings it comes to. */
import type { EventSettings } from '../../../tournament/competition.ts';
import { strokeOf } from '../../../tournament/event/first-stroke.ts';
import {
  type Format,
  type GroupsEvent,
  type KnockOutStroke,
  MAX_BOARDS,
  MAX_ENTRANTS,
  MAX_GROUPS,
  MAX_QUALIFIERS,
  type Placement,
  ROBIN_TIES,
  type RobinTie,
  type Rulebook,
  type SideKind,
  type TeamRules,
} from '../../../tournament/event/types.ts';
import { PRESETS, type Scoring } from '../../../tournament/types.ts';
import { wholeWithin } from '../whole.ts';

export interface EventDraft {
  name: string;
  kind: Scoring['kind'];
  target: number;
  sets: number;
  playAll: boolean;
  sides: SideKind;
  format: Format;
  turns: 1 | 2;
  /** In the order in which they are looked at; `''` for none. */
  ties: (RobinTie | '')[];
  groups: number;
  spread: GroupsEvent['spread'];
  qualifiers: number;
  final: GroupsEvent['final'];
  defeats: 1 | 2;
  third: boolean;
  /** Null: no games below third place. */
  placement: Placement | null;
  /** Null: what the rulebook proposes. */
  stroke: KnockOutStroke | null;
  seeded: number;
  team: TeamRules;
  seed: number;
}

export const newDraft = (): EventDraft => ({
  name: '',
  kind: 'sets',
  target: PRESETS.backgammon.target,
  sets: PRESETS.novuss.sets,
  playAll: false,
  sides: 'singles',
  format: 'swiss',
  turns: 1,
  ties: [...ROBIN_TIES],
  groups: 4,
  spread: 'serpentine',
  qualifiers: 2,
  final: 'knock-out',
  defeats: 2,
  third: false,
  placement: null,
  stroke: null,
  seeded: 0,
  team: { boards: 3, rounds: 3, doubles: 0, doublesPoints: 1, substitutes: true, playAll: false },
  seed: crypto.getRandomValues(new Uint32Array(1))[0] as number,
});

/** Whether the book leaves it to the regulations if players may be replaced at all (2008 and 2017 22.4; 2010 22.4 lets them be). */
export const leavesSubstitutes = (rulebook: Rulebook): boolean => rulebook !== '2010';

function teamRulesOf({ team }: EventDraft, rulebook: Rulebook): TeamRules {
  const boards = wholeWithin(team.boards, 1, MAX_BOARDS);
  return {
    boards,
    rounds: wholeWithin(team.rounds, 1, MAX_BOARDS),
    doubles: wholeWithin(team.doubles, 0, Math.floor(boards / 2)),
    doublesPoints: wholeWithin(team.doublesPoints, 1, 9),
    substitutes: team.substitutes || !leavesSubstitutes(rulebook),
    playAll: team.playAll,
  };
}

/** What is played and by which format; numbers are taken into what there can be. */
export function settingsOf(draft: EventDraft, rulebook: Rulebook): EventSettings {
  const { name, kind, turns, defeats, third, seed, spread, final } = draft;
  const sides = kind === 'match' ? 'singles' : draft.sides;
  const format = sides === 'teams' && draft.format === 'swiss' ? 'round-robin' : draft.format;
  return {
    name,
    sides,
    seed,
    scoring:
      kind === 'match'
        ? { kind, target: wholeWithin(draft.target, 1, 99) }
        : { kind, sets: wholeWithin(draft.sets, 1, 99), playAll: draft.playAll },
    format,
    turns,
    ties: [...new Set(draft.ties.filter((tie) => tie !== ''))],
    groups: wholeWithin(draft.groups, 1, MAX_GROUPS),
    spread,
    qualifiers: wholeWithin(draft.qualifiers, 1, MAX_QUALIFIERS),
    final,
    defeats,
    third,
    ...(draft.placement ? { placement: draft.placement } : {}),
    stroke: draft.stroke ?? strokeOf(rulebook),
    seeded: wholeWithin(draft.seeded, 0, MAX_ENTRANTS),
    ...(sides === 'teams' ? { team: teamRulesOf(draft, rulebook) } : {}),
  };
}
