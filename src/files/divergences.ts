/** The gallery's cases on disk: written by `novuss divergences --write`, read while the site is built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gallery } from '../divergence/types.ts';
import { projectRoot } from './root.ts';

const path = (): string => join(projectRoot(), 'content/divergences/novuss.json');

let loaded: Gallery | undefined;

/** The gallery, read once a process. */
export function loadDivergences(): Gallery {
  loaded ??= JSON.parse(readFileSync(path(), 'utf8')) as Gallery;
  return loaded;
}

/** One divergence a line, so that a change can be read. */
export function writeDivergences({ divergences, ...search }: Gallery): void {
  const head = JSON.stringify(search).slice(0, -1);
  const lines = divergences.map((one) => JSON.stringify(one)).join(',\n');
  writeFileSync(path(), `${head},"divergences":[\n${lines}\n]}\n`);
}
