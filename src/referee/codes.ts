/** The names of everything the referee can find. Content, rulings and sentences refer to these; a code never changes its meaning. */

/** What a player does outside the physics of a stroke (case contract, incidents). */
export const INCIDENT_TYPES = [
  'late-arrival',
  'handshake-refused',
  'misconduct',
  'gross-misconduct',
  'warm-up-overrun',
  'left-table',
  'left-own-zone',
  'walked-around',
  'leaned-with-body',
  'phone-call',
  'talking',
  'partner-talk',
  'argued-with-referee',
  'rules-broken-on-purpose',
  'table-shaken',
  'object-on-board',
  'powder-removed',
  'powder-piled',
  'surface-touched',
  'distance-measured',
  'equipment-swapped',
  'foreign-striker',
  'striker-not-returned',
  'striker-left-at-side-board',
  'striker-moved-with-cue',
  'striker-misplaced',
  'striker-slid-to-board',
  'striker-dropped-on-row',
  'striker-touched-while-aiming',
  'striker-placed-early',
  'striker-lifted-early',
  'cue-over-far-line',
  'cue-over-corner',
  'wrong-end-of-cue',
  'double-hit',
  'stroke-refused',
  'stroke-after-stop',
  'first-stroke-out-of-turn',
  'stroke-out-of-order',
  'delay',
  'discs-displaced',
  'discs-moved-fetching',
  'disc-taken',
  'hand-in-pocket',
  'moving-object-touched',
  'penalty-forgotten',
] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

/** What the referee sees in the course of a stroke and its consequences for turn, set and position. */
export const STROKE_RULES = [
  // the way to the first contact
  'light-first',
  'far-board-first',
  'side-board-then-circle',
  'punishable-stroke',
  'opponent-first',
  'own-and-opponent-together',
  'rebound-opponent-first',
  'side-board-opponent-first',
  'own-board-opponent-first',
  'dark-only-far-board-missed',
  'side-board-missed',
  'side-board-missed-with-light',
  'far-board-missed',
  'nothing-touched',
  'rebound-missed',
  'rebound-on-dark',
  'own-dark-directly',
  'own-dark-touched',
  // what came of it
  'striker-pocketed',
  'striker-off-table',
  'striker-broken',
  'striker-returned',
  'correct-though-penalised',
  'opponent-driven-dark',
  'rebound-opponent-driven-dark',
  'driven-dark-by-rebound',
  'driven-dark-by-striker',
  'driven-dark-by-own',
  'driven-dark-by-several',
  'opponent-driven-out',
  'opponent-off-table',
  'rebound-opponent-off-table',
  'only-dark-opponent-off-table',
  'own-off-table',
  'opponent-dark-moved',
  'own-dark-driven-out',
  'own-dark-several-driven-out',
  'own-dark-first-several-moved',
  'dark-by-striker',
  'dark-by-light',
  'dark-by-several',
  'rear-zone',
  'circle-in-doubles',
  'fell-back',
  'fell-back-unrestorable',
  'restoration-blocked',
  // the turn
  'own-pocketed',
  'nothing-pocketed',
  'opponent-pocketed',
  'opponent-alone-pocketed',
  'disc-off-table',
  'penalty-loses-turn',
  'penalised-partner',
  // set and game
  'all-pocketed',
  'opponent-all-pocketed',
  'first-series-cleared',
  'first-series-answered',
  'first-series-answered-deciding',
  'answer-with-offence',
  'first-series-not-answered',
  'cleared-player-plays-on',
  'last-discs-together',
  'last-disc-with-penalty',
  'last-disc-with-return',
  'dark-misses',
  'debt-paid-in-series',
  'debt-paid',
  // where discs go
  'penalty-placement',
  'penalty-debt',
  'several-offences',
  'penalty-waits',
  'off-table-placement',
  'landed-on-disc',
  'landed-on-striker',
  'on-edge',
  'disc-broken',
  'disc-broken-off-table',
  'disc-broken-pocketed',
  'fell-later',
  'fell-before-stroke',
  'striker-placement',
  'striker-placement-contact',
] as const;
export type StrokeRule = (typeof STROKE_RULES)[number];

/** What follows from earlier incidents together with this one. */
export const TALLY_RULES = ['third-warning', 'second-loss-for-lateness', 'second-loss-for-misconduct'] as const;
export type TallyRule = (typeof TALLY_RULES)[number];

/** What is applied without a finding: how the table is set up, which disc is dark, who strokes and sits where, when the game is over. */
export const STANDING_RULES = [
  'start-row',
  'disc-shade',
  'sides-change',
  'first-stroke-of-set',
  'order-of-strokes',
  'game-decided',
] as const;
export type StandingRule = (typeof STANDING_RULES)[number];

export const RULE_CODES = [...STROKE_RULES, ...INCIDENT_TYPES, ...TALLY_RULES, ...STANDING_RULES] as const;
export type RuleCode = StrokeRule | IncidentType | TallyRule | StandingRule;

/** What a finding does. */
export const EFFECTS = [
  'turn-continues',
  'turn-passes',
  'turn-interrupted',
  'penalty-disc',
  'loses-next',
  'warning',
  'restore',
  'disc-to-centre',
  'set-won',
  'set-lost',
  'set-replayed',
  'set-drawn',
  'game-lost',
  'excluded',
  'debt-annulled',
] as const;
export type Effect = (typeof EFFECTS)[number];

/**
 * What an incident costs. `none`: forbidden without a consequence of its own; `allowed`: the book permits it; `restored`: it costs nothing, the
 * discs go back; `penalty` and `turn` fall on the running turn, or on the offender's next one where the opponent has the right.
 */
export const COSTS = ['warning', 'penalty', 'turn', 'set', 'game', 'excluded', 'none', 'allowed', 'restored', 'annulled'] as const;
export type Cost = (typeof COSTS)[number];

/** What a cost does to whoever has the right to play. */
export const EFFECTS_OF: Readonly<Record<Cost, readonly Effect[]>> = {
  warning: ['warning'],
  penalty: ['turn-passes', 'penalty-disc'],
  turn: ['turn-passes'],
  set: ['set-lost'],
  game: ['game-lost'],
  excluded: ['excluded'],
  restored: ['restore'],
  annulled: ['debt-annulled'],
  none: [],
  allowed: [],
};
