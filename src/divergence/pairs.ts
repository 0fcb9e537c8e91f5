/** The pairs of books that are compared, the older one first, the undated one before all. */
import type { Pair } from './types.ts';

export const PAIRS: readonly Pair[] = [
  { from: '2010', to: '2017' },
  { from: '2008', to: '2010' },
  { from: '2008', to: '2017' },
  { from: 'club', to: '2017' },
  { from: 'club', to: '2010' },
  { from: 'club', to: '2008' },
];
