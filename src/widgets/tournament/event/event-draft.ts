/** What the form of a new event holds, and the settings it comes to. */
import type { EventSettings } from '../../../tournament/competition.ts';
import { strokeOf } from '../../../tournament/event/first-stroke.ts';
import type { Format, KnockOutStroke, Rulebook, SideKind } from '../../../tournament/event/types.ts';
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
  defeats: 2,
  third: false,
  stroke: null,
  seeded: 0,
  seed: crypto.getRandomValues(new Uint32Array(1))[0] as number,
});

const inside = (value: number, least = 1, most = 99): number => Math.min(most, Math.max(least, Math.round(value) || least));

/** What is played and by which format; numbers are taken into what there can be. */
export function settingsOf(draft: EventDraft, rulebook: Rulebook): EventSettings {
  const { name, kind, sides, format, turns, defeats, third, seed } = draft;
  return {
    name,
    sides: kind === 'match' ? 'singles' : sides,
    seed,
    scoring: kind === 'match' ? { kind, target: inside(draft.target) } : { kind, sets: inside(draft.sets), playAll: draft.playAll },
    format,
    turns,
    defeats,
    third,
    stroke: draft.stroke ?? strokeOf(rulebook),
    seeded: inside(draft.seeded, 0, 512),
  };
}
