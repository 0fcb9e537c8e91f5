/** Builds the whole site into dist/: pages, made lighter, then the search index over them, then the lists of what is kept for offline. */
import { requireNode, run } from './lib.mjs';

requireNode();
for (const [command, args] of [
  ['astro', ['build', '--silent']],
  ['node', ['scripts/build-embed.mjs']],
  ['node', ['scripts/slim.ts']],
  ['node', ['scripts/build-search.mjs']],
  ['node', ['scripts/build-offline.ts']],
]) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}
