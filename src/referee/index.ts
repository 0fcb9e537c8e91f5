/** The referee: cases in, rulings out. */
export { EDITIONS } from './editions.ts';
export { judge } from './judge.ts';
export { colorOfSeat, nextSeat, OPPOSITE_SEAT, otherColor, seatOf } from './seats.ts';
export type * from './types.ts';
export { EDITION_IDS, EFFECTS } from './types.ts';
export { classify, shadeAt, strikerFault } from './zones.ts';
