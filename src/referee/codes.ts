/** The names of everything the referee can find. Content, rulings and sentences refer to these; a code never changes its meaning. */

/** What a player does outside the physics of a stroke (case contract, incidents). */
export const INCIDENT_TYPES = [
  'late-arrival', 'handshake-refused', 'misconduct', 'gross-misconduct', 'warm-up-overrun', 'left-table', 'left-own-zone',
  'walked-around', 'leaned-with-body', 'phone-call', 'talking', 'partner-talk', 'argued-with-referee', 'rules-broken-on-purpose',
  'table-shaken', 'object-on-board', 'powder-removed', 'powder-piled', 'surface-touched', 'distance-measured', 'equipment-swapped',
  'foreign-striker', 'striker-not-returned', 'striker-left-at-side-board', 'striker-moved-with-cue', 'striker-misplaced',
  'striker-slid-to-board', 'striker-dropped-on-row', 'striker-touched-while-aiming', 'striker-placed-early', 'striker-lifted-early',
  'cue-over-far-line', 'cue-over-corner', 'wrong-end-of-cue', 'double-hit', 'stroke-refused', 'stroke-after-stop',
  'first-stroke-out-of-turn', 'stroke-out-of-order', 'delay', 'discs-displaced', 'discs-moved-fetching', 'disc-taken',
  'hand-in-pocket', 'moving-object-touched', 'penalty-forgotten',
] as const;
export type IncidentType = (typeof INCIDENT_TYPES)[number];

/** What the referee sees in the course of a stroke and its consequences for turn, set and position. */
export const STROKE_RULES = [
  // the way to the first contact
  'light-first', 'far-board-first', 'side-board-then-circle', 'punishable-stroke', 'opponent-first', 'own-and-opponent-together',
  'rebound-opponent-first', 'dark-only-far-board-missed', 'side-board-missed', 'nothing-touched', 'own-dark-directly',
  // what came of it
  'striker-pocketed', 'striker-off-table', 'striker-broken', 'striker-returned', 'opponent-driven-dark', 'opponent-driven-out',
  'opponent-off-table', 'opponent-dark-moved', 'own-dark-driven-out', 'own-dark-several-driven-out', 'own-dark-first-several-moved', 'rear-zone', 'circle-in-doubles',
  // the turn
  'own-pocketed', 'nothing-pocketed', 'opponent-pocketed', 'disc-off-table',
  // set and game
  'all-pocketed', 'opponent-all-pocketed', 'first-series-cleared', 'first-series-answered', 'first-series-not-answered', 'last-discs-together', 'last-disc-with-penalty',
  'dark-misses', 'debt-paid-in-series',
  // where discs go
  'penalty-placement', 'penalty-debt', 'several-offences', 'penalty-waits', 'off-table-placement', 'landed-on-disc', 'landed-on-striker', 'on-edge',
  'disc-broken', 'fell-later', 'striker-placement',
] as const;
export type StrokeRule = (typeof STROKE_RULES)[number];

export const RULE_CODES = [...STROKE_RULES, ...INCIDENT_TYPES] as const;
export type RuleCode = StrokeRule | IncidentType;
