/** What the form of a new event holds, and the settings it comes to. */
import type { EventSettings } from '../../../tournament/competition.ts';
import { strokeOf } from '../../../tournament/event/first-stroke.ts';
import {
  type Format,
  type GroupsEvent,
  type KnockOutStroke,
  MAX_GROUPS,
  MAX_QUALIFIERS,
  ROBIN_TIES,
  type RobinTie,
  type Rulebook,
  type SideKind,
} from '../../../tournament/event/types.ts';
import { PRESETS, type Scoring } from '../../../tournament/types.ts';

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
  /** Null: what the rulebook proposes. */
  stroke: KnockOutStroke | null;
  seeded: number;
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
  stroke: null,
  seeded: 0,
  seed: crypto.getRandomValues(new Uint32Array(1))[0] as number,
});

const inside = (value: number, least = 1, most = 99): number => Math.min(most, Math.max(least, Math.round(value) || least));

/** What is played and by which format; numbers are taken into what there can be. */
export function settingsOf(draft: EventDraft, rulebook: Rulebook): EventSettings {
  const { name, kind, sides, format, turns, defeats, third, seed, spread, final } = draft;
  return {
    name,
    sides: kind === 'match' ? 'singles' : sides,
    seed,
    scoring: kind === 'match' ? { kind, target: inside(draft.target) } : { kind, sets: inside(draft.sets), playAll: draft.playAll },
    format,
    turns,
    ties: [...new Set(draft.ties.filter((tie) => tie !== ''))],
    groups: inside(draft.groups, 1, MAX_GROUPS),
    spread,
    qualifiers: inside(draft.qualifiers, 1, MAX_QUALIFIERS),
    final,
    defeats,
    third,
    stroke: draft.stroke ?? strokeOf(rulebook),
    seeded: inside(draft.seeded, 0, 512),
  };
}
