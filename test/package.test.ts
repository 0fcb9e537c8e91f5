/** The engine as somebody outside gets it: packed, installed into an empty TypeScript project, compiled and run. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'novuss-package-'));
const packed = join(folder, 'packed');
const project = join(folder, 'project');

/** Runs a program; where it fails, the error says what the program said. */
async function run(command: string, args: readonly string[], cwd = root): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, { cwd, shell: process.platform === 'win32' })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

/** The first example of the package's own page. */
const example = () => /```ts\n([\s\S]*?)```/.exec(readFileSync(join(packed, 'README.md'), 'utf8'))?.[1] ?? '';

/** An empty TypeScript project that depends on the packed file; what that needs is taken from this repository, so that no network is asked. */
function writeProject(): void {
  const { dependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const local = Object.keys(dependencies).map((name) => [name, `file:${join(root, 'node_modules', name)}`]);
  const file = `file:${join(folder, `${manifest.name}-${manifest.version}.tgz`)}`;
  mkdirSync(project);
  write('package.json', { private: true, type: 'module', dependencies: { ...Object.fromEntries(local), [manifest.name]: file } });
  write('tsconfig.json', {
    compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [], outDir: 'out', rootDir: '.' },
    include: ['*.ts'],
  });
  writeFileSync(join(project, 'example.ts'), example());
  const entries = Object.keys(manifest.exports).map((path) => manifest.name + path.slice(1));
  writeFileSync(
    join(project, 'all.ts'),
    entries
      .map((name, n) => `import * as entry${n} from '${name}';\nconsole.log(${JSON.stringify(name)}, Object.keys(entry${n}).length > 0);\n`)
      .join(''),
  );
}
const write = (name: string, value: unknown) => writeFileSync(join(project, name), JSON.stringify(value));

beforeAll(async () => {
  await run('node', ['scripts/package.mjs', packed]);
  await run('npm', ['pack', packed, '--pack-destination', folder, '--ignore-scripts']);
  writeProject();
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], project);
  await run('tsc', ['-p', project]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every entry of the package can be imported', async () => {
  const lines = (await run('node', [join(project, 'out', 'all.js')])).trim().split('\n');
  expect(lines).toEqual(Object.keys(manifest.exports).map((path) => `${manifest.name}${path.slice(1)} true`));
});

test('the example of its page rules on a stroke', async () => {
  expect(await run('node', [join(project, 'out', 'example.js')])).toMatch(/edition: '2017',\s+stroke: 'correct'/);
});

test('the rulebooks are in it as data', async () => {
  const script = `import editions from '${manifest.name}/data/novuss/editions.json' with { type: 'json' }; console.log(editions.map(({ id }) => id).join());`;
  writeFileSync(join(project, 'data.mjs'), script);
  const { NOVUSS } = await import('../src/corpus/index.ts');
  expect((await run('node', [join(project, 'data.mjs')])).trim()).toBe(NOVUSS.editions.join());
});
