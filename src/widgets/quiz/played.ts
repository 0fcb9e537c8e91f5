/** A question's stroke, played for the eye, and how it ends in words. */

import { play, type Way } from '../../cases/course.ts';
import type { Table } from '../../geometry/table.ts';
import { describeTable, type Words } from '../../narrate/describe.ts';
import type { Position } from '../../physics/types.ts';
import type { Scene } from '../../quiz/types.ts';

export interface PlayedScene {
  readonly duration: number;
  readonly left: Position;
  at(t: number): Position;
  readonly ways: (until: number) => readonly Way[];
}

/** Plays a scene's stroke on a table; null where there is none to be played. */
export function playedScene(scene: Scene, table: Table): PlayedScene | null {
  const { position, stroke, shooter, climbing } = scene;
  if (!stroke || !position.striker || !shooter) return null;
  const shot = {
    before: { discs: position.discs, striker: position.striker },
    shooter,
    stroke,
    ...(climbing ? { table: { climbing } } : {}),
  };
  const { report, at, ways } = play(shot, table);
  return { duration: report.duration, left: report.after, at, ways };
}

/** Where everything came to lie, for those who do not see it. */
export const positionsAtEnd = (left: Position, words: Words, ui: { readonly seen: string }): string =>
  `${ui.seen}: ${describeTable(left, words)}`;
