/** The referee's perft in full: 20,000 strokes, 5,000 cases with incidents, all scenarios, the readings' options (src/perft). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { entriesOf, FULL } from '../../src/perft/suites.ts';
import { movedBetween, read, sayMoved } from '../../src/perft/table.ts';
import { Tally } from '../../src/perft/tally.ts';

test('every ruling of the perft is as stored', () => {
  const stored = readFileSync(join(import.meta.dirname, '..', 'referee', 'perft', 'full.txt'), 'utf8');
  const tally = new Tally();
  for (const entry of entriesOf(loadCorpus().corpus, FULL)) tally.add(entry);
  expect(movedBetween(read(stored), tally.table()).map(sayMoved)).toEqual([]);
});
