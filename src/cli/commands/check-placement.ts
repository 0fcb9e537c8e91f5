import { parseCheckPlacement } from '../../notation/parse.ts';
import { ok } from '../../notation/result.ts';
import { runCheckPlacement } from '../../notation/run/check-placement.ts';
import { documentCommand } from '../document.ts';

/** Where the striker may be put. */
export const command = documentCommand('whether the striker lies where it may', {
  kind: 'check-placement',
  parse: parseCheckPlacement,
  answer: (document) => ok(runCheckPlacement(document)),
});
