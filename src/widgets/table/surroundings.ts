/** What may stand round a live table besides its board, stroke and rulings. A host brings what it shows: pages that show none do not load it. */
import type MapMount from '../map/MapMount.svelte';
import type Panels from './Panels.svelte';
import type Tools from './tools/Tools.svelte';

export interface Surroundings {
  /** Set-up, sharing, undo: beside the large table. */
  readonly Tools?: typeof Tools;
  /** Report and change search: below the rulings of the large table. */
  readonly Panels?: typeof Panels;
  /** The map of rulings, at the end. */
  readonly MapMount?: typeof MapMount;
}
