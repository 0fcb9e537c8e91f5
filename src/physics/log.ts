/** What happened, in the order it happened. */
import { EAST, NORTH, WEST } from './group.ts';
import { orderOf } from './ids.ts';
import type { BodyId, DiscId, PhysicalEvent, Pocket, Seat, Shot } from './types.ts';

/** Causes before effects where times are equal. */
const RANK = { strikerContact: 0, contact: 1, board: 2, zone: 3, pocketed: 4, offTable: 5 } as const;

export interface Log {
  readonly ids: readonly BodyId[];
  /** Red before black, then by number; the striker first. */
  readonly order: readonly number[];
  readonly shooter: Seat;
  readonly events: PhysicalEvent[];
  /** Four numbers for each event: what orders those of equal times (rank, then place: y, x; never a label), and its group, −1 for none. */
  readonly marks: number[];
  groups: number;
}

export function createLog(shot: Shot): Log {
  const ids: BodyId[] = ['striker'];
  const order = [-1];
  for (const disc of shot.before.discs) {
    ids.push(disc.id);
    order.push(orderOf(disc.id));
  }
  return { ids, order, shooter: shot.shooter, events: [], marks: [], groups: 0 };
}

function note(log: Log, event: PhysicalEvent, rank: number, x: number, y: number, group: number): void {
  log.events.push(event);
  log.marks.push(rank, y, x, group);
}

export function logContact(log: Log, t: number, i: number, j: number, x: number, y: number, group: number): void {
  const swapped = (log.order[i] as number) > (log.order[j] as number);
  const a = log.ids[swapped ? j : i] as BodyId;
  const b = log.ids[swapped ? i : j] as BodyId;
  const rank = a === 'striker' ? RANK.strikerContact : RANK.contact;
  note(log, { t, type: 'contact', a, b: b as DiscId }, rank, x, y, group);
}

/** The seat whose board `b` of a contact names. */
export function boardSeat(board: number): Seat {
  return board === EAST ? 'east' : board === WEST ? 'west' : board === NORTH ? 'north' : 'south';
}

export function logBoard(log: Log, t: number, i: number, board: number, x: number, y: number, group: number): void {
  note(log, { t, type: 'board', disc: log.ids[i] as BodyId, board: boardSeat(board) }, RANK.board, x, y, group);
}

export function logZone(log: Log, t: number, x: number, y: number): void {
  note(log, { t, type: 'zone-return', disc: 'striker', seat: log.shooter }, RANK.zone, x, y, -1);
}

export function logPocketed(log: Log, t: number, i: number, pocket: Pocket, x: number, y: number): void {
  note(log, { t, type: 'pocketed', disc: log.ids[i] as BodyId, pocket }, RANK.pocketed, x, y, -1);
}

export function logOffTable(log: Log, t: number, i: number, over: Seat | Pocket, x: number, y: number): void {
  note(log, { t, type: 'off-table', disc: log.ids[i] as BodyId, over }, RANK.offTable, x, y, -1);
}

/** Numbers in `marks` for one event. */
const MARKS = 4;
const GROUP = 3;

/** Whether event `k` belongs before the one in front of it. */
function isEarly({ events, marks }: Log, k: number): boolean {
  const time = (events[k] as PhysicalEvent).t - (events[k - 1] as PhysicalEvent).t;
  if (time !== 0) return time < 0;
  for (let m = MARKS * k; m < MARKS * k + GROUP; m += 1) {
    const by = (marks[m] as number) - (marks[m - MARKS] as number);
    if (by !== 0) return by < 0;
  }
  return false;
}

function swap<T>(list: T[], k: number, distance: number): void {
  const earlier = list[k - distance] as T;
  list[k - distance] = list[k] as T;
  list[k] = earlier;
}

/** The events in order of time; call it once all is at rest. They are written in it but for those of one instant, so each has a short way. */
export function sortedEvents(log: Log): readonly PhysicalEvent[] {
  const { events } = log;
  for (let last = 1; last < events.length; last += 1) {
    for (let k = last; k > 0 && isEarly(log, k); k -= 1) {
      swap(events, k, 1);
      for (let m = MARKS * k; m < MARKS * (k + 1); m += 1) swap(log.marks, m, MARKS);
    }
  }
  return events;
}

/** Indices of events that one simultaneous law resolved together, at least two each. */
export function groupsOf(log: Log): readonly (readonly number[])[] {
  const byGroup = new Map<number, number[]>();
  const { length } = sortedEvents(log);
  for (let index = 0; index < length; index += 1) {
    const group = log.marks[MARKS * index + GROUP] as number;
    if (group < 0) continue;
    const list = byGroup.get(group);
    if (list === undefined) byGroup.set(group, [index]);
    else list.push(index);
  }
  return [...byGroup.values()].filter((list) => list.length > 1);
}
