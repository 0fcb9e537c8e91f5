import { parsePlace } from '../../notation/parse.ts';
import { ok } from '../../notation/result.ts';
import { runPlace } from '../../notation/run/place.ts';
import { documentCommand } from '../document.ts';

/** Where penalty discs and discs from over the board go. */
export const command = documentCommand('where penalty discs and discs from over the board are set, with the proof', {
  kind: 'place',
  parse: parsePlace,
  answer: (document) => ok(runPlace(document)),
});
