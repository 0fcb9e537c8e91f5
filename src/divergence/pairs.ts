/** The pairs of books that are compared: all of them. */
export { EDITION_PAIRS as PAIRS } from '../referee/edition-order.ts';
