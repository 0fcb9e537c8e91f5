/** The script of `<novuss-table>` with the map of rulings (attribute `map`). As a worker the same script evaluates the map. */
import { expose } from 'comlink';
import { mapApi } from '../../widgets/map/evaluate.ts';
import MapMount from '../../widgets/map/MapMount.svelte';
import { define } from './define.ts';

/** The styles of the map's components; the build puts them here. */
const STYLES = '__NOVUSS_STYLES__';

if (typeof document === 'undefined') expose(mapApi);
else define({ MapMount }, STYLES);
