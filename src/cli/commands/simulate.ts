import { parseShot } from '../../notation/parse.ts';
import { runSimulate } from '../../notation/run/simulate.ts';
import { documentCommand } from '../document.ts';

/** Strokes. */
export const command = documentCommand('where a stroke takes striker and discs', { kind: 'shot', parse: parseShot, answer: runSimulate });
