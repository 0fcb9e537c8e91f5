/**
 * A stroke that somebody saw, as it is being written down: what the striker met first, what happened then in order, how things lay afterwards.
 * Pure. `problemsOf` says what is still missing and where; `reportOf` makes the contract's report of it.
 */

import { NOMINAL } from '../../geometry/parameters.ts';
import type { BodyId, DiscId, Pocket, Point, Position, Seat } from '../../physics/types.ts';
import type { CaseEvent, StrokeReport } from '../../referee/types.ts';
import type { ReportProblemCode } from '../../ui/strings.ts';

/** The kinds of a row; what each needs stands in `Row`. */
export const ROW_KINDS = ['contact', 'pocketed', 'off-table', 'zone-return', 'board', 'landed', 'on-edge', 'fell-later', 'broken'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One thing that happened. Fields that its kind does not need are ignored. */
export interface Row {
  readonly id: number;
  readonly kind: RowKind;
  readonly disc: BodyId | null;
  /** What was met or lain on. */
  readonly other: BodyId | null;
  readonly board: Seat | null;
  readonly pocket: Pocket | null;
  readonly over: Seat | Pocket | null;
  readonly when: 'before-next-stroke' | 'during-stroke';
  readonly larger: 'table' | 'off-table' | 'pocketed' | 'equal';
  /** Of a disc that broke in two halves: where the one lies that is not the disc on the table afterwards, mm, and which is harder to play. */
  readonly half: { readonly x: number | null; readonly y: number | null };
  readonly harder: 0 | 1;
  /** At the same moment as the row before. */
  readonly together: boolean;
}
export interface Draft {
  /** Boards the striker touched before any disc, in order. */
  readonly boards: readonly Seat[];
  /** The discs it met first, at once where there are several. */
  readonly first: readonly DiscId[];
  readonly metNothing: boolean;
  readonly rows: readonly Row[];
  /** How everything lay afterwards. */
  readonly after: Position;
}

/** A new row of a kind. */
export const newRow = (id: number, kind: RowKind): Row => ({
  id,
  kind,
  disc: kind === 'zone-return' ? 'striker' : null,
  other: null,
  board: null,
  pocket: null,
  over: null,
  when: 'before-next-stroke',
  larger: 'off-table',
  half: { x: null, y: null },
  harder: 0,
  together: false,
});
/** Nothing said yet: everything lies where it lay. */
export const newDraft = (before: Position): Draft => ({ boards: [], first: [], metNothing: false, rows: [], after: before });

/** Of what a report may lack, all but what concerns its incidents, which are no part of the draft. */
export type DraftCode = Exclude<ReportProblemCode, 'incident-missing'>;
/** What is missing or cannot be; `row` is the row's id, null where it is about the first contact or the table afterwards. */
export interface DraftProblem {
  readonly code: DraftCode;
  readonly row: number | null;
  readonly body: BodyId | null;
  /** The number that cannot be. */
  readonly value?: number;
}

const bad = (code: DraftCode, row: Row | null = null, body: BodyId | null = null): DraftProblem => ({ code, row: row?.id ?? null, body });

function halfProblem(row: Row): DraftProblem | null {
  const { x, y } = row.half;
  if (x === null || y === null) return bad('half-missing', row);
  const outside = [x, y].find((value) => !(Math.abs(value) <= NOMINAL.discTight));
  return outside === undefined ? null : { ...bad('half-outside', row), value: outside };
}

function rowProblem(row: Row): DraftProblem | null {
  if (row.disc === null || (row.kind === 'fell-later' && row.disc === 'striker')) return bad('disc-missing', row);
  if ((row.kind === 'contact' || row.kind === 'landed') && row.other === null) return bad('other-missing', row);
  if ((row.kind === 'contact' || row.kind === 'landed') && row.other === row.disc) return bad('same-twice', row, row.disc);
  if ((row.kind === 'pocketed' || row.kind === 'fell-later') && row.pocket === null) return bad('pocket-missing', row);
  if (row.kind === 'off-table' && row.over === null) return bad('over-missing', row);
  if (row.kind === 'board' && row.board === null) return bad('board-missing', row);
  return row.kind === 'broken' && row.larger === 'equal' ? halfProblem(row) : null;
}

/** Rows after which a body is not on the table. */
const takesAway = (row: Row): boolean =>
  row.kind === 'pocketed' ||
  row.kind === 'off-table' ||
  row.kind === 'fell-later' ||
  (row.kind === 'broken' && row.larger !== 'table' && row.larger !== 'equal');
/** The bodies that the rows take off the table. */
export const goneBy = (rows: readonly Row[]): ReadonlySet<BodyId> => new Set(rows.filter(takesAway).flatMap((row) => row.disc ?? []));

function fates(draft: Draft, before: Position): readonly DraftProblem[] {
  const falls = draft.rows.filter((row) => row.kind === 'pocketed' || row.kind === 'fell-later');
  const twice = falls
    .filter((row, i) => falls.findIndex((other) => other.disc === row.disc) < i)
    .map((row) => bad('gone-twice', row, row.disc));
  const fallen = new Set(draft.rows.filter((row) => row.kind === 'pocketed').map((row) => row.disc));
  const still = draft.after.discs.filter((d) => fallen.has(d.id)).map((d) => bad('still-there', null, d.id));
  const gone = goneBy(draft.rows);
  const there = new Set<BodyId>(draft.after.discs.map((d) => d.id));
  const vanished = before.discs.filter((d) => !there.has(d.id) && !gone.has(d.id)).map((d) => bad('vanished', null, d.id));
  const was = new Set<BodyId>(before.discs.map((d) => d.id));
  const appeared = draft.after.discs.filter((d) => !was.has(d.id)).map((d) => bad('appeared', null, d.id));
  const lies = draft.after.striker && fallen.has('striker') ? [bad('striker-lies', null, 'striker')] : [];
  return [...twice, ...still, ...vanished, ...appeared, ...lies];
}

/** Everything that keeps the draft from being a report; empty where it is one. */
export function problemsOf(draft: Draft, before: Position): readonly DraftProblem[] {
  const first =
    draft.first.length === 0 && !draft.metNothing
      ? [bad('first-missing')]
      : draft.first.length > 0 && draft.metNothing
        ? [bad('first-both')]
        : [];
  const rows = draft.rows.flatMap((row) => rowProblem(row) ?? []);
  return [...first, ...rows, ...(rows.length > 0 ? [] : fates(draft, before))];
}

/** Seconds from one moment to the next; only their order matters to the referee. */
const APART = 0.1;

const mentioned = (row: Row): BodyId => row.disc ?? 'striker';

function eventOf(row: Row, t: number, shooter: Seat, after: Position, before: Position): CaseEvent {
  const disc = mentioned(row);
  const other = row.other ?? 'striker';
  switch (row.kind) {
    case 'contact': {
      const [a, b] = other === 'striker' ? [other, disc] : [disc, other];
      return { t, type: 'contact', a, b: b as DiscId };
    }
    case 'board':
      return { t, type: 'board', disc, board: row.board ?? 'north' };
    case 'zone-return':
      return { t, type: 'zone-return', disc: 'striker', seat: shooter };
    case 'pocketed':
      return { t, type: 'pocketed', disc, pocket: row.pocket ?? 'ne' };
    case 'off-table':
      return { t, type: 'off-table', disc, over: row.over ?? 'north' };
    case 'landed':
      return { t, type: 'landed', disc, on: other, side: sideOf(disc, other, after) };
    case 'on-edge':
      return { t, type: 'on-edge', disc };
    case 'fell-later':
      return { t, type: 'fell-later', disc: disc as DiscId, pocket: row.pocket ?? 'ne', when: row.when };
    case 'broken':
      return brokenEvent(row, t, placeOf(disc, after) ?? placeOf(disc, before) ?? { x: 0, y: 0 });
    default:
      return row.kind satisfies never;
  }
}
function brokenEvent({ disc, larger, half, harder }: Row, t: number, at: Point): CaseEvent {
  const event = { t, type: 'broken', disc: disc ?? 'striker' } as const;
  if (larger === 'table') return { ...event, larger, at };
  return larger === 'equal' ? { ...event, larger, at: [at, { x: half.x ?? 0, y: half.y ?? 0 }], harder } : { ...event, larger };
}
function placeOf(id: BodyId, position: Position): Point | null {
  const at = id === 'striker' ? position.striker : position.discs.find((d) => d.id === id);
  return at ? { x: at.x, y: at.y } : null;
}
/** The way a disc overhangs the one it lies on, degrees: from the lower one's middle to its own. */
function sideOf(disc: BodyId, on: BodyId, after: Position): number {
  const [a, b] = [placeOf(disc, after), placeOf(on, after)];
  return a && b ? (Math.atan2(a.y - b.y, a.x - b.x) * 180) / Math.PI : 0;
}

/** The report; of a draft without problems. */
export function reportOf(draft: Draft, before: Position, shooter: Seat): StrokeReport {
  const events: CaseEvent[] = [];
  let moment = 0;
  const at = (together = false): number => {
    if (!together || moment === 0) moment++;
    return Math.round(moment * APART * 1000) / 1000;
  };
  for (const board of draft.boards) events.push({ t: at(), type: 'board', disc: 'striker', board });
  for (const [i, disc] of draft.first.entries()) events.push({ t: at(i > 0), type: 'contact', a: 'striker', b: disc });
  for (const row of draft.rows) events.push(eventOf(row, at(row.together), shooter, draft.after, before));
  const gone = goneBy(draft.rows.filter((row) => row.kind !== 'off-table'));
  const { discs, striker } = draft.after;
  return { events, after: { discs: discs.filter((d) => !gone.has(d.id)), striker: gone.has('striker') ? null : (striker ?? null) } };
}
