/** Evaluates parts of a ruling map off the page's thread. */
import { expose } from 'comlink';
import { mapApi } from './evaluate.ts';

expose(mapApi);
