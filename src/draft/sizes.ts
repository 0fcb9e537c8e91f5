/** Sizes that make no table one can play on. */
import { MOST_OF_A_COLOR } from '../geometry/discs.ts';
import { numberOf, type Parameters } from '../geometry/parameters.ts';
import { SIZE_PARAMETERS, type SizeParameter, type Sizes, tableFrom } from '../geometry/table.ts';

export interface SizeProblem {
  readonly parameter: string;
  readonly detail: string;
}

/** Most discs of a player that a position can hold (the case contract names red1 to red8 in singles). */
const MOST_DISCS = MOST_OF_A_COLOR / 2;

/** What keeps these numbers from being a table with its discs, by the number that is too large or too small, mm. */
export function sizeProblems(parameters: Parameters): readonly SizeProblem[] {
  const sizes = Object.fromEntries(SIZE_PARAMETERS.map((id) => [id, numberOf(parameters, id)])) as unknown as Sizes;
  const table = tableFrom(sizes);
  const count = numberOf(parameters, 'discsPerPlayer');
  const problems: SizeProblem[] = [];
  const expect = (holds: boolean, parameter: SizeParameter | 'discsPerPlayer', wanted: string): void => {
    const found = parameter === 'discsPerPlayer' ? count : sizes[parameter];
    if (!holds) problems.push({ parameter, detail: `expected ${wanted}; found ${found}` });
  };
  expect(sizes.discHole < sizes.discDiameter, 'discHole', `less than the disc's diameter, ${sizes.discDiameter} mm`);
  expect(sizes.strikerHole < sizes.strikerDiameter, 'strikerHole', `less than the striker's diameter, ${sizes.strikerDiameter} mm`);
  expect(
    sizes.pocketDiameter > sizes.discDiameter,
    'pocketDiameter',
    `more than a disc's diameter, ${sizes.discDiameter} mm, so that one can fall in`,
  );
  expect(table.pocketCentre > table.pocketRadius, 'pocketDiameter', 'pockets that leave room between them');
  expect(
    table.strikerFarthest >= table.strikerNearest,
    'edgeZoneDepth',
    `room for the striker, at least ${Math.ceil(table.strikerNearest + sizes.lineWidth / 2 + table.strikerHoleRadius)} mm`,
  );
  expect(table.circleRadius < table.edgeZone, 'circleDiameter', `less than ${2 * table.edgeZone} mm, between the dark zones`);
  expect(Number.isInteger(count) && count <= MOST_DISCS, 'discsPerPlayer', `at most ${MOST_DISCS}`);
  expect(
    (count / 2) * table.discWidth <= table.pocketCentre - table.pocketRadius,
    count > MOST_DISCS ? 'discsPerPlayer' : 'discDiameter',
    'a row of discs that fits between two pockets',
  );
  return problems;
}
