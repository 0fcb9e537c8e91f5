/**
 * A written report shown as a course of its own: its events one after another at an even pace, bodies straight from where they lay to where
 * they came to. What a report does not say is not drawn: it names no ways and no speeds.
 */
import { NOMINAL } from '../geometry/parameters.ts';
import { axes, mirrored } from '../geometry/seats.ts';
import type { Disc, Point, Position, Seat } from '../physics/types.ts';
import { happensTo } from '../referee/events.ts';
import type { BodyId, CaseEvent, StrokeReport } from '../referee/types.ts';
import type { Course, Way } from './course.ts';
import { momentsOf } from './moments.ts';

/** From one event to the next, s. */
const INTERVAL = 0.9;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

/** Ways that a report leaves no doubt about: straight from rest to rest, into a pocket, or the striker's to its first contact. */
export function motion(before: Position, report: StrokeReport): { readonly ghosts: readonly Disc[]; readonly tracks: readonly Way[] } {
  const ends = new Map<string, Point>();
  const tracks: Way[] = [];
  const ghosts: Disc[] = [];
  for (const disc of before.discs) {
    const events = report.events.filter((e) => happensTo(e, disc.id));
    const pocketed = events.find((e) => e.type === 'pocketed');
    const after = report.after.discs.find((other) => other.id === disc.id);
    const moved = after && Math.hypot(after.x - disc.x, after.y - disc.y) > 1;
    const end = pocketed && 'pocket' in pocketed ? NOMINAL.pockets[pocketed.pocket] : moved ? after : undefined;
    if (!end) continue;
    if (!pocketed) ghosts.push({ ...disc, x: end.x, y: end.y });
    if (events.filter((e) => e.type === 'contact').length > 1 || events.some((e) => e.type === 'board')) continue;
    ends.set(disc.id, end);
    tracks.push({ id: disc.id, points: [disc, end] });
  }
  const way = strikerWay(before, report, ends);
  return { ghosts, tracks: way ? [way, ...tracks] : tracks };
}

const FACE = NOMINAL.strikerTight;
const onBoard = (from: Point, to: Point, board: Seat): Point => {
  const level = board === 'north' || board === 'east' ? FACE : -FACE;
  const k = board === 'north' || board === 'south' ? (level - from.y) / (to.y - from.y || 1) : (level - from.x) / (to.x - from.x || 1);
  return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k };
};

/** From the cue to the first disc, by the boards it touched on the way (drawn as a mirror would have it), or into a pocket. */
function strikerWay(before: Position, report: StrokeReport, ends: ReadonlyMap<string, Point>): Way | undefined {
  if (!before.striker) return undefined;
  const boards: Seat[] = [];
  let target: Point | undefined;
  for (const event of report.events) {
    if (event.type === 'board' && event.disc === 'striker') boards.push(event.board);
    if (event.type === 'pocketed' && event.disc === 'striker') target = NOMINAL.pockets[event.pocket];
    if (event.type === 'contact' && event.a === 'striker') {
      const disc = before.discs.find(({ id }) => id === event.b);
      const end = ends.get(event.b);
      if (disc)
        target = end
          ? towards(disc, end, -NOMINAL.contact)
          : towards(disc, boards.length > 0 ? { x: 0, y: 0 } : before.striker, NOMINAL.contact);
    }
    if (target) break;
  }
  if (!target) return undefined;
  const points: Point[] = [before.striker];
  for (let i = 0; i < boards.length; i++) {
    const rest = boards.slice(i);
    const image = rest.toReversed().reduce((place, board) => mirrored(NOMINAL, board, place), target);
    points.push(onBoard(points.at(-1) ?? before.striker, image, rest[0] as Seat));
  }
  const inside = points.every((p) => Math.abs(p.x) <= FACE + 1 && Math.abs(p.y) <= FACE + 1);
  return inside ? { id: 'striker', points: [...points, target] } : undefined;
}

/** A place with its time, s. */
interface Stop extends Point {
  readonly t: number;
}

/** Where a body that leaves the table is last seen. */
function exitOf(event: CaseEvent, from: Point): Point | null {
  if (event.type === 'pocketed' || event.type === 'fell-later') return NOMINAL.pockets[event.pocket];
  if (event.type !== 'off-table') return null;
  const far = NOMINAL.half + NOMINAL.boardWidth;
  if (event.over in NOMINAL.pockets) {
    const corner = NOMINAL.pockets[event.over as keyof typeof NOMINAL.pockets];
    return { x: Math.sign(corner.x) * far, y: Math.sign(corner.y) * far };
  }
  const { inward } = axes(event.over as Seat);
  return { x: inward.x ? -inward.x * far : from.x, y: inward.y ? -inward.y * far : from.y };
}

