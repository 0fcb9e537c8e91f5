/** Does a report follow from the position before it? Events of discs that are there, in order, and an `after` that they explain. */
import { SIMULTANEOUS } from '../../geometry/tolerance.ts';
import type { BodyId, DiscId, Position } from '../../physics/types.ts';
import type { CaseEvent, StrokeReport } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';
import { checkPosition, type Frame, pairKey } from './place.ts';

/** Everything in a report that contradicts itself or the position before it. */
export function checkReport(report: StrokeReport, before: Position, path: string, frame: Frame): readonly Problem[] {
  const events = joinPath(path, 'events');
  const there = new Set<BodyId>(before.discs.map((disc) => disc.id));
  if (before.striker) there.add('striker');
  const named = report.events.flatMap((event, i) => checkEvent(event, there, joinPath(events, i)));
  if (named.length > 0) return named;
  const sequence = [...checkOrder(report.events, events), ...checkTwice(report.events, events)];
  if (sequence.length > 0) return sequence;
  const gone = goneBodies(report.events);
  const place = checkPosition(report.after, joinPath(path, 'after'), {
    ...frame,
    anywhere: new Set<BodyId>([...gone.maybe, ...gone.off, ...(gone.fallen.has('striker') ? (['striker'] as const) : [])]),
    mayOverlap: overlapping(report.events),
  });
  return [...place, ...checkAfter(report, before, joinPath(path, 'after'), gone)];
}

/** The bodies an event names, with the field that names them: also the one that a disc lies on, to which nothing happens. */
export function bodiesOfEvent(event: CaseEvent): readonly (readonly [string, BodyId])[] {
  if (event.type === 'contact') {
    return [
      ['a', event.a],
      ['b', event.b],
    ];
  }
  if (event.type === 'landed') {
    return [
      ['disc', event.disc],
      ['on', event.on],
    ];
  }
  return [['disc', event.disc]];
}

function checkEvent(event: CaseEvent, there: ReadonlySet<BodyId>, path: string): readonly Problem[] {
  const bodies = bodiesOfEvent(event);
  const unknown = bodies.find(([, body]) => !there.has(body));
  if (unknown) return [problem(joinPath(path, unknown[0]), 'not-in-before', unknown[1])];
  const [first, second] = bodies;
  if (first && second && first[1] === second[1]) return [problem(joinPath(path, second[0]), 'same-disc', second[1])];
  return [];
}

function checkOrder(events: readonly CaseEvent[], path: string): readonly Problem[] {
  for (const [i, event] of events.entries()) {
    const previous = events[i - 1];
    if (previous && event.t < previous.t - SIMULTANEOUS) {
      return [problem(joinPath(joinPath(path, i), 't'), 'out-of-order', event.t, `${previous.t}`, joinPath(path, i - 1))];
    }
  }
  return [];
}

function checkTwice(events: readonly CaseEvent[], path: string): readonly Problem[] {
  const fallen = new Map<BodyId, number>();
  for (const [i, event] of events.entries()) {
    if (event.type !== 'pocketed' && event.type !== 'fell-later') continue;
    const first = fallen.get(event.disc);
    if (first !== undefined) return [problem(joinPath(joinPath(path, i), 'disc'), 'gone-twice', event.disc, joinPath(path, first))];
    fallen.set(event.disc, i);
  }
  return [];
}

interface Gone {
  /** Pocketed: these cannot be in `after`. */
  readonly fallen: ReadonlyMap<BodyId, number>;
  /** Off the table, wherever `after` has them, if it has them. */
  readonly off: ReadonlySet<BodyId>;
  /** Broken or fallen untouched: `after` may have them or not. */
  readonly maybe: ReadonlySet<BodyId>;
}

function goneBodies(events: readonly CaseEvent[]): Gone {
  const fallen = new Map<BodyId, number>();
  const off = new Set<BodyId>();
  const maybe = new Set<BodyId>();
  for (const [i, event] of events.entries()) {
    if (event.type === 'pocketed') fallen.set(event.disc, i);
    else if (event.type === 'off-table') off.add(event.disc);
    else if (event.type === 'broken' || event.type === 'fell-later') maybe.add(event.disc);
  }
  return { fallen, off, maybe };
}

function overlapping(events: readonly CaseEvent[]): ReadonlySet<string> {
  return new Set(events.flatMap((event) => (event.type === 'landed' ? [pairKey(event.disc, event.on)] : [])));
}

function checkAfter(report: StrokeReport, before: Position, path: string, gone: Gone): readonly Problem[] {
  const was = new Map<DiscId, number>(before.discs.map((disc, i) => [disc.id, i]));
  const is = new Set<DiscId>(report.after.discs.map((disc) => disc.id));
  const vanished = before.discs.filter((d) => !is.has(d.id) && !gone.fallen.has(d.id) && !gone.off.has(d.id) && !gone.maybe.has(d.id));
  const wrong = report.after.discs.flatMap((disc, i) => {
    const at = joinPath(joinPath(joinPath(path, 'discs'), i), 'id');
    if (!was.has(disc.id)) return [problem(at, 'appeared', disc.id)];
    const event = gone.fallen.get(disc.id);
    const stays = gone.off.has(disc.id) || gone.maybe.has(disc.id);
    return event === undefined || stays
      ? []
      : [problem(at, 'gone-but-there', disc.id, joinPath(joinPath(parentOf(path), 'events'), event))];
  });
  return [...vanished.map((disc) => problem(joinPath(path, 'discs'), 'vanished', undefined, disc.id)), ...wrong];
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));
