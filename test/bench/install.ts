/** Installs what is only measured against or checked in, into this folder, where it is missing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Leaves the folder as it is where everything its package.json names is there. */
export function installPeers(): void {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  if (Object.keys(dependencies).every((name) => existsSync(join(here, 'node_modules', name)))) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], { cwd: here, stdio: 'inherit' });
}
