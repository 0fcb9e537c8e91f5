import { parseCase } from '../../notation/parse.ts';
import { runJudge } from '../../notation/run/judge.ts';
import { documentCommand } from '../document.ts';

/** Rulings. */
export const command = documentCommand('what an edition, or several, say to a stroke or an incident', {
  kind: 'case',
  parse: parseCase,
  answer: runJudge,
});
