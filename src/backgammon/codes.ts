/** The names of what the engine decides by the Konstanz sheet. Content, refusals and sentences refer to these; a code never changes its meaning. */

export const BACKGAMMON_RULES = [
  'start-position',
  'direction',
  'two-dice',
  'no-cube',
  'opening-roll',
  'valid-roll',
  'exact-number',
  'entering',
  'bearing-off-allowed',
  'doubles',
  'both-dice',
  'larger-number',
  'blocked-point',
  'hit',
  'bar-first',
  'bearing-off',
  'bearing-off-higher',
  'no-duty-to-bear-off',
  'turn-end',
  'correction',
  'game-won',
  'gammon',
  'resignation',
  'match',
  'winner-starts',
] as const;
export type BackgammonRule = (typeof BACKGAMMON_RULES)[number];

/** The sheet's only edition, and where each rule stands in it. */
export const SHEET = 'konstanz-2014';
export const RULE_ARTICLES: Readonly<Record<BackgammonRule, string>> = {
  'start-position': '2 ¶2',
  direction: '3',
  'two-dice': '4',
  'no-cube': '7',
  'opening-roll': '8',
  'valid-roll': '9',
  'exact-number': '10a',
  entering: '10b',
  'bearing-off-allowed': '10c',
  doubles: '11',
  'both-dice': '12',
  'larger-number': '12',
  'blocked-point': '13',
  hit: '14',
  'bar-first': '15',
  'bearing-off': '16 ¶1',
  'bearing-off-higher': '16 ¶2',
  'no-duty-to-bear-off': '16 ¶2',
  'turn-end': '18',
  correction: '19',
  'game-won': '20 ¶1',
  gammon: '20 ¶2',
  resignation: '21',
  match: '22',
  'winner-starts': '22',
};

/** Why a move is refused, and the rule that refuses it. */
export const REFUSAL_RULES = {
  'no-checker': 'exact-number',
  backwards: 'direction',
  'wrong-number': 'exact-number',
  'wrong-entry': 'entering',
  'bar-first': 'bar-first',
  blocked: 'blocked-point',
  'entry-blocked': 'blocked-point',
  'not-all-home': 'bearing-off-allowed',
  'number-too-small': 'bearing-off',
  'higher-occupied': 'bearing-off-higher',
  'both-possible': 'both-dice',
  'larger-required': 'larger-number',
  'double-goes-on': 'doubles',
  'one-must-be-played': 'both-dice',
} as const satisfies Readonly<Record<string, BackgammonRule>>;
export type RefusalCode = keyof typeof REFUSAL_RULES;

/** Why a roll does not count (rule 9). */
export const ROLL_FAULTS = ['parted', 'on-checker', 'not-flat', 'too-early'] as const;
export type RollFault = (typeof ROLL_FAULTS)[number];
