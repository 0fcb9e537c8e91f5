/** Random positions and rolls of backgammon from a seed: half reached by play, half strewn, with checkers on the bar and borne off. */
import { legalPlays } from '../../src/backgammon/plays.ts';
import { across, START } from '../../src/backgammon/position.ts';
import { BAR, CHECKERS, type Colour, type Dice, OFF, other, POINTS, type Position } from '../../src/backgammon/types.ts';

export type Random = () => number;

/** Mulberry32: numbers from 0 up to 1, the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const below = (random: Random, n: number): number => Math.floor(random() * n);
export const rollOf = (random: Random): Dice => [1 + below(random, 6), 1 + below(random, 6)];

export interface Situation {
  readonly position: Position;
  readonly colour: Colour;
  readonly dice: Dice;
}

/** A position of a game played with random moves, before it is over. */
function played(random: Random): Position {
  let position = START;
  let colour: Colour = 'black';
  for (let turns = below(random, 90); turns > 0; turns--) {
    const plays = legalPlays(position, colour, rollOf(random));
    const next = plays[below(random, plays.length)]?.after ?? position;
    if (next[colour][OFF] === CHECKERS) break;
    position = next;
    colour = other(colour);
  }
  return position;
}

/** Checkers strewn over the board; `near` keeps them close to home, so that many can be borne off. */
function strewn(random: Random): Position {
  const near = random() < 0.5 ? 6 : POINTS;
  const black = strew(random, near, () => false);
  const white = strew(random, random() < 0.7 ? near : POINTS, (at) => (black[across(at)] ?? 0) > 0);
  return { black, white };
}

function strew(random: Random, near: number, taken: (at: number) => boolean): number[] {
  const side = Array.from({ length: BAR + 1 }, () => 0);
  const off = random() < 0.5 ? 0 : below(random, CHECKERS);
  side[OFF] = off;
  for (let left = CHECKERS - off; left > 0; left--) {
    const at = random() < 0.04 ? BAR : 1 + below(random, near);
    const place = at === BAR || !taken(at) ? at : BAR;
    // where the opponent stands there is no room: another point, or the bar after many tries
    const free = place === BAR && at !== BAR ? findFree(random, taken) : place;
    side[free] = (side[free] ?? 0) + 1;
  }
  return side;
}

function findFree(random: Random, taken: (at: number) => boolean): number {
  for (let tries = 0; tries < 60; tries++) {
    const at = 1 + below(random, POINTS);
    if (!taken(at)) return at;
  }
  return BAR;
}

/** A situation in which neither player has finished. */
export function situationFrom(random: Random): Situation {
  for (;;) {
    const position = random() < 0.5 ? played(random) : strewn(random);
    const colour = random() < 0.5 ? 'black' : 'white';
    if (position.black[OFF] !== CHECKERS && position.white[OFF] !== CHECKERS) return { position, colour, dice: rollOf(random) };
  }
}
