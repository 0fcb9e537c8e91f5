/** A turn: a roll played number by number. Rules 11 and 12 look at the whole roll, so that a step is allowed only if it leads to as much as can be. */
import { REFUSAL_RULES, type RefusalCode, RULE_ARTICLES } from './codes.ts';
import { distanceOf, moved, placeAt } from './position.ts';
import { highest, playable, stepFault, target } from './step.ts';
import {
  BAR,
  type Colour,
  DEFAULT_READINGS,
  type Dice,
  OFF,
  type Place,
  type Position,
  type Readings,
  type Refusal,
  type Step,
} from './types.ts';

export interface Turn {
  readonly before: Position;
  readonly position: Position;
  readonly colour: Colour;
  readonly dice: Dice;
  readonly played: readonly Step[];
  /** Numbers not played yet; a double has four (rule 11). */
  readonly left: readonly number[];
  readonly readings: Readings;
  /** How many numbers can be played at most, and the number that has to be played where only one of two can (rule 12). */
  readonly most: number;
  readonly larger: number | null;
}

/** The numbers that a roll gives: two, or one number four times (rule 11). */
export const numbersOf = ([a, b]: Dice): readonly number[] => (a === b ? [a, a, a, a] : [a, b]);

/** A turn before its first step. */
export function startTurn(position: Position, colour: Colour, dice: Dice, readings: Readings = DEFAULT_READINGS): Turn {
  const left = numbersOf(dice);
  const most = mostNumbers(position, colour, left);
  return {
    before: position,
    position,
    colour,
    dice,
    played: [],
    left,
    readings,
    most,
    larger: largerRequired(position, colour, dice, most),
  };
}

const without = (numbers: readonly number[], die: number): readonly number[] => numbers.toSpliced(numbers.indexOf(die), 1);

/** How many of the numbers can be played at most. With equal numbers the rearmost checkers go first, which loses nothing. */
export function mostNumbers(position: Position, colour: Colour, numbers: readonly number[], from = BAR): number {
  const double = numbers.length > 1 && numbers.every((n) => n === numbers[0]);
  let most = 0;
  for (const die of new Set(numbers)) {
    for (const at of playable(position, colour, die)) {
      if (double && at > from) continue;
      const { after } = moved(position, colour, at, target(at, die));
      const rest = without(numbers, die);
      most = Math.max(most, 1 + (rest.length > 0 ? mostNumbers(after, colour, rest, double ? at : BAR) : 0));
      if (most === numbers.length) return most;
    }
  }
  return most;
}

/** What rule 12 asks of the first number when only one can be played: the larger, where either could be. */
function largerRequired(position: Position, colour: Colour, [a, b]: Dice, most: number): number | null {
  if (a === b || most !== 1) return null;
  return playable(position, colour, a).length > 0 && playable(position, colour, b).length > 0 ? Math.max(a, b) : null;
}

/** The code for a turn that leaves out numbers it could have played; null where it plays all that can be. */
function shortfall(turn: Turn, played: number, further: number): RefusalCode | null {
  const { dice, readings, most } = turn;
  if (played + further >= most) return null;
  if (dice[0] === dice[1]) return most < 4 && readings['double-partly'] === 'none' ? null : 'double-goes-on';
  if (most === 2) return 'both-possible';
  if (turn.larger !== null) return 'larger-required';
  return readings['one-number-only'] === 'may-pass' ? null : 'one-must-be-played';
}

/** The code for playing this number from here; null where it is allowed. */
function faultOf(turn: Turn, from: number, die: number): RefusalCode | null {
  const alone = stepFault(turn.position, turn.colour, from, die);
  if (alone !== null) return alone;
  if (turn.played.length === 0 && turn.larger !== null && die !== turn.larger) return 'larger-required';
  const { after } = moved(turn.position, turn.colour, from, target(from, die));
  return shortfall(turn, turn.played.length + 1, mostNumbers(after, turn.colour, without(turn.left, die)));
}

/** The steps that are allowed next, each as from, to and number. */
export function nextSteps(turn: Turn): readonly Step[] {
  const { position, colour } = turn;
  return [...new Set(turn.left)].flatMap((die) =>
    playable(position, colour, die)
      .filter((from) => faultOf(turn, from, die) === null)
      .map((from) => ({
        from: placeAt(colour, from),
        to: placeAt(colour, target(from, die)),
        die,
        hit: moved(position, colour, from, target(from, die)).hit,
      })),
  );
}

/** The turn after a step that is allowed. */
export function withStep(turn: Turn, step: Step): Turn {
  const { colour } = turn;
  const { after } = moved(turn.position, colour, distanceOf(colour, step.from), distanceOf(colour, step.to));
  return { ...turn, position: after, played: [...turn.played, step], left: without(turn.left, step.die) };
}

