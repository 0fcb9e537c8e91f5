/** Rules on all cases by house rules, off the page's thread. */
import { expose } from 'comlink';
import { turnedLines } from './turned-lines.ts';

const api = { turnedLines };
export type HouseWorker = typeof api;
expose(api);
