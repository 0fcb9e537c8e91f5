/**
 * Builds the whole site into dist/: pages with the search index over them and, beside them, the script for other sites; then the packs for
 * offline and what hosts are told. Says how long each took. Parts of the build before stay one release long, for pages that are open while the
 * site is published anew. `OFFLINE=off` takes the worker for offline away from everybody (docs/publishing.md).
 */
import { copyFileSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { keepFormerParts } from './former-parts.mjs';
import { dist, requireNode, root, run } from './lib.mjs';

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
if (process.env.OFFLINE === 'off') copyFileSync(join(root, 'scripts', 'worker-off.js'), join(dist, 'sw.js'));
keepFormerParts(dist, former);
took.push(await step('hosts', 'node', 'scripts/hosting.ts'));
rmSync(former, { recursive: true, force: true });
console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${took.join(', ')}`);
