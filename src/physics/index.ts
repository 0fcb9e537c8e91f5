/** The physics of a stroke: what happens, in order, and where everything comes to rest. Knows no rule. See docs/physics.md. */
export { NOMINAL } from '../geometry/parameters.ts';
export { type Sizes, type Table, tableFrom } from '../geometry/table.ts';
export { SIMULTANEOUS } from '../geometry/tolerance.ts';
export { CUE } from './cue.ts';
export { direction } from './direction.ts';
export { ShotError, type ShotErrorCode } from './error.ts';
export { DEFAULT_TABLE } from './parameters.ts';
export { type SimulatedStroke, simulate, simulateTracks } from './simulate.ts';
export { type Piece, positionsAt, type Tracks } from './tracks.ts';
export * from './types.ts';
