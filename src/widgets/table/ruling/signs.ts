/** The signs of what a ruling costs, as SVG; box 20 × 20. */
import type { Sign } from '../../../narrate/explain.ts';
import type { Effect } from '../../../referee/codes.ts';

export const COST_SIGNS: Readonly<Record<Sign, string>> = {
  right: '<circle cx="10" cy="10" r="6.2"/>',
  turn: '<path d="M3 7h12l-3.6-3.6M17 13H5l3.6 3.6"/>',
  penalty: '<circle cx="10" cy="8" r="5.4"/><circle cx="10" cy="8" r="1.2"/><path d="M2.5 17h15"/>',
  set: '<path d="M4 4h12v12H4zM1.8 18.2 18.2 1.8"/>',
  warning: '<path d="M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15"/>',
};

/** The signs as symbols `p-right` …, to be shown by `<use>`. */
export const costSymbols = (): string =>
  Object.entries(COST_SIGNS)
    .map(([name, body]) => `<symbol id="p-${name}" viewBox="0 0 20 20">${body}</symbol>`)
    .join('');

/** Effects of what is against the rules. */
export const COSTS: ReadonlySet<Effect> = new Set<Effect>([
  'penalty-disc',
  'warning',
  'restore',
  'loses-next',
  'set-lost',
  'game-lost',
  'excluded',
]);