/** The stops of one body: it lies until something happens to it, then goes straight to where it is seen next. */
function stopsOf(
  id: BodyId,
  from: Point,
  to: Point | undefined,
  spaced: readonly CaseEvent[],
  known: readonly Point[],
  end: number,
): readonly Stop[] {
  const own = spaced.filter((event) => event.type !== 'zone-return' && happensTo(event, id));
  const first = own[0];
  const leaves = own.find((event) => exitOf(event, from));
  const stops: Stop[] = [{ ...from, t: id === 'striker' ? 0 : Math.max(0, (first?.t ?? 0) - (leaves === first ? INTERVAL : 0)) }];
  for (const [i, place] of known.entries()) {
    const event = own[i];
    if (event && event !== leaves) stops.push({ x: place.x, y: place.y, t: event.t });
  }
  const last = leaves ? exitOf(leaves, from) : to;
  if (last) stops.push({ x: last.x, y: last.y, t: leaves?.t ?? end });
  return stops;
}

function placeAt(stops: readonly Stop[], t: number): Point | undefined {
  const next = stops.findIndex((stop) => stop.t > t);
  const b = stops.at(next);
  const a = stops.at(next - 1);
  if (next < 0 || !a || !b) return stops.at(-1);
  if (next === 0) return b;
  const k = (t - a.t) / (b.t - a.t);
  return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
}

/** A report as a course that can be shown; `before` is what lay there. It lasts no time where nothing moves and nothing is reported. */
export function reported(before: Position, report: StrokeReport): Course {
  const spaced = momentsOf(report.events).flatMap(({ events }, i) => events.map((event) => ({ ...event, t: (i + 1) * INTERVAL })));
  const moves = before.discs.some((d) => !report.after.discs.some((a) => a.id === d.id && a.x === d.x && a.y === d.y));
  const stroked =
    Boolean(before.striker) && (report.after.striker?.x !== before.striker?.x || report.after.striker?.y !== before.striker?.y);
  const end = spaced.length > 0 || moves || stroked ? (spaced.at(-1)?.t ?? 0) + INTERVAL : 0;
  const known = motion(before, report).tracks.find(({ id }) => id === 'striker');
  const bodies: readonly (Point & { readonly id: BodyId })[] = [
    ...(before.striker ? [{ ...before.striker, id: 'striker' as const }] : []),
    ...before.discs,
  ];
  const courses = bodies.map((body) => {
    const after = body.id === 'striker' ? report.after.striker : report.after.discs.find((d) => d.id === body.id);
    const places = body.id === 'striker' ? (known?.points.slice(1) ?? []) : [];
    return { id: body.id, stops: stopsOf(body.id, { x: body.x, y: body.y }, after ?? undefined, spaced, places, end) };
  });
  const gone = (id: BodyId, t: number): boolean =>
    spaced.some((event) => event.t <= t && 'disc' in event && event.disc === id && exitOf(event, { x: 0, y: 0 }));
  const where = (id: BodyId, t: number): Point | undefined => {
    const course = courses.find((one) => one.id === id);
    return course && placeAt(course.stops, t);
  };
  return {
    report: { events: spaced, after: report.after, duration: end },
    at: (t) => ({
      discs: before.discs.flatMap((d) => (gone(d.id, t) ? [] : [{ ...d, ...pick(where(d.id, t) ?? d) }])),
      striker: before.striker && !gone('striker', t) ? pick(where('striker', t) ?? before.striker) : null,
    }),
    ways: (until) =>
      courses.flatMap(({ id, stops }) => {
        const now = placeAt(stops, until);
        const points = [...stops.filter((stop) => stop.t <= until), ...(now ? [now] : [])].map(pick);
        const apart = points.filter((p, i) => i === 0 || Math.hypot(p.x - (points[i - 1]?.x ?? 0), p.y - (points[i - 1]?.y ?? 0)) > 0.5);
        return apart.length > 1 ? [{ id, points: apart }] : [];
      }),
  };
}

const pick = ({ x, y }: Point): Point => ({ x, y });
