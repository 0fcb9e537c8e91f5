/** A copy of the project with other content, to run its commands in. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { dump, load } from 'js-yaml';
import type { Ran } from './run-cli.ts';

const ROOT = join(import.meta.dirname, '..', '..');

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One tree with another's values over its own. */
const merged = (under: Tree, over: Tree): Tree => {
  const all: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const before = all[key];
    all[key] = isTree(before) && isTree(value) ? merged(before, value) : value;
  }
  return all;
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** Lays the YAML files of a folder over those of another: keys that are there are replaced or filled, everything else stays. */
export function overlay(fixture: string, content: string): readonly string[] {
  return filesIn(fixture).map((file) => {
    const path = relative(fixture, file);
    const target = join(content, path);
    const text = readFileSync(file, 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      existsSync(target) ? dump(merged(load(readFileSync(target, 'utf8')) as Tree, load(text) as Tree), { quoteStyle: 'double' }) : text,
    );
    return path;
  });
}

export interface Project {
  readonly folder: string;
  /** Runs a command of `novuss` there. */
  readonly novuss: (args: readonly string[], input?: string) => Ran;
  /** Runs a module's text there and gives what it prints, as JSON. */
  readonly evaluate: (code: string) => unknown;
  /** The files that are not as here, or not here; what is compiled does not count. */
  readonly changed: () => readonly string[];
  /** Builds the site of it; gives the folder. */
  readonly build: () => string;
  readonly remove: () => void;
}

/** What engine and corpus are made of, and what the site needs besides. */
const PARTS = ['src', 'content', 'package.json', 'tsconfig.json', 'layers.mjs'];
const COMPILED = join('src', 'compiled');
const OF_THE_SITE = ['scripts', 'public', 'astro.config.mjs', 'svelte.config.js', 'THIRD-PARTY.md'];

/** Copies the project's content and code into a folder of its own, packages linked. */
export function copyProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'novuss-project-'));
  for (const name of [...PARTS, ...OF_THE_SITE]) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, INIT_CWD: folder };
  return {
    folder,
    novuss: (args, input = '') => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'src/cli/main.ts'), ...args], {
        cwd: folder,
        input,
        env,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      return { exit: status, stdout, stderr };
    },
    evaluate: (code) => {
      const file = join(folder, 'src', 'evaluated.ts');
      writeFileSync(file, code);
      return JSON.parse(execFileSync(process.execPath, [file], { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 28 }));
    },
    changed: () => {
      const own = PARTS.flatMap((part) =>
        statSync(join(folder, part)).isDirectory() ? filesIn(join(folder, part)) : [join(folder, part)],
      );
      const paths = own.map((file) => relative(folder, file)).filter((path) => !path.startsWith(COMPILED));
      const isChanged = (path: string): boolean =>
        !existsSync(join(ROOT, path)) || !readFileSync(join(ROOT, path)).equals(readFileSync(join(folder, path)));
      return paths.filter(isChanged).sort();
    },
    build: () => {
      const dist = join(folder, 'dist');
      execFileSync(process.execPath, [join(folder, 'scripts/build.mjs')], { cwd: folder, env: { ...env, DIST_DIR: dist }, stdio: 'pipe' });
      return dist;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
