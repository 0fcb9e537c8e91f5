import { expect, test } from 'vitest';
import { legalPlays } from '../../src/backgammon/plays.ts';
import { makePosition } from '../../src/backgammon/position.ts';
import { randomFrom, situationFrom } from '../support/backgammon.ts';
import { bruteForce, nameOfDocument } from './oracles/brute-force.ts';

test('1,500 random positions and rolls: the engine and a plain second generator allow the same', { timeout: 120_000 }, () => {
  const random = randomFrom(20140118);
  for (let i = 0; i < 1500; i++) {
    const { position, colour, dice } = situationFrom(random);
    const plays = legalPlays(position, colour, dice).map(({ after }) => nameOfDocument(makePosition(after)));
    const found = [...bruteForce(makePosition(position), colour, dice)].sort();
    expect([...plays].sort(), JSON.stringify({ position: makePosition(position), colour, dice })).toEqual(found);
  }
});
