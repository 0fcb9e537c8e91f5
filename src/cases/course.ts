/** A stroke played out: its report, where everything is at any moment, and the ways taken. The one place where the table asks the physics. */
import type { Table } from '../geometry/table.ts';
import { type Piece, positionsAt, simulateTracks, type Tracks } from '../physics/index.ts';
import type { BodyId, Point, Position, Shot, ShotReport } from '../physics/types.ts';
import type { CaseEvent } from '../referee/types.ts';

export interface Way {
  readonly id: BodyId;
  readonly points: readonly Point[];
}
/** A stroke over time, played out by the physics or written down by somebody. */
export interface Course {
  /** What happens when, and how it all lies afterwards. */
  readonly report: { readonly events: readonly CaseEvent[]; readonly after: Position; readonly duration: number };
  /** Where everything lies `t` seconds after the cue's touch. */
  at(t: number): Position;
  /** The ways of all bodies that have moved by then. */
  readonly ways: (until: number) => readonly Way[];
}
/** A stroke played out. */
export interface Played extends Course {
  readonly report: ShotReport;
}

/** Between two points of a way worth drawing, mm. */
const APART = 0.5;

/** Bodies slide straight between two events, so a way is the places where its pieces begin and the one where it is now. */
function pointsOf(pieces: readonly Piece[], until: number, now: Point | undefined): readonly Point[] {
  const begun = pieces.filter((piece) => piece.t <= until).map(({ x, y }) => ({ x, y }));
  const points: Point[] = [];
  for (const p of [...begun, ...(now ? [now] : [])]) {
    const before = points.at(-1);
    if (!before || Math.hypot(p.x - before.x, p.y - before.y) > APART) points.push(p);
  }
  return points;
}

function waysOf(tracks: Tracks, until: number): readonly Way[] {
  const now = positionsAt(tracks, until);
  const places = new Map<BodyId, Point>(now.discs.map((d) => [d.id, d]));
  if (now.striker) places.set('striker', now.striker);
  const ids: readonly BodyId[] = ['striker', ...tracks.shot.before.discs.map((d) => d.id)];
  return ids
    .map((id, i) => ({ id, points: pointsOf(tracks.pieces[i] ?? [], until, places.get(id)) }))
    .filter((way) => way.points.length > 1);
}

/** Plays a stroke, on the nominal table where none is given. Throws where the position is none (`simulate` says why). */
export function play(shot: Shot, table?: Table): Played {
  const { report, tracks } = simulateTracks(shot, table);
  return { report, at: (t) => positionsAt(tracks, t), ways: (until) => waysOf(tracks, until) };
}
