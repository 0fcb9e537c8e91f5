/** Installs the packages of package-lock.json where they are missing or others, and compiles the rulebook; does nothing where all is there. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib.mjs';

const stamp = join(root, 'node_modules', '.lock-hash');
const hash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.log('Installing packages …');
  const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed (see above). Is the package registry reachable?');
    process.exit(code);
  }
  writeFileSync(stamp, hash);
}

if (!existsSync(join(root, 'src', 'compiled', '.fingerprint'))) {
  const code = await run('node', ['src/cli/main.ts', 'compile']);
  if (code !== 0) process.exit(code);
}
