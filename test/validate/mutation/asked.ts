/**
 * What the referee with a fault in it is asked: the cases of the perft's sample, those on which readings decide, the few that lie on a limit, the score
 * sheets of whole games, and what only sheets and drawn tables ask.
 */
import { loadCorpus } from '../../../src/files/corpus.ts';
import { readText } from '../../../src/notation/text/read.ts';
import { entriesOf, SAMPLE } from '../../../src/perft/suites.ts';
import { READINGS } from '../../../src/referee/readings.ts';
import { EDITION_IDS, type EditionId } from '../../../src/referee/types.ts';
import { caseOf as caseOfReport, DOUBLES, SINGLES } from '../../referee/cases.ts';
import { DEBT_BEFORE } from '../../referee/debt-before.ts';
import { ON_A_LIMIT, POSITIONS_ON_A_LIMIT } from '../../referee/limits.ts';
import { READING_CASES } from '../../referee/reading-cases.ts';
import { entryOf, SHEET_GAMES } from '../../referee/score-sheets.ts';
import { caseOf } from '../../support/case.ts';
import { type Asked, type DebtAsked, FINDER } from './rulings.ts';

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

/** The score sheets of test/referee/score-sheets.ts as logs. */
function* bySheets(): Generator<Asked> {
  for (const { in: editions, format = 'singles', sets, first = 'red', lines, readings = [] } of SHEET_GAMES) {
    const game = { format, colors: format === 'doubles' ? DOUBLES : SINGLES, first, ...(sets && { sets }), log: lines.map(entryOf) };
    for (const edition of editions) {
      for (const by of [{}, ...readings]) yield { command: 'play', document: { ...game, edition, readings: by } };
    }
  }
}

/** What rules on no case: whose debt comes first on a sheet, and whether the striker may lie where it is drawn. */
function* beside(): Generator<Asked> {
  for (const [, asked, rule, color] of DEBT_BEFORE) yield { command: 'debt-before', document: { asked, rule, color } satisfies DebtAsked };
  for (const [command, text] of POSITIONS_ON_A_LIMIT) {
    if (command === 'check-placement') yield { command: 'striker-may-lie', document: { ...position(command, text), edition: '2017' } };
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
  yield* bySheets();
  yield* beside();
  for (const { suite, edition, document, reading } of entriesOf(corpus, SAMPLE)) {
    if (suite !== 'scenarios')
      yield { command: 'judge', document: { ...document, edition, ...(reading && { readings: { [reading.id]: reading.option } }) } };
  }
}

/** What the finder is asked. */
export const askedOfFinder = (): readonly Asked[] =>
  Object.keys(FINDER).flatMap((command) => EDITION_IDS.map((edition) => ({ command, document: { edition } })));
