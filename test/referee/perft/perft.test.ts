/**
 * The sample of the referee's perft: whole rulings, counted and hashed per edition, field and rule (src/perft). Every cell that moved is a
 * ruling that changed: `npm run --silent novuss -- perft --against FILE` shows which ones and how (docs/referee.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCorpus } from '../../../src/files/corpus.ts';
import { parseCase } from '../../../src/notation/parse.ts';
import { incidentCase, strokeCase } from '../../../src/perft/cases.ts';
import { changeOf, logLine, readLog } from '../../../src/perft/log.ts';
import { entriesOf, SAMPLE } from '../../../src/perft/suites.ts';
import { movedBetween, read, sayMoved, written } from '../../../src/perft/table.ts';
import { Tally } from '../../../src/perft/tally.ts';
import { INCIDENT_TYPES, STROKE_RULES, TALLY_RULES } from '../../../src/referee/codes.ts';
import { EDITIONS } from '../../../src/referee/editions.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';

const stored = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');

test('every ruling of the sample is as stored', () => {
  const tally = new Tally();
  for (const entry of entriesOf(loadCorpus().corpus, SAMPLE)) tally.add(entry);
  expect(movedBetween(read(stored('sample')), tally.table()).map(sayMoved)).toEqual([]);
}, 120_000);

test('every case of the sample is a document of the contract', () => {
  const refused = (make: (seed: number, index: number) => object, count: number): readonly string[] =>
    Array.from({ length: count }, (_, i) => make(SAMPLE.seed, i)).flatMap((document, i) => {
      const parsed = parseCase({ ...document, editions: EDITION_IDS });
      return parsed.ok ? [] : [`${i}: ${JSON.stringify(parsed.error[0])} ${JSON.stringify(document)}`];
    });
  expect(refused(strokeCase, SAMPLE.strokes)).toEqual([]);
  expect(refused(incidentCase, SAMPLE.incidents)).toEqual([]);
});

test('every rule that an edition has is found', () => {
  const suites = [...read(stored('full')).values()];
  const isFound = (rule: string, edition: string): boolean => suites.some((rows) => rows.get(rule)?.has(edition));
  const never = EDITION_IDS.flatMap((edition) =>
    [...STROKE_RULES, ...INCIDENT_TYPES, ...TALLY_RULES]
      // what a book allows is not found, it is noted
      .filter((rule) => (EDITIONS[edition].rules[rule]?.effects.length ?? 0) > 0 && !isFound(rule, edition))
      .map((rule) => `${rule} in ${edition}`),
  );
  expect(never).toEqual([]);
});

test('a table reads back as it was written', () => {
  const table = read(stored('sample'));
  expect(written(table, EDITION_IDS)).toBe(stored('sample'));
});

test('what changed is named with its case, its field and both values', () => {
  const [entry] = entriesOf(loadCorpus().corpus, { ...SAMPLE, strokes: 0, incidents: 0 });
  if (entry === undefined) throw new Error('there are no scenarios');
  const log = readLog([logLine(entry)]);
  const changed = { ...entry, answer: { ...entry.answer, stroke: 'changed' } };
  expect(changeOf(changed, new Map(log))).toContain('→ "changed"');
  expect(changeOf(entry, log)).toBeNull();
  expect(log.size).toBe(0);
});
