/** The table that an edition is ruled on: its own sizes, and by a reading what it leaves open. */
import { tableOf } from '../geometry/parameters.ts';
import type { Table } from '../geometry/table.ts';
import { type Ask, optionOf } from './context.ts';
import type { EditionRules } from './edition.ts';
import { EDITIONS } from './editions.ts';
import type { EditionId, RefereeCase } from './types.ts';

const SURFACE = 'club-table-size';
const UNSTATED = 'club-unstated-sizes';

function withReadings(edition: EditionRules, readings: RefereeCase['readings']): Table {
  return tableOf(edition.parameters, {
    surface: optionOf(SURFACE, edition, readings) === 'nominal' ? 'nominal' : 'stated',
    unstated: optionOf(UNSTATED, edition, readings) === 'proportional' ? 'proportional' : 'nominal',
  });
}

const defaults = new WeakMap<EditionRules, Table>();

/** The table of a rulebook, under the readings of a case. */
export function tableUnder(edition: EditionRules, readings?: RefereeCase['readings']): Table {
  if (readings?.[SURFACE] !== undefined || readings?.[UNSTATED] !== undefined) return withReadings(edition, readings);
  let table = defaults.get(edition);
  if (!table) {
    table = withReadings(edition, undefined);
    defaults.set(edition, table);
  }
  return table;
}

/** The table of an edition, under the readings of a case. */
export const tableFor = (edition: EditionId, readings?: RefereeCase['readings']): Table => tableUnder(EDITIONS[edition], readings);

/** Names the readings of sizes in a ruling's notes where they put it on another table than by default. */
export function noteSizes(edition: EditionRules, table: Table, ask: Ask): void {
  if (table === tableUnder(edition)) return;
  ask(SURFACE);
  ask(UNSTATED);
}
