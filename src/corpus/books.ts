/** The two books of the knowledge base: what is called what in each. Everything else about them is the same machinery. */
import { BACKGAMMON_RULES, type BackgammonRule, SHEET } from '../backgammon/codes.ts';
import { RULE_CODES, type RuleCode } from '../referee/codes.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import type { Corpus } from './model.ts';

/** A game's rules in one or more editions. `E` its editions, `R` its rule codes, `C` the commands of its scenarios. */
export interface Book<E extends string = EditionId, R extends string = RuleCode, C extends string = ScenarioCommand> {
  /** Its folder in `content/` and in `/data/`. */
  readonly id: string;
  /** Its file in `content/glossary/<lang>/`, without extension. */
  readonly glossary: string;
  readonly editions: readonly E[];
  readonly rules: readonly R[];
  readonly commands: readonly C[];
}

/** Whatever book. */
export type AnyBook = Book<string, string, string>;

export const SCENARIO_COMMANDS = ['judge', 'place', 'classify', 'check-placement'] as const;
export type ScenarioCommand = (typeof SCENARIO_COMMANDS)[number];

export const NOVUSS: Book = {
  id: 'novuss',
  glossary: 'terms',
  editions: EDITION_IDS,
  rules: RULE_CODES,
  commands: SCENARIO_COMMANDS,
};

export type SheetId = typeof SHEET;
export const SHEET_ID: SheetId = SHEET;
/** `plays`: which plays there are; `play`: is this one allowed; `roll`: does this roll count; `score`: what a finished game or match gives. */
export const BACKGAMMON_COMMANDS = ['plays', 'play', 'roll', 'correct', 'score'] as const;
export type BackgammonCommand = (typeof BACKGAMMON_COMMANDS)[number];

/** The corpus of the backgammon sheet. */
export type Sheet = Corpus<SheetId, BackgammonRule, BackgammonCommand>;

export const BACKGAMMON: Book<SheetId, BackgammonRule, BackgammonCommand> = {
  id: 'backgammon',
  glossary: 'backgammon',
  editions: [SHEET],
  rules: BACKGAMMON_RULES,
  commands: BACKGAMMON_COMMANDS,
};
