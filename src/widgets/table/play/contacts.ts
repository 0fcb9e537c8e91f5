/** Where bodies touch in the course of a stroke, to be marked on the table. Pure, mm. */

import type { Course } from '../../../cases/course.ts';
import { NOMINAL } from '../../../geometry/parameters.ts';
import { axes } from '../../../geometry/seats.ts';
import type { BodyId, Point, Position, Seat } from '../../../physics/types.ts';
import { radiusOf } from '../board/legal.ts';

export interface Contact extends Point {
  /** s from the cue's touch. */
  readonly t: number;
  /** Its place among the course's events. */
  readonly event: number;
  /** The first disc that the striker meets. */
  readonly first: boolean;
}

const placeIn = ({ discs, striker }: Position, id: BodyId): Point | null | undefined =>
  id === 'striker' ? striker : discs.find((d) => d.id === id);
/** A body that falls in the same moment is still there just before it. */
const JUST_BEFORE = 1e-7;

function between(a: Point, b: Point, id: BodyId): Point {
  const apart = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / apart) * radiusOf(id), y: a.y + ((b.y - a.y) / apart) * radiusOf(id) };
}
function atBoard(p: Point, board: Seat): Point {
  const { inward } = axes(board);
  return { x: inward.x ? -inward.x * NOMINAL.half : p.x, y: inward.y ? -inward.y * NOMINAL.half : p.y };
}

/** Every contact between bodies, and where the striker touches boards. */
export function contactsOf(course: Course): readonly Contact[] {
  const { events } = course.report;
  const first = events.findIndex((e) => e.type === 'contact' && e.a === 'striker');
  return events.flatMap((event, i): readonly Contact[] => {
    const now = course.at(Math.max(0, event.t - JUST_BEFORE));
    if (event.type === 'contact') {
      const [a, b] = [placeIn(now, event.a), placeIn(now, event.b)];
      return a && b ? [{ ...between(a, b, event.a), t: event.t, event: i, first: i === first }] : [];
    }
    const striker = event.type === 'board' && event.disc === 'striker' ? now.striker : null;
    return event.type === 'board' && striker ? [{ ...atBoard(striker, event.board), t: event.t, event: i, first: false }] : [];
  });
}
