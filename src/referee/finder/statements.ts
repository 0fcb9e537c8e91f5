/** What single articles say by themselves (content/novuss/finder), under one edition: the finder lays them side by side. */
import { STATED_BY, STATEMENTS } from '../../compiled/finder.ts';
import { INCIDENT_TYPES, type IncidentType, type RuleCode } from '../codes.ts';
import { EDITIONS } from '../editions.ts';
import type { EditionId } from '../types.ts';
import { speaksOf } from './conditions.ts';
import type { Says, Stated, Statement } from './types.ts';

const STATED: readonly Stated[] = STATEMENTS;
const OWNER: Readonly<Record<EditionId, EditionId>> = STATED_BY;

/** Whether an edition rules on a type of incident as the one does by which the statements are made. */
function ruledAlike(edition: EditionId, owner: EditionId, type: IncidentType): boolean {
  const lines = (id: EditionId) =>
    JSON.stringify(EDITIONS[id].incidents[type]?.map(({ when, reading, cost, restore }) => [when, reading, cost, restore]));
  return lines(edition) === lines(owner);
}

/** What a rule costs in an edition, in the finder's words. */
function sanctionOf(edition: EditionId, rule: RuleCode): NonNullable<Says['sanction']> {
  const effects = EDITIONS[edition].rules[rule]?.effects ?? [];
  if (effects.includes('penalty-disc')) return 'penalty';
  return effects.includes('turn-passes') ? 'turn' : 'nothing';
}

function statementOf(edition: EditionId, stated: Stated): readonly Statement[] {
  const { articles, says, costs, exception } = stated;
  const article = articles[edition];
  if (article === undefined) return [];
  const all = costs === undefined ? says : { ...says, sanction: sanctionOf(edition, costs) };
  return [{ article, when: speaksOf(stated, edition), says: all ?? {}, ...(exception && { exception }) }];
}

/**
 * What the single articles of an edition say; a provision that it lacks says nothing. Of an incident that it rules on otherwise than the edition
 * with which the statements came in, they say nothing either: there its own lines speak (`fromTable`).
 */
export function statementsOf(edition: EditionId): readonly Statement[] {
  const owner = OWNER[edition];
  const own = STATED.flatMap((stated) => statementOf(edition, stated));
  const otherwise = new Set(edition === owner ? [] : INCIDENT_TYPES.filter((type) => !ruledAlike(edition, owner, type)));
  if (otherwise.size === 0) return own;
  return own.map(({ when, ...said }) => ({
    ...said,
    when: (s) => !(s.kind === 'incident' && otherwise.has(s.incident.type)) && when(s),
  }));
}
