/** The table as a document of the case contract, and such a document as a table. */
import type { CaseDocument } from '../../../notation/types.ts';
import type { Opening } from '../setup.ts';
import type { TableState } from '../state.svelte.ts';

/** What lies on the table, with everything that belongs to the case. The edition that is drawn comes first. */
export function caseOf(table: TableState): CaseDocument {
  const { editions, edition, format, colors, shooter, position, stroke, constants, report, incidents, caseState, readings, aiming } = table;
  const made = Object.keys(constants).length > 0 ? { stroke, table: constants } : { stroke };
  const happened = report ? { report } : aiming ? made : {};
  return {
    editions: [edition, ...editions.filter((id) => id !== edition)],
    format,
    colors,
    shooter,
    before: position,
    ...happened,
    ...(incidents.length > 0 ? { incidents } : {}),
    ...(Object.keys(caseState).length > 0 ? { state: caseState } : {}),
    ...(Object.keys(readings).length > 0 ? { readings } : {}),
  };
}

/** A case as a table opens it; null where it says nothing of what lies where. */
export function openingOfCase(document: CaseDocument): Opening | null {
  const { edition, editions, format, colors, shooter, before, stroke, table, report, incidents, state, readings } = document;
  if (!before) return null;
  const listed = edition ? [edition] : (editions ?? []);
  return {
    position: before,
    colors,
    ...(format ? { format } : {}),
    ...(listed[0] ? { edition: listed[0] } : {}),
    ...(shooter ? { shooter } : {}),
    ...(stroke ? { stroke } : {}),
    ...(table ? { constants: table } : {}),
    ...(report ? { report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { caseState: state } : {}),
    ...(readings ? { readings } : {}),
  };
}
