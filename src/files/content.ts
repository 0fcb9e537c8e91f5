/** Reads `content/` from disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentFiles } from '../corpus/compile/source.ts';

const CONTENT = /\.(ya?ml|json|csv)$/;

/** The paths of all content files below a folder, or of the files with other endings. */
export function contentPaths(folder: string, ending = CONTENT): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return contentPaths(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

/** Path below `root` (with `/`) to text, of every content file, or of those in some of its folders or with other endings. */
export function readContentFiles(root: string, folders: readonly string[] = ['.'], ending = CONTENT): ContentFiles {
  const paths = folders.flatMap((folder) => contentPaths(join(root, folder), ending));
  return new Map(paths.map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}
