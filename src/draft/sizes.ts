/** Sizes that make no table one can play on. */
import { MOST_OF_A_COLOR } from '../geometry/discs.ts';
import { numberOf, type Parameters } from '../geometry/parameters.ts';
import { SIZE_PARAMETERS, type SizeParameter, type Sizes, tableFrom } from '../geometry/table.ts';

export interface SizeProblem {
  /** The numbers that do not go together, the one that is too large or too small first. */
  readonly of: readonly [string, ...string[]];
  /** Of the first. */
  readonly expected: string;
  readonly found: number;
}

/** Most discs of a player that a position can hold (the case contract names red1 to red8 in singles). */
const MOST_DISCS = MOST_OF_A_COLOR / 2;

/** What keeps these numbers from being a table with its discs, mm. */
export function sizeProblems(parameters: Parameters): readonly SizeProblem[] {
  const sizes = Object.fromEntries(SIZE_PARAMETERS.map((id) => [id, numberOf(parameters, id)])) as unknown as Sizes;
  const table = tableFrom(sizes);
  const count = numberOf(parameters, 'discsPerPlayer');
  const problems: SizeProblem[] = [];
  type Size = SizeParameter | 'discsPerPlayer';
  const expect = (holds: boolean, of: readonly [Size, ...Size[]], expected: string): void => {
    const found = of[0] === 'discsPerPlayer' ? count : sizes[of[0]];
    if (!holds) problems.push({ of, expected, found });
  };
  expect(sizes.discHole < sizes.discDiameter, ['discHole', 'discDiameter'], `less than the disc's diameter, ${sizes.discDiameter} mm`);
  expect(
    sizes.strikerHole < sizes.strikerDiameter,
    ['strikerHole', 'strikerDiameter'],
    `less than the striker's diameter, ${sizes.strikerDiameter} mm`,
  );
  expect(
    sizes.pocketDiameter > sizes.discDiameter,
    ['pocketDiameter', 'discDiameter'],
    `more than a disc's diameter, ${sizes.discDiameter} mm, so that one can fall in`,
  );
  expect(table.pocketCentre > table.pocketRadius, ['pocketDiameter', 'pocketInset', 'surfaceSize'], 'pockets that leave room between them');
  expect(
    table.strikerFarthest >= table.strikerNearest,
    ['edgeZoneDepth', 'lineWidth', 'strikerHole', 'strikerDiameter'],
    `room for the striker, at least ${Math.ceil(table.strikerNearest + sizes.lineWidth / 2 + table.strikerHoleRadius)} mm`,
  );
  expect(
    table.circleRadius < table.edgeZone,
    ['circleDiameter', 'edgeZoneDepth', 'surfaceSize'],
    `less than ${2 * table.edgeZone} mm, between the dark zones`,
  );
  expect(Number.isInteger(count) && count <= MOST_DISCS, ['discsPerPlayer'], `at most ${MOST_DISCS}`);
  const row = ['discDiameter', 'pocketDiameter', 'pocketInset', 'surfaceSize'] as const;
  expect(
    (count / 2) * table.discWidth <= table.pocketCentre - table.pocketRadius,
    count > MOST_DISCS ? ['discsPerPlayer', ...row] : [...row, 'discsPerPlayer'],
    'a row of discs that fits between two pockets',
  );
  return problems;
}
