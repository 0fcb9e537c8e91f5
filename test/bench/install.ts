/** Installs what is only measured against or checked with, into the folder whose package.json names it, where it is missing. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Leaves the folder as it is where everything its package.json names is there; peers of what it names are those of the repository. */
export function installInto(folder: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  if (Object.keys(dependencies).every((name) => existsSync(join(folder, 'node_modules', name)))) return;
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
}

/** The engines that ours is measured against, beside this file. */
export const installPeers = (): void => installInto(dirname(fileURLToPath(import.meta.url)));
