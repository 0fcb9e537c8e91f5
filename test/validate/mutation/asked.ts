/** Which cases the referee with a fault in it is asked: those of the perft's sample, those on which readings decide, and the few that lie on a limit. */
import { loadCorpus } from '../../../src/files/corpus.ts';
import { readText } from '../../../src/notation/text/read.ts';
import { entriesOf, SAMPLE } from '../../../src/perft/suites.ts';
import { READINGS } from '../../../src/referee/readings.ts';
import { EDITION_IDS, type EditionId } from '../../../src/referee/types.ts';
import { caseOf as caseOfReport } from '../../referee/cases.ts';
import { ON_A_LIMIT, POSITIONS_ON_A_LIMIT } from '../../referee/limits.ts';
import { READING_CASES } from '../../referee/reading-cases.ts';
import { caseOf } from '../../support/case.ts';
import { type Asked, FINDER } from './rulings.ts';

/** What table the club's discs lie on is asked for by none of the sample's cases. */
const STATED = { 'club-table-size': 'stated' };
const SIZES = [STATED, { ...STATED, 'club-unstated-sizes': 'proportional' }, { 'club-unstated-sizes': 'proportional' }];

function position(kind: 'classify' | 'check-placement' | 'place', text: string): object {
  const read = readText(text, kind);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value.document;
}

/** The case of each reading by each of its options. */
function* byReadings(): Generator<Asked> {
  for (const { id, options, in: editions } of READINGS) {
    const reported = READING_CASES[id];
    if (reported === undefined) continue;
    for (const edition of Object.keys(editions) as EditionId[]) {
      for (const option of options)
        yield { command: 'judge', document: caseOfReport({ ...reported, readings: { [id]: option } }, edition) };
    }
  }
}

/** All of them, scenarios first. */
export function* asked(): Generator<Asked> {
  const { corpus } = loadCorpus();
  for (const { command, input } of corpus.scenarios) {
    for (const edition of EDITION_IDS) yield { command, document: { ...input, edition } };
  }
  for (const [, edition, short] of ON_A_LIMIT) yield { command: 'judge', document: caseOf(short, edition) };
  for (const [command, text] of POSITIONS_ON_A_LIMIT) {
    for (const edition of EDITION_IDS) yield { command, document: { ...position(command, text), edition } };
    for (const readings of SIZES) yield { command, document: { ...position(command, text), edition: 'club', readings } };
  }
  yield* byReadings();
  for (const { suite, edition, document, reading } of entriesOf(corpus, SAMPLE)) {
    if (suite !== 'scenarios')
      yield { command: 'judge', document: { ...document, edition, ...(reading && { readings: { [reading.id]: reading.option } }) } };
  }
}

/** What the finder is asked. */
export const askedOfFinder = (): readonly Asked[] =>
  Object.keys(FINDER).flatMap((command) => EDITION_IDS.map((edition) => ({ command, document: { edition } })));
