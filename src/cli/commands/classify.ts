import { parseClassify } from '../../notation/parse.ts';
import { ok } from '../../notation/result.ts';
import { runClassify } from '../../notation/run/classify.ts';
import { documentCommand } from '../document.ts';

/** Light or dark, disc by disc. */
export const command = documentCommand('which discs of a position are dark', {
  kind: 'classify',
  parse: parseClassify,
  answer: (document) => ok(runClassify(document)),
});
