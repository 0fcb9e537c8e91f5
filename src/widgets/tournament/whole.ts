/** What was typed for a whole number, taken into what it may be; where nothing was, the least. */
export const wholeWithin = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value) || least));
