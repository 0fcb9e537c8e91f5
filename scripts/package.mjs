/**
 * `npm run package [FOLDER]`: the engine as an npm package in dist-package/ (or FOLDER): JavaScript and types of the entries that `exports`
 * in package.json names, the rulebooks as data, the case contract. Ends with an error where publint or arethetypeswrong finds a fault.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireNode, root, run } from './lib.mjs';

await requireNode();
const target = resolve(process.argv[2] ?? join(root, 'dist-package'));

/** Runs a step; ends the program with its exit code where it fails. */
async function step(command, args, options) {
  const code = await run(command, args, options);
  if (code === 0) return;
  console.error(`npm run package: ${command} ${args.join(' ')} failed (exit ${code})`);
  process.exit(code);
}

/** `./src/physics/index.ts` → where its JavaScript and its types are in the package. */
function published(entry) {
  if (!entry.endsWith('.ts')) return entry;
  const name = entry.slice(0, -'.ts'.length);
  return { types: `${name}.d.ts`, default: `${name}.js` };
}

/** The installed packages that the JavaScript of the package imports, with the versions of package.json. */
function imported(dependencies) {
  const names = new Set(
    readdirSync(target, { recursive: true })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(join(target, file), 'utf8').matchAll(/^(?:import|export) .*from '([^.'][^']*)'/gm)])
      .map(([, specifier]) => (specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0])),
  );
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => names.has(name)));
}

rmSync(target, { recursive: true, force: true });
// any command compiles content/ first, which the types need
await step('node', ['src/cli/main.ts', 'export', join(target, 'data')], { stdio: ['ignore', 'ignore', 'inherit'] });
await step('tsc', ['-p', 'tsconfig.package.json', '--outDir', target]);

const { name, version, description, license, type, engines, exports, dependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const manifest = {
  name,
  version,
  description,
  license,
  type,
  engines,
  sideEffects: false,
  exports: {
    ...Object.fromEntries(Object.entries(exports).map(([path, entry]) => [path, published(entry)])),
    './data/*': './data/*',
    './package.json': './package.json',
  },
  dependencies: imported(dependencies),
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const [from, to] of [
  ['LICENSE', 'LICENSE'],
  ['content/LICENSE.md', 'data/LICENSE.md'],
  ['docs/package.md', 'README.md'],
  ['docs/contract', 'contract'],
  ['docs/promises.md', 'promises.md'],
])
  cpSync(join(root, from), join(target, to), { recursive: true });

await step('publint', [target, '--strict', '--pack', 'npm']);
await step('attw', ['--pack', target, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji']);
console.log(`The package stands in ${target}`);
