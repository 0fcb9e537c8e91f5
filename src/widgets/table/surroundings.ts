/** What may stand round a live table besides its board, stroke and rulings. A host brings what it shows: pages that show none do not load it. */
import type MapMount from '../map/MapMount.svelte';
import type Panels from './Panels.svelte';
import type QuickBar from './tools/QuickBar.svelte';
import type Tools from './tools/Tools.svelte';

export interface Surroundings {
  /** Discs beside the table, undo, whose stroke: at the large table's board. */
  readonly QuickBar?: typeof QuickBar;
  /** Set-up, sharing: below the large table. */
  readonly Tools?: typeof Tools;
  /** Report and change search: below the rulings of the large table, with which they come. */
  readonly Panels?: () => Promise<{ readonly default: typeof Panels }>;
  /** The map of rulings, at the end. */
  readonly MapMount?: typeof MapMount;
}
