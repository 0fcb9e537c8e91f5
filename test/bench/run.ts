/**
 * `npm run bench`: this engine and its peers play the same shots in one run; speed, and agreement with a fixed-step reference. Writes
 * docs/bench.md. The peers are installed on first use, into this folder only. `--quick` plays fewer shots and writes nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
if (!existsSync(join(here, 'node_modules', 'planck'))) {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], { cwd: here, stdio: 'inherit' });
}
const { measure } = await import('./measure.ts');
const { report } = await import('./report.ts');

const quick = process.argv.includes('--quick');
const result = await measure(quick ? 20 : 200, quick ? 10 : 100);
const text = report(result, `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} threads, Node ${process.version}`);
if (!quick) writeFileSync(join(here, '..', '..', 'docs', 'bench.md'), text);
process.stdout.write(text);
