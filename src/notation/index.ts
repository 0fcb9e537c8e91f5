/** The case contract (docs/contract/): its documents read and checked, run, written in one order, and packed into links. */
export * from './house-rules.ts';
export * from './make.ts';
export * from './parse.ts';
export * from './problem.ts';
export * from './result.ts';
export * from './run/case.ts';
export * from './run/check-placement.ts';
export * from './run/classify.ts';
export * from './run/judge.ts';
export * from './run/place.ts';
export * from './run/play.ts';
export * from './run/simulate.ts';
export * from './share.ts';
export * from './share-case.ts';
export * from './text/parse.ts';
export * from './text/print.ts';
export { isNotation, type TextKind } from './text/read.ts';
export type * from './types.ts';
