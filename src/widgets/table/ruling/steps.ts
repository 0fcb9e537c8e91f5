/** What a referee does with his hands after a stroke, in his order: puts back, sets down, pays. Pure; the drawing and the list both follow it. */
import type { DiscId, Placement, PlacementReason, Point, Position, Ruling } from '../../../referee/types.ts';
import { withBody } from '../board/legal.ts';

export interface Step {
  readonly kind: 'restore' | PlacementReason;
  readonly disc: DiscId;
  readonly to: Point;
  readonly article: string | null;
  /** With its proof; null for what is put back where it lay. */
  readonly placement: Placement | null;
}

const placeIn = (position: Position, id: DiscId): Point | null => {
  const disc = position.discs.find((d) => d.id === id);
  return disc ? { x: disc.x, y: disc.y } : null;
};

/**
 * The steps from the position the stroke left to the one the ruling gives: what was moved against the rules goes back first, then discs
 * are set down in the contract's order (landed, broken, off the table, debts, penalties).
 */
export function stepsOf(ruling: Ruling, before: Position): readonly Step[] {
  const restored = ruling.restored.flatMap((disc): readonly Step[] => {
    const to = placeIn(before, disc);
    return to ? [{ kind: 'restore', disc, to, article: articleOf(ruling, disc), placement: null }] : [];
  });
  const placed = ruling.placements.map(
    (p): Step => ({ kind: p.reason, disc: p.disc, to: { x: p.x, y: p.y }, article: p.article, placement: p }),
  );
  return [...restored, ...placed];
}

/** The finding by which a disc goes back. */
function articleOf(ruling: Ruling, disc: DiscId): string | null {
  const restoring = ruling.findings.filter((f) => f.effects.includes('restore'));
  return (restoring.find((f) => f.discs?.includes(disc)) ?? restoring[0])?.article ?? null;
}

/** The position after so many steps. */
export function afterSteps(left: Position, steps: readonly Step[], count: number): Position {
  return steps.slice(0, count).reduce((position, step) => withBody(position, step.disc, step.to), left);
}
