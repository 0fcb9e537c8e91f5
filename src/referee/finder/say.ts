/** The words in which single articles are put down: what they speak of, what they say of it. */
import type { IncidentType, RuleCode } from '../codes.ts';
import type { Seen } from '../incidents/types.ts';
import type { Aspect, IncidentSituation, SeriesSituation, Situation, Stated, StatedCondition, StrokeSituation } from './types.ts';

export type Sanction = 'nothing' | 'allowed' | 'warning' | 'turn' | 'penalty' | 'set' | 'game' | 'excluded';
type Says = Readonly<Partial<Record<Aspect, string>>>;

/** An article on strokes. */
export const stroke = (cites: string, says: Says, when: (s: StrokeSituation) => boolean, exception = false): Stated => ({
  cites,
  says,
  when: (s) => s.kind === 'stroke' && when(s),
  ...(exception ? { exception: true } : {}),
});

/** An article on strokes that states what a rule costs, and may be where discs go. */
export const costs = (cites: string, rule: RuleCode, when: (s: StrokeSituation) => boolean, says: Says = {}): Stated => ({
  ...stroke(cites, says, when),
  costs: rule,
});

/** An article on a first series that pockets everything: is the set won, or does the other side answer? */
export const series = (
  cites: string,
  set: 'won' | 'answered',
  format: SeriesSituation['format'],
  turns: readonly SeriesSituation['turn'][] = [1, 2, 3, 4],
): Stated => ({
  cites,
  says: { set },
  when: (s) => s.kind === 'series' && s.format === format && turns.includes(s.turn),
});

/** An incident as the conditions of the incident tables see it. */
export const seenOf = ({ incident, waiting, format }: IncidentSituation): Seen => ({
  incident,
  waiting,
  doubles: format === 'doubles',
  occurrence: typeof incident.occurrence === 'number' ? incident.occurrence : 1,
});

/** An article on what players do outside the strokes. */
export const act = (cites: string, cost: Sanction, types: IncidentType | readonly IncidentType[], condition?: StatedCondition): Stated => ({
  cites,
  says: { sanction: cost },
  when: (s) => s.kind === 'incident' && [types].flat().includes(s.incident.type),
  ...(condition === undefined ? {} : { condition }),
});

/** A third warning: two had before, and this is one. */
export const third = (cites: string, scope: string): Stated => ({
  cites,
  says: { game: scope },
  when: (s: Situation) => s.kind === 'incident' && s.warnings === 2 && s.incident.type === 'talking',
});
type After = StrokeSituation['after'];
export const came = (s: StrokeSituation, ...afters: readonly After[]): boolean => afters.includes(s.after);

export const darkFirst = (s: StrokeSituation): boolean => s.first === 'dark-edge' || s.first === 'dark-circle';
export const lightFirst = (s: StrokeSituation): boolean => s.first === 'light';
/** A light disc at the very moment of another. */
export const lightTogether = (s: StrokeSituation): boolean => s.first === 'light-and-dark' || s.first === 'light-and-opponent';
export const farFree = (s: StrokeSituation): boolean => s.way === 'far-board' && !s.hasLight;
export const sideCircle = (s: StrokeSituation): boolean => s.way === 'side-board' && s.first === 'dark-circle';
/** The three kinds of right strokes of 11.8, 11.4 and 11. */
export const right = (s: StrokeSituation): boolean => lightFirst(s) || farFree(s) || sideCircle(s);
export const wrong = (s: StrokeSituation): boolean => !right(s);
export const direct = (s: StrokeSituation): boolean => s.way === 'direct';
export const rebound = (s: StrokeSituation): boolean => s.way !== 'direct';

/** What driving and moving discs can come to, beside what 13.8 puts back. */
export const OTHERS = ['own-light-moved', 'opponent-light-moved', 'own-light-off', 'two-others-moved'] as const;
export const DARKENED = ['opponent-driven-dark', 'opponent-three-driven-dark'] as const;
