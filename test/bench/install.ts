/** Installs what is only measured against, into this folder, where it is missing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

export function installPeers(): void {
  if (existsSync(join(here, 'node_modules', 'quickjs-emscripten')) && existsSync(join(here, 'node_modules', 'planck'))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], { cwd: here, stdio: 'inherit' });
}
