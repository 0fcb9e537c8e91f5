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
  groups: number;
}

/**
 * What orders events of equal times, by their place in the list: rank, then where they are, never a label; and which group of simultaneous
 * contacts each belongs to. Strokes run one after another, so one set of lists does for all logs.
 */
const ranks: number[] = [];
const xs: number[] = [];
const ys: number[] = [];
const groups: number[] = [];

export function createLog(shot: Shot): Log {
  const ids: BodyId[] = ['striker'];
  const order = [-1];
  for (const disc of shot.before.discs) {
    ids.push(disc.id);
    order.push(orderOf(disc.id));
  }
  return { ids, order, shooter: shot.shooter, events: [], groups: 0 };
}

function note(log: Log, event: PhysicalEvent, rank: number, x: number, y: number, group: number): void {
  const k = log.events.length;
  ranks[k] = rank;
  xs[k] = x;
  ys[k] = y;
  groups[k] = group;
  log.events.push(event);
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

/** Whether event `k` belongs before the one in front of it. */
function isEarly(events: readonly PhysicalEvent[], k: number): boolean {
  const time = (events[k] as PhysicalEvent).t - (events[k - 1] as PhysicalEvent).t;
  if (time !== 0) return time < 0;
  const rank = (ranks[k] as number) - (ranks[k - 1] as number);
  if (rank !== 0) return rank < 0;
  const up = (ys[k] as number) - (ys[k - 1] as number);
  return up !== 0 ? up < 0 : (xs[k] as number) < (xs[k - 1] as number);
}

function swap<T>(list: T[], k: number): void {
  const earlier = list[k] as T;
  list[k] = list[k - 1] as T;
  list[k - 1] = earlier;
}

/** The events in order of time; call it once all is at rest. They are written in it but for those of one instant, so each has a short way. */
export function sortedEvents({ events }: Log): readonly PhysicalEvent[] {
  for (let last = 1; last < events.length; last += 1) {
    for (let k = last; k > 0 && isEarly(events, k); k -= 1) {
      swap(events, k);
      swap(ranks, k);
      swap(xs, k);
      swap(ys, k);
      swap(groups, k);
    }
  }
  return events;
}

/** Indices of events that one simultaneous law resolved together, at least two each. */
export function groupsOf(log: Log): readonly (readonly number[])[] {
  const byGroup = new Map<number, number[]>();
  const { length } = sortedEvents(log);
  for (let index = 0; index < length; index += 1) {
    const group = groups[index] as number;
    if (group < 0) continue;
    const list = byGroup.get(group);
    if (list === undefined) byGroup.set(group, [index]);
    else list.push(index);
  }
  return [...byGroup.values()].filter((list) => list.length > 1);
}
