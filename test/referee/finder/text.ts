/** What the finder makes of a book, as text: what single articles say, and every conflict. */
import type { EditionRules } from '../../../src/referee/edition.ts';
import { EDITIONS } from '../../../src/referee/editions.ts';
import { situations } from '../../../src/referee/finder/situations.ts';
import { statementsOf } from '../../../src/referee/finder/statements.ts';
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

/** The incidents that a draft rules on otherwise. */
export const REDRAFTED = ['delay', 'table-shaken', 'discs-displaced'] as const;

/**
 * An edition as a draft would have it: every delay is warned for under one article, of table shaking it says nothing, displaced discs cost the turn.
 * The striker in a pocket costs the turn as well, and for the striker over the board it has no rule.
 */
export function draftOf(edition: EditionId): EditionRules {
  const { incidents, rules, ...rest } = EDITIONS[edition];
  const displaced = incidents['discs-displaced']?.map((line): typeof line => ({ ...line, cost: 'turn' })) ?? [];
  const { 'striker-off-table': _, 'striker-pocketed': pocketed, ...others } = rules;
  return {
    ...rest,
    rules: { ...others, 'striker-pocketed': { article: pocketed?.article ?? '', effects: ['turn-passes'] } },
    incidents: { ...incidents, delay: [{ article: '1', cost: 'warning' }], 'table-shaken': [], 'discs-displaced': displaced },
  };
}

/** What the articles of the draft say by themselves and leave to dispute, a line each. */
export function draftLines(edition: EditionId): readonly string[] {
  const [draft, all] = [draftOf(edition), situations()];
  return [...statementsOf(draft).map((statement) => statementLine(statement, all)), ...findConflicts(edition, draft).map(conflictLine)];
}

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
