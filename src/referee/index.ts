/** The referee: cases in, rulings out. */
export { EDITIONS } from './editions.ts';
export { judge } from './judge.ts';
export { colorOfSeat, otherColor, seatOf } from './seats.ts';
export { tableFor } from './sizes.ts';
export type * from './types.ts';
export { EDITION_IDS, EFFECTS } from './types.ts';
export { classify, shadeAt, strikerFault } from './zones.ts';
