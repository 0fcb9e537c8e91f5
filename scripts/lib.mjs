/** What the scripts share. Plain JavaScript, so that an old Node can still say what is missing. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The folder of the built site: dist/, or `DIST_DIR`, in which another build can be made and served beside it. */
export const dist = process.env.DIST_DIR ? resolve(process.env.DIST_DIR) : join(root, 'dist');

/** The project's own commands (and its own Node) come first on PATH, also where a script isn't run by npm. */
export const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  // programs are compiled once, not at each of the hundreds of starts of a test run
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
};

/** Runs a command in the project's folder; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(signal ? 130 : (code ?? 1)));
  });
}

const NEEDED = [22, 18];

/** Where this runs on a Node too old for the project: goes on in the project's own, or says what to do where that one is not installed. */
export async function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  const own = ['node', 'node.cmd'].some((name) => existsSync(join(root, 'node_modules', '.bin', name)));
  if (own) process.exit(await run('node', process.argv.slice(1)));
  console.error(
    `This needs Node ${NEEDED.join('.')} or newer and runs on ${process.versions.node}. The project brings its own for Linux and Windows through npm: run "npm ci" and try again; elsewhere install a newer Node.`,
  );
  process.exit(1);
}
