import { parseLog } from '../../notation/parse.ts';
import { runPlay } from '../../notation/run/play.ts';
import { documentCommand } from '../document.ts';

/** Whole games. */
export const command = documentCommand('a recorded game: rulings, sets and who comes next', {
  kind: 'log',
  parse: parseLog,
  answer: runPlay,
});
