/** Backgammon by the Konstanz sheet of 2014: positions, rolls, legal plays, corrections and scores. Codes and articles, no sentences. */
export * from './codes.ts';
export * from './correct.ts';
export * from './document.ts';
export * from './plays.ts';
export * from './position.ts';
export * from './roll.ts';
export * from './score.ts';
export * from './turn.ts';
export * from './types.ts';
