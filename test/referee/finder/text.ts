/** What the finder makes of a book, as text: what single articles say, and every conflict. */
import { situations } from '../../../src/referee/finder/situations.ts';
import type { Conflict, Situation, Statement } from '../../../src/referee/finder/types.ts';
import { findConflicts, STATEMENTS } from '../../../src/referee/finder.ts';
import type { EditionId } from '../../../src/referee/types.ts';

/** What stands in a situation, as few words as tell it from all others. */
const inWords = (situation: Situation): string =>
  Object.values(situation.kind === 'incident' ? { ...situation, ...situation.incident, incident: '' } : situation)
    .filter((value) => value !== '')
    .join(' ');

/** One line of a book's conflicts: what kind, of what, what the articles say, which readings decide it, on how many events and which is the first. */
const conflictLine = ({ kind, aspect, answers, readings, events, example }: Conflict): string =>
  [
    kind,
    aspect,
    answers.map(({ article, says }) => `${article} ${says}`).join(' × '),
    readings.join(', '),
    String(events),
    inWords(example),
  ].join(' | ');

/** One line of what an article says by itself: of how many events of each kind. */
function statementLine({ article, says, exception, when }: Statement, all: readonly Situation[]): string {
  const held = all.filter(when);
  const of = (format: Situation['format']): number => held.filter((situation) => situation.format === format).length;
  const said = Object.entries(says).map(([aspect, answer]) => `${aspect} ${answer}`);
  return [article, said.join(', ') + (exception ? ', an exception' : ''), `singles ${of('singles')}, doubles ${of('doubles')}`].join(' | ');
}

/** What each article of an edition says by itself, a line each. */
export function articleLines(edition: EditionId): readonly string[] {
  const all = situations();
  return STATEMENTS[edition].map((statement) => statementLine(statement, all));
}

/** Every conflict of an edition, a line each. */
export const conflictLines = (edition: EditionId): readonly string[] => findConflicts(edition).map(conflictLine);

/** The whole of an edition. */
export const finderText = (edition: EditionId): string =>
  [
    '# article | what it says | of how many events',
    ...articleLines(edition),
    '',
    '# kind | of what | the answers | readings that decide it | events | the plainest of them',
    ...conflictLines(edition),
    '',
  ].join('\n');
