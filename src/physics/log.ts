/** What happened, in the order it happened. */
import { EAST, NORTH, WEST } from './group.ts';
import { orderOf } from './ids.ts';
import type { BodyId, DiscId, PhysicalEvent, Pocket, Seat, Shot } from './types.ts';

/** Causes before effects where times are equal. */
const RANK = { strikerContact: 0, contact: 1, board: 2, zone: 3, pocketed: 4, offTable: 5 } as const;

/** An event and where it is; equal times are ordered by rank and place, never by label. */
interface Entry {
  readonly event: PhysicalEvent;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly group: number;
}

export interface Log {
  readonly ids: readonly BodyId[];
  /** Red before black, then by number; the striker first. */
  readonly order: readonly number[];
  readonly shooter: Seat;
  readonly entries: Entry[];
  groups: number;
}

export function createLog(shot: Shot): Log {
  const ids: BodyId[] = ['striker'];
  const order = [-1];
  for (const disc of shot.before.discs) {
    ids.push(disc.id);
    order.push(orderOf(disc.id));
  }
  return { ids, order, shooter: shot.shooter, entries: [], groups: 0 };
}

export function logContact(log: Log, t: number, i: number, j: number, x: number, y: number, group: number): void {
  const swapped = (log.order[i] as number) > (log.order[j] as number);
  const a = log.ids[swapped ? j : i] as BodyId;
  const b = log.ids[swapped ? i : j] as BodyId;
  const rank = a === 'striker' ? RANK.strikerContact : RANK.contact;
  log.entries.push({ event: { t, type: 'contact', a, b: b as DiscId }, rank, x, y, group });
}

/** The seat whose board `b` of a contact names. */
export function boardSeat(board: number): Seat {
  return board === EAST ? 'east' : board === WEST ? 'west' : board === NORTH ? 'north' : 'south';
}

export function logBoard(log: Log, t: number, i: number, board: number, x: number, y: number, group: number): void {
  log.entries.push({ event: { t, type: 'board', disc: log.ids[i] as BodyId, board: boardSeat(board) }, rank: RANK.board, x, y, group });
}

export function logZone(log: Log, t: number, x: number, y: number): void {
  log.entries.push({ event: { t, type: 'zone-return', disc: 'striker', seat: log.shooter }, rank: RANK.zone, x, y, group: -1 });
}

export function logPocketed(log: Log, t: number, i: number, pocket: Pocket, x: number, y: number): void {
  log.entries.push({ event: { t, type: 'pocketed', disc: log.ids[i] as BodyId, pocket }, rank: RANK.pocketed, x, y, group: -1 });
}

export function logOffTable(log: Log, t: number, i: number, over: Seat | Pocket, x: number, y: number): void {
  log.entries.push({ event: { t, type: 'off-table', disc: log.ids[i] as BodyId, over }, rank: RANK.offTable, x, y, group: -1 });
}

function inOrder(p: Entry, q: Entry): number {
  return p.event.t - q.event.t || p.rank - q.rank || p.y - q.y || p.x - q.x;
}

/** The events in order of time. */
export function sortedEntries(log: Log): readonly Entry[] {
  const { entries } = log;
  for (let k = 1; k < entries.length; k += 1) {
    if (inOrder(entries[k - 1] as Entry, entries[k] as Entry) > 0) return entries.sort(inOrder);
  }
  return entries;
}

/** Indices of events that one simultaneous law resolved together, at least two each. */
export function groupsOf(log: Log): readonly (readonly number[])[] {
  const byGroup = new Map<number, number[]>();
  sortedEntries(log).forEach((entry, index) => {
    if (entry.group < 0) return;
    const list = byGroup.get(entry.group);
    if (list === undefined) byGroup.set(entry.group, [index]);
    else list.push(index);
  });
  return [...byGroup.values()].filter((list) => list.length > 1);
}
