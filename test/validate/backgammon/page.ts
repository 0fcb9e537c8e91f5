/** docs/backgammon-validation.md, as the comparison found it. */
import type { PositionDocument } from '../../../src/backgammon/position.ts';
import type { Colour, Dice } from '../../../src/backgammon/types.ts';

/** What the positions held; counts. */
export interface Tally {
  positions: number;
  plays: number;
  doubles: number;
  none: number;
  oneNumber: number;
  bar: number;
  bearOff: number;
  /** Rolls in which a number that could be moved inside must be used to bear off, for the other number’s sake. */
  clashes: number;
}
export interface Difference {
  readonly position: PositionDocument;
  readonly colour: Colour;
  readonly dice: Dice;
  /** Plays that only we allow, and positions that only GNU Backgammon reaches. */
  readonly extra: readonly string[];
  readonly missing: readonly string[];
}
export interface Found {
  readonly version: string;
  readonly seed: number;
  readonly tally: Tally;
  readonly differences: readonly Difference[];
}

const number = (n: number): string => n.toLocaleString('en');

export function page({ version, seed, tally, differences }: Found): string {
  const rows: readonly (readonly [string, number])[] = [
    ['positions and rolls', tally.positions],
    ['legal plays in them (different resulting positions)', tally.plays],
    ['doubles', tally.doubles],
    ['rolls that cannot be played', tally.none],
    ['rolls of which one number can be played', tally.oneNumber],
    ['with a checker on the bar', tally.bar],
    ['in which a checker can be borne off', tally.bearOff],
    ['in which a number must bear off, though it could be moved inside, so that both can be played', tally.clashes],
    ['**differences**', differences.length],
  ];
  return `# Backgammon: legal plays beside GNU Backgammon

Written by \`npm run validate:backgammon\`; do not edit. Random positions (half of them reached by random play from the start, half strewn over
the board) and random rolls, seed ${seed}, for Black and for White. For each, every position that the engine lets the player reach is compared
with every position that ${version} reaches.

| what | count |
| --- | ---: |
${rows.map(([what, count]) => `| ${what} | ${number(count)} |`).join('\n')}

## Where the sheet departs

${differences.length === 0 ? 'Nowhere. ' : ''}For the moves of checkers the sheet's rules 3 and 10 to 16 are those of the usual game. What it lacks (the doubling
cube, rule 7; the triple win, rule 20 with summary 3) or settles in its own way (who starts, rules 8 and 22; corrections, rule 19) changes no
legal play. Rule 16's sentence that nobody has to bear off says what the usual game says too: with the same number a checker may be moved
inside the home board instead. Only where both numbers can be played in no other way than by bearing off with a number that could also be
moved inside would rules 12 and 16 ask for different things; the table says how many of these positions are of that kind.

Where the sheet is silent the default readings were used: a number that alone can be played is played, a double as often as it goes.
${differences.map(rowOf).join('')}`;
}

const rowOf = ({ position, colour, dice, extra, missing }: Difference): string =>
  `\n- ${colour}, ${dice.join('-')}, \`${JSON.stringify(position)}\`: only here ${extra.join('; ') || 'nothing'}; only there ${missing.length}\n`;
