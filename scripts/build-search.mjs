/** The search index of each language, over the pages in dist/. Dots stay, so that 17.1 is not 1.7.1. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { root } from './lib.mjs';

const { index, errors } = await createIndex({ includeCharacters: '.' });
const fail = (list) => {
  console.error(`The search index could not be made: ${list.join('; ')}`);
  process.exit(1);
};
if (!index) fail(errors);
const added = await index.addDirectory({ path: join(root, 'dist') });
if (added.errors.length > 0) fail(added.errors);
const written = await index.writeFiles({ outputPath: join(root, 'dist', 'pagefind') });
if (written.errors.length > 0) fail(written.errors);
// interfaces of its own that this site does not use
for (const part of ['component-ui', 'modular-ui', 'ui'])
  for (const kind of ['js', 'css']) rmSync(join(root, 'dist', 'pagefind', `pagefind-${part}.${kind}`), { force: true });
rmSync(join(root, 'dist', 'pagefind', 'pagefind-highlight.js'), { force: true });
console.log(`Search index: ${added.page_count} pages`);
await close();