export type Tried = { readonly turn: Turn } | { readonly refusal: Refusal };

/** Moves one checker by one number, or says by which rule it may not go there. */
export function tryStep(turn: Turn, from: Place, to: Place): Tried {
  const allowed = nextSteps(turn).filter((step) => step.from === from && step.to === to);
  // of two numbers that both bear off a checker the exact one is taken
  const step = allowed.sort((a, b) => a.die - b.die)[0];
  return step ? { turn: withStep(turn, step) } : { refusal: refuse(turn, from, to) };
}

/** Moves one checker, also by several numbers in turn (rule 10a), where one way of doing so is allowed. */
export function tryMove(turn: Turn, from: Place, to: Place): Tried {
  const single = tryStep(turn, from, to);
  if ('turn' in single) return single;
  return waysTo(turn, from, to)[0] ?? { refusal: firstRefusal(turn, from, to) ?? single.refusal };
}

function waysTo(turn: Turn, from: Place, to: Place): readonly { readonly turn: Turn }[] {
  const aim = distanceOf(turn.colour, to);
  return nextSteps(turn)
    .filter((step) => step.from === from && distanceOf(turn.colour, step.to) > aim)
    .flatMap((step) => {
      const tried = tryMove(withStep(turn, step), step.to, to);
      return 'turn' in tried ? [tried] : [];
    });
}

/** Where several numbers together reach that far: why the first of them, or the next after it, cannot be played. */
function firstRefusal(turn: Turn, from: Place, to: Place): Refusal | null {
  const [a, b] = [distanceOf(turn.colour, from), distanceOf(turn.colour, to)];
  const [first = 0, second = first] = turn.left;
  const sums = turn.left.map((_, i) => (i === 0 ? 0 : first === second ? first * (i + 1) : first + second));
  if (b === OFF || a === OFF || !sums.some((sum) => sum > 0 && a - b === sum)) return null;
  for (const die of new Set(turn.left)) {
    const over = placeAt(turn.colour, a - die);
    const tried = tryStep(turn, from, over);
    const refusal = 'refusal' in tried ? tried.refusal : (firstRefusal(tried.turn, over, to) ?? lastRefusal(tried.turn, over, to));
    if (refusal) return refusal;
  }
  return null;
}
function lastRefusal(turn: Turn, from: Place, to: Place): Refusal | null {
  const tried = tryStep(turn, from, to);
  return 'refusal' in tried ? tried.refusal : null;
}

/** Where a checker can be moved: by one number or by several in turn. */
export function targetsOf(turn: Turn, from: Place): readonly Place[] {
  const found = new Set<Place>();
  for (const step of nextSteps(turn)) {
    if (step.from !== from) continue;
    found.add(step.to);
    if (step.to !== 'off') for (const further of targetsOf(withStep(turn, step), step.to)) found.add(further);
  }
  return [...found];
}

/** Why a checker may not go there. */
function refuse(turn: Turn, from: Place, to: Place): Refusal {
  const { colour, position, left } = turn;
  const [a, b] = [distanceOf(colour, from), distanceOf(colour, to)];
  const make = (code: RefusalCode, die?: number): Refusal => ({
    code,
    article: RULE_ARTICLES[REFUSAL_RULES[code]],
    from,
    to,
    left,
    ...(die === undefined ? {} : { die }),
    most: turn.most,
    at: placeAt(colour, highest(position, colour)),
  });
  if ((position[colour][a] ?? 0) === 0 || from === 'off') return make('no-checker');
  if (from !== 'bar' && (position[colour][BAR] ?? 0) > 0) return make('bar-first');
  if (b >= a) return make('backwards');
  const dice = [...new Set(left)].filter((die) => target(a, die) === b).sort((x, y) => x - y);
  const faults = dice.map((die) => [faultOf(turn, a, die), die] as const);
  const [fault] = faults;
  if (fault?.[0]) return make(fault[0], fault[1]);
  return make(wrongNumber(turn, a, b));
}

/** No number left leads there. */
function wrongNumber({ position, colour, left }: Turn, from: number, to: number): RefusalCode {
  if (to !== OFF) return from === BAR ? 'wrong-entry' : 'wrong-number';
  if (highest(position, colour) > 6) return 'not-all-home';
  return left.length > 0 ? 'number-too-small' : 'wrong-number';
}

/** What still has to be played before the turn may end; null where it may. */
export function endFault(turn: Turn): Refusal | null {
  const code = shortfall(turn, turn.played.length, 0);
  if (code === null) return null;
  const [step] = nextSteps(turn);
  return {
    code,
    article: RULE_ARTICLES[REFUSAL_RULES[code]],
    from: step?.from ?? 'off',
    to: step?.to ?? 'off',
    left: turn.left,
    most: turn.most,
  };
}
