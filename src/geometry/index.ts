/** The table, its zones and seats, and where things can lie on it. Knows no rule and no motion. */
export * from './discs.ts';
export { type Bounds, candidates, footOnRing, nearestBeside, nearestFree, type Ring, ringAndRing } from './nearest.ts';
export {
  DISCS_PER_PLAYER,
  NOMINAL,
  numberOf,
  type ParameterId,
  type Parameters,
  parametersOf,
  type SizeReading,
  statedNumber,
  tableOf,
} from './parameters.ts';
export { blockers, isFree, onSurface } from './room.ts';
export { rowAlong, SINGLES, startPosition } from './row.ts';
export * from './seats.ts';
export { SIZE_PARAMETERS, type SizeParameter, type Sizes, type Table, tableFrom } from './table.ts';
export * from './tolerance.ts';
export * from './types.ts';
