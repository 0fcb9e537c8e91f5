/** The score sheet against the referee over 2,000 games of every edition, half of them doubles: after every move the same. */
import { expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { playTwice } from '../support/sheet-games.ts';

const GAMES = 1000;

test.each(EDITION_IDS.flatMap((edition) => (['singles', 'doubles'] as const).map((format) => [edition, format] as const)))(
  `%s, %s: ${GAMES} games`,
  (edition, format) => {
    let moves = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = playTwice(edition, format, seed);
      moves += game.moves;
      expect(game.parting).toBeNull();
    }
    expect(moves).toBeGreaterThan(10 * GAMES);
  },
);
