/**
 * Puts every fault that Stryker knows into src/referee, one at a time, part by part, since a copy with fewer faults in it is faster. What rules goes
 * before stored rulings, what does not before its own tests.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installInto } from '../../bench/install.ts';
import { asked, askedOfFinder } from './asked.ts';
import { type Asked, FOLDER, storeRulings } from './rulings.ts';
import type { Mutant } from './survivors.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const HERE = join(ROOT, 'test/validate/mutation');
const REFEREE = 'src/referee';
const CACHE = join(ROOT, '.cache/mutation');

/** A file of the referee with the faults that were put into it. */
export interface MutatedFile {
  /** Below src/referee. */
  readonly file: string;
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

interface Part {
  readonly name: string;
  /** Below src/referee; what begins with `!` is left out. */
  readonly files: readonly string[];
  /** What is asked of it: rulings where left out. */
  readonly asked?: readonly Asked[];
  /** Where nothing can be asked of it: its tests. */
  readonly tests?: readonly string[];
}

/** What rulings on single cases do not reach. */
const APART: readonly Part[] = [
  { name: 'finder', files: ['finder.ts', 'finder/**/*.ts'], asked: askedOfFinder() },
  { name: 'compare', files: ['compare.ts', 'edition-chain.ts', 'edition-order.ts'], tests: ['compare', 'edition-order'] },
  {
    name: 'play',
    files: ['play.ts', 'play/**/*.ts'],
    tests: ['play/play', 'play/play-games', 'play/fixtures-series-ends', 'play/next-state', 'score-sheets'],
  },
  { name: 'incident-fields', files: ['incidents/fields.ts'], tests: ['incident-fields'] },
];

/** What is apart, each other folder with the file of its name but without what is apart, and the files that are left. */
function parts(): readonly Part[] {
  const entries = readdirSync(join(ROOT, REFEREE), { withFileTypes: true });
  const apart = APART.map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory() && !apart.includes(entry.name)).map(({ name }) => name);
  const files = entries.flatMap(({ name }) => (name.endsWith('.ts') ? [name] : []));
  const filesApart = APART.flatMap((part) => part.files);
  const ofFolders = folders.map((name): Part => {
    const leftOut = filesApart.filter((file) => file.startsWith(`${name}/`)).map((file) => `!${file}`);
    return { name, files: [`${name}/**/*.ts`, ...files.filter((file) => file === `${name}.ts`), ...leftOut] };
  });
  const known = [...APART, ...ofFolders].flatMap((part) => part.files);
  return [{ name: 'referee', files: files.filter((file) => !known.includes(file)) }, ...ofFolders, ...APART];
}

/** The files of a part with their faults and what became of them. */
function mutatePart({ name, files, asked: cases, tests }: Part): readonly MutatedFile[] {
  const folder = join(CACHE, cases === undefined ? 'rulings' : name);
  if (cases !== undefined) storeRulings(folder, cases);
  const stryker = join(HERE, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const mutate = files.map((file) => file.replace(/^!?/, (sign) => `${sign}${REFEREE}/`)).join(',');
  execFileSync(process.execPath, [stryker, 'run', join(HERE, 'stryker.config.mjs'), '--mutate', mutate], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      [FOLDER]: folder,
      NOVUSS_MUTATION_PART: name,
      NOVUSS_MUTATION_RUNNER: tests === undefined ? 'rulings' : 'vitest',
      NOVUSS_MUTATION_TESTS: (tests ?? []).map((test) => `test/referee/${test}.test.ts`).join(','),
    },
  });
  return reported(join(CACHE, `${name}.json`));
}

/** What stands in a report of Stryker's. */
export function reported(path: string): readonly MutatedFile[] {
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as { readonly files: Readonly<Record<string, Omit<MutatedFile, 'file'>>> };
  return Object.entries(files).map(([file, { source, mutants }]) => ({ file: file.slice(REFEREE.length + 1), source, mutants }));
}

/** Every file of the referee with its faults and what became of them. */
export function mutateReferee(): readonly MutatedFile[] {
  installInto(HERE);
  rmSync(CACHE, { recursive: true, force: true });
  storeRulings(join(CACHE, 'rulings'), asked());
  return parts().flatMap(mutatePart);
}
