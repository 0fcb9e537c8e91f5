/** A Swiss tournament: players, rounds, pairing, standings; read from and written to JSON and TRF. Knows no language. */
export * from './change.ts';
export * from './pairing.ts';
export * from './problem.ts';
export * from './read.ts';
export * from './schema.ts';
export * from './scoring.ts';
export * from './standings.ts';
export * from './trf/read.ts';
export * from './trf/write.ts';
export * from './types.ts';
export * from './write.ts';
