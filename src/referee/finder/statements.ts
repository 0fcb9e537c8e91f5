/** What single articles say by themselves (content/novuss/finder), under one edition or another rulebook: the finder lays them side by side. */
import { STATED_BY, STATEMENTS } from '../../compiled/finder.ts';
import { INCIDENT_TYPES, type IncidentType, type RuleCode } from '../codes.ts';
import type { EditionRules } from '../edition.ts';
import { EDITIONS } from '../editions.ts';
import type { EditionId } from '../types.ts';
import { speaksOf } from './conditions.ts';
import type { Says, Stated, Statement } from './types.ts';

const STATED: readonly Stated[] = STATEMENTS;
const OWNER: Readonly<Record<EditionId, EditionId>> = STATED_BY;

/** Whether a book rules on a type of incident as the edition does by which the statements are made. */
function ruledAlike(book: EditionRules, owner: EditionRules, type: IncidentType): boolean {
  const lines = ({ incidents }: EditionRules) =>
    JSON.stringify(incidents[type]?.map(({ when, reading, cost, restore }) => [when, reading, cost, restore]));
  return lines(book) === lines(owner);
}

/** What a rule costs in a book, in the finder's words. */
function sanctionOf({ rules }: EditionRules, rule: RuleCode): NonNullable<Says['sanction']> {
  const effects = rules[rule]?.effects ?? [];
  if (effects.includes('penalty-disc')) return 'penalty';
  return effects.includes('turn-passes') ? 'turn' : 'nothing';
}

function statementOf(book: EditionRules, stated: Stated): readonly Statement[] {
  const { articles, says, costs, exception } = stated;
  const article = articles[book.id];
  if (article === undefined) return [];
  const all = costs === undefined ? says : { ...says, sanction: sanctionOf(book, costs) };
  return [{ article, when: speaksOf(stated, book), says: all ?? {}, ...(exception && { exception }) }];
}

/**
 * What the single articles of a book say; a provision that it lacks says nothing. Of an incident that it rules on otherwise than the edition
 * with which the statements came in, they say nothing either: there its own lines speak (the tables of incidents).
 */
export function statementsOf(book: EditionRules): readonly Statement[] {
  const owner = EDITIONS[OWNER[book.id]];
  const own = STATED.flatMap((stated) => statementOf(book, stated));
  const otherwise = new Set(book === owner ? [] : INCIDENT_TYPES.filter((type) => !ruledAlike(book, owner, type)));
  if (otherwise.size === 0) return own;
  return own.map(({ when, ...said }) => ({
    ...said,
    when: (s) => !(s.kind === 'incident' && otherwise.has(s.incident.type)) && when(s),
  }));
}
