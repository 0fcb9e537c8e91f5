/** The report being written: its draft, its incidents, the table on which the position afterwards is set, and what is still missing. */
import type { BodyId, DiscId, Position, Seat } from '../../physics/types.ts';
import { nearestFree, withBody } from '../table/board/legal.ts';
import type { TableContext } from '../table/context.svelte.ts';
import { TableState } from '../table/state.svelte.ts';
import { type Draft, type DraftProblem, goneBy, newDraft, newRow, problemsOf, type Row, type RowKind, reportOf } from './draft.ts';
import { type IncidentDraft, incidentOf, missing, newIncident } from './incident.ts';

export class ReportForm {
  readonly #context: TableContext;
  #next = 1;
  draft: Draft = $state.raw(newDraft({ discs: [] }));
  incidents: readonly IncidentDraft[] = $state.raw([]);
  /** Only incidents are reported, no stroke. */
  noStroke: boolean = $state(false);
  /** The position that the draft belongs to. */
  before: Position = $state.raw({ discs: [] });
  /** Problems are shown once somebody has asked for a ruling. */
  asked: boolean = $state(false);

  constructor(context: TableContext) {
    this.#context = context;
    this.restart();
  }
  readonly problems: readonly DraftProblem[] = $derived.by(() => (this.noStroke ? [] : problemsOf(this.draft, this.before)));
  readonly missing: readonly { readonly id: number; readonly field: string }[] = $derived(
    this.incidents.flatMap((incident) => missing(incident).map((field) => ({ id: incident.id, field }))),
  );
  readonly movedCount: number = $derived(
    this.draft.after.discs.filter((d) => this.before.discs.some((b) => b.id === d.id && Math.hypot(b.x - d.x, b.y - d.y) > 0.05)).length,
  );
  /** The table has been changed since the report was begun. */
  get stale(): boolean {
    return this.#context.table.position !== this.before;
  }

  /** Begins again from what lies on the table. */
  restart(): void {
    this.before = this.#context.table.position;
    this.draft = newDraft(this.before);
    this.incidents = [];
    // without a striker there was no stroke
    this.noStroke = !this.before.striker;
    this.asked = false;
    this.#context.after = null;
  }
  set(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
  }
  toggleBoard(board: Seat): void {
    const { boards } = this.draft;
    this.set({ boards: boards.includes(board) ? boards.filter((b) => b !== board) : [...boards, board] });
  }
  toggleFirst(disc: DiscId): void {
    const { first } = this.draft;
    this.set({ first: first.includes(disc) ? first.filter((d) => d !== disc) : [...first, disc], metNothing: false });
  }
  #rows(rows: readonly Row[]): void {
    // what has been set of the table afterwards stays, and the rows change it from there
    if (this.#context.after) this.setAfter();
    this.set({ rows, after: this.#afterWith(rows) });
  }
  /** Who the rows take away is off the table afterwards; who is there again comes back to where it lay. */
  #afterWith(rows: readonly Row[]): Position {
    const was = goneBy(this.draft.rows);
    const is = goneBy(rows);
    let { after } = this.draft;
    for (const id of is) after = withBody(after, id, null);
    for (const id of was) {
      const back = is.has(id) ? null : placeIn(this.before, id);
      const free = back && nearestFree(id, back, after, null);
      if (free) after = withBody(after, id, free);
    }
    return after;
  }
  addRow(kind: RowKind): void {
    this.#rows([...this.draft.rows, newRow(this.#next++, kind)]);
  }
  changeRow(id: number, change: Partial<Row>): void {
    this.#rows(this.draft.rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  }
  removeRow(id: number): void {
    this.#rows(this.draft.rows.filter((row) => row.id !== id));
  }
  earlier(index: number): void {
    const { rows } = this.draft;
    const [a, b] = [rows[index - 1], rows[index]];
    if (a && b) this.#rows(rows.with(index - 1, b).with(index, a));
  }
  addIncident(): void {
    this.incidents = [
      ...this.incidents,
      newIncident(
        this.#next++,
        'double-hit',
        this.#context.table.shooterColor,
        this.#context.table.format === 'doubles' ? this.#context.table.shooter : null,
      ),
    ];
  }
  changeIncident(incident: IncidentDraft): void {
    this.incidents = this.incidents.map((old) => (old.id === incident.id ? incident : old));
  }
  removeIncident(id: number): void {
    this.incidents = this.incidents.filter((incident) => incident.id !== id);
  }
  /** Puts the table afterwards into the hands, or takes it back from them. */
  setAfter(): void {
    const { table } = this.#context;
    if (this.#context.after) {
      this.set({ after: this.#context.after.position });
      this.#context.after = null;
      return;
    }
    this.#context.player.rewind();
    const { format, colors, shooter } = table;
    this.#context.after = new TableState({ position: this.draft.after, format, colors, shooter }, true);
  }
  /** Puts the report to the referee; false where something is missing. */
  submit(): boolean {
    if (this.#context.after) this.setAfter();
    this.asked = true;
    if (this.problems.length > 0 || this.missing.length > 0) return false;
    const { table } = this.#context;
    table.setReport(this.noStroke ? null : reportOf(this.draft, this.before, table.shooter), this.incidents.map(incidentOf));
    if (!this.noStroke) this.#context.player.seek(table.duration);
    this.asked = false;
    return true;
  }
}

function placeIn(position: Position, id: BodyId) {
  return (id === 'striker' ? position.striker : position.discs.find((d) => d.id === id)) ?? null;
}
