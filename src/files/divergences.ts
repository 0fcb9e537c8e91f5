/** The gallery's cases on disk: written by `novuss divergences --write`, read while the site is built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Gallery, NotFound } from '../divergence/types.ts';
import { projectRoot } from './root.ts';

const inFolder = (name: string): string => join(projectRoot(), 'content', 'divergences', name);
const path = (): string => inFolder('novuss.json');

let loaded: Gallery | undefined;

/** The gallery, read once a process. */
export function loadDivergences(): Gallery {
  loaded ??= JSON.parse(readFileSync(path(), 'utf8')) as Gallery;
  return loaded;
}

/** What the search cannot find, with the reasons. */
export const loadNotFound = (): readonly NotFound[] => load(readFileSync(inFolder('not-found.yaml'), 'utf8')) as readonly NotFound[];

/** One divergence a line, so that a change can be read. */
export function writeDivergences({ divergences, ...search }: Gallery): void {
  const head = JSON.stringify(search).slice(0, -1);
  const lines = divergences.map((one) => JSON.stringify(one)).join(',\n');
  writeFileSync(path(), `${head},"divergences":[\n${lines}\n]}\n`);
}
