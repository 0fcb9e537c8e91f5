/**
 * Who watches the tests: a copy of the engine with one fault in it is put before its own unit tests. A fault that none of them notices is said.
 * The kept hash of outcomes is left out, for it would notice anything; what counts is that a law, an oracle or a symmetry does.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS, type Mutant } from './mutants.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The frozen hash; and what tests other layers than the engine. */
const LEFT_OUT = ['determinism', 'calibrate', 'sweep'];
const MINUTES = 5;

const CONFIG = `export default { test: { include: ['test/physics/*.test.ts'], exclude: ${JSON.stringify(
  LEFT_OUT.map((name) => `test/physics/${name}.test.ts`),
)}, testTimeout: 60_000 } };\n`;

/** A folder with the sources and the tests of the engine, and nothing else. */
function copied(): string {
  const root = mkdtempSync(join(tmpdir(), 'novuss-mutants-'));
  mkdirSync(join(root, 'test', 'bench'), { recursive: true });
  for (const part of ['src', 'test/physics']) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  cpSync(join(ROOT, 'test/bench/scenes.ts'), join(root, 'test/bench/scenes.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(root, 'vitest.config.mjs'), CONFIG);
  return root;
}

/** The first of the tests in the folder that does not pass; null where all do. */
function judge(root: string): Promise<string | null> {
  const report = join(root, 'told.json');
  rmSync(report, { force: true });
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    report,
    '--root',
    root,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, timeout: MINUTES * 60_000, maxBuffer: 1 << 28 }, (error) => {
      resolve(error === null ? null : failedIn(report));
    });
  });
}

interface Results {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** The name of the test file that failed; a run that never came to its end hung, which is noticed too. */
function failedIn(report: string): string {
  if (!existsSync(report)) return `no end in ${MINUTES} minutes`;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Results;
  return basename(testResults.find(({ status }) => status === 'failed')?.name ?? 'no file of its own');
}

/** The file with the fault in it. Throws where the file does not hold what is to be replaced, or more than once. */
export function mutated(source: string, { find, put, what }: Mutant): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${what}: ${parts.length - 1} places hold what is to be replaced`);
  return parts.join(put);
}

export interface Killed {
  readonly mutant: Mutant;
  /** The test file that noticed; null where none did. */
  readonly by: string | null;
}

/** Tries every mutant, or those asked for. Throws where the engine without a fault does not pass: then a failure would say nothing. */
export async function tryMutants(mutants: readonly Mutant[] = MUTANTS): Promise<readonly Killed[]> {
  const root = copied();
  try {
    const sound = await judge(root);
    if (sound !== null) throw new Error(`the engine as it is fails ${sound}`);
    const results: Killed[] = [];
    for (const mutant of mutants) {
      const file = join(root, 'src/physics', mutant.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, mutated(source, mutant));
      results.push({ mutant, by: await judge(root) });
      writeFileSync(file, source);
    }
    return results;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
