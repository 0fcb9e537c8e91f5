/**
 * Builds the whole site into dist/: pages with the search index over them and, beside them, the script for other sites; then the lists of what
 * is kept for offline. Says how long each took.
 */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { dist, requireNode, run } from './lib.mjs';

await requireNode();
const begun = performance.now();
if ((await run('node', ['src/cli/main.ts', 'compile'])) !== 0) process.exit(1);
// astro empties dist/ first, so what is made at the same time waits elsewhere
const aside = mkdtempSync(join(tmpdir(), 'novuss-embed-'));
process.on('exit', () => rmSync(aside, { recursive: true, force: true }));

// The site built before stands aside until this one is whole, and comes back where it doesn't get so far. (It also costs less: a file system
// takes its time over new files where as many have just gone.)
const former = join(dirname(dist), `.${basename(dist)}.former`);
rmSync(former, { recursive: true, force: true });
if (existsSync(dist)) renameSync(dist, former);
function fail(code) {
  rmSync(dist, { recursive: true, force: true });
  if (existsSync(former)) renameSync(former, dist);
  process.exit(code);
}

async function step(name, command, ...args) {
  const started = performance.now();
  const code = await run(command, args);
  if (code !== 0) fail(code);
  return `${name} ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

const took = await Promise.all([
  step('pages and search', 'astro', 'build', '--silent', '--outDir', dist),
  step('element for other sites (beside)', 'node', 'scripts/build-embed.mjs', aside),
]);
cpSync(aside, join(dist, 'embed'), { recursive: true });
took.push(await step('offline', 'node', 'scripts/build-offline.ts'));
rmSync(former, { recursive: true, force: true });
console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${took.join(', ')}`);
