import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: the nearest one, from this file or from the working folder upwards, that holds `content/`. Bundled pages move, the working folder doesn't. */
export function projectRoot(): string {
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      if (existsSync(join(folder, 'content', 'novuss')) && existsSync(join(folder, 'package.json'))) return folder;
      if (dirname(folder) === folder) break;
    }
  }
  throw new Error('the folder with content/ was not found: run from inside the project');
}
