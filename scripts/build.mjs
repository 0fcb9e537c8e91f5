/**
 * Builds the whole site into dist/: pages and, beside them, the script for other sites; then the pages made lighter and the search index over
 * them, the lists of what is kept for offline. Says how long each took.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, requireNode, run } from './lib.mjs';

requireNode();
const begun = performance.now();
// astro empties dist/ first, so what is made at the same time waits elsewhere
const aside = mkdtempSync(join(tmpdir(), 'novuss-embed-'));
process.on('exit', () => rmSync(aside, { recursive: true, force: true }));

async function step(name, command, ...args) {
  const started = performance.now();
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
  return `${name} ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

const took = await Promise.all([
  step('pages', 'astro', 'build', '--silent', '--outDir', dist),
  step('element for other sites (beside)', 'node', 'scripts/build-embed.mjs', aside),
]);
cpSync(aside, join(dist, 'embed'), { recursive: true });
// what pages are made lighter by is nothing that is searched
took.push(
  ...(await Promise.all([step('lighter pages (beside)', 'node', 'scripts/slim.ts'), step('search', 'node', 'scripts/build-search.mjs')])),
);
took.push(await step('offline', 'node', 'scripts/build-offline.ts'));
console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${took.join(', ')}`);
