/** Puts the empty files of a new language beside those of the others. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { skeletonOf } from '../corpus/skeleton.ts';
import { readContentFiles } from './content.ts';

export type AddedLanguage = { readonly files: readonly string[] } | { readonly inTheWay: string };

/** Writes the skeleton of `lang` below the folder `content`, or nothing at all where one of its files stands there already. */
export function addLanguage(content: string, lang: string): AddedLanguage {
  const skeleton = skeletonOf(readContentFiles(content), lang);
  const paths = [...skeleton.keys()].sort();
  const inTheWay = paths.find((path) => existsSync(join(content, path)));
  if (inTheWay !== undefined) return { inTheWay };
  for (const [path, text] of skeleton) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text, { flag: 'wx' });
  }
  return { files: paths };
}
