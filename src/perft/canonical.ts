/** Answers of the referee as text that is equal where the answers are. */

/** Decimal places of numbers: far finer than the contract compares, far coarser than the rounding of sums. */
const PLACES = 1e6;

function plain(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * PLACES) / PLACES + 0;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, plain(part)]));
}

/** The canonical text of a value: keys in order, numbers to six places, nothing undefined. */
export const canonical = (value: unknown): string => JSON.stringify(plain(value)) ?? 'null';
