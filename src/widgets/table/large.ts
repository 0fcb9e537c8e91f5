/** The table with all its surroundings, as on the table page. */
import MapMount from '../map/MapMount.svelte';
import { mountTable as mountWith } from './mount.ts';
import QuickBar from './tools/QuickBar.svelte';
import Tools from './tools/Tools.svelte';

type Mount = typeof mountWith;

export const mountTable = (target: Parameters<Mount>[0], options: Parameters<Mount>[1]): ReturnType<Mount> =>
  mountWith(target, options, { QuickBar, Tools, MapMount, Panels: () => import('./Panels.svelte') });
