/** A worker made of the element's own script: other sites may not start one from an address of this site, and the engine is in it already. */
import { SCRIPT } from './address.ts';

export const startWorker = (): Worker =>
  new Worker(URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(SCRIPT)})`], { type: 'text/javascript' })));
