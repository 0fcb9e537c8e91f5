/**
 * Keeps src/compiled/ in step with content/: the shell around the compile. Nothing that is imported here imports compiled data, so it runs on a
 * fresh clone; where nothing has changed it costs a few milliseconds.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentProblem } from '../corpus/model.ts';
import { contentPaths } from './content.ts';
import { projectRoot } from './root.ts';

/** The folders of content/ that are compiled. */
export const COMPILED_FOLDERS = [
  'novuss/editions',
  'novuss/finder',
  'novuss/parameters',
  'novuss/provisions',
  'novuss/readings',
  'novuss/rules',
  'ui',
];
/** The languages decide for which of them words are compiled. */
const LANGUAGES = 'languages.json';
/** What the compile itself is made of. */
const SOURCES = [
  'src/corpus/compile',
  'src/corpus/schema',
  'src/referee/codes.ts',
  'src/referee/finder/codes.ts',
  'src/corpus/happenings.ts',
];

const codeIn = (path: string): readonly string[] =>
  statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];

/** A fingerprint of all that the compiled data depends on: names, times and sizes of the files. */
function fingerprint(root: string): string {
  const paths = [
    ...COMPILED_FOLDERS.flatMap((folder) => contentPaths(join(root, 'content', folder))),
    ...SOURCES.flatMap((folder) => codeIn(join(root, folder))),
    join(root, 'content', LANGUAGES),
  ];
  const hash = createHash('sha256');
  for (const path of paths) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Content that cannot be compiled; the message names each fault by file and line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** One problem a line, as editors read it: file:line: place: what was expected. */
const problemLine = ({ file, line, path, detail }: ContentProblem): string =>
  `content/${file}${line === undefined ? '' : `:${line}`}: ${path === '' ? '' : `${path}: `}${detail}`;

/** What the compile writes. */
const MODULE = /\.(ts|json|css)$/;

/** Writes a file whole or not at all, and leaves one that is right already alone, so that nothing that watches it starts anew. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

/** Compiles content/ into src/compiled/. Throws a `ContentError` where content is wrong; what was compiled before then stays. */
export async function compileContent(root = projectRoot()): Promise<void> {
  const { compile, emit } = await import('../corpus/compile/index.ts');
  const { readContentFiles } = await import('./content.ts');
  const mark = fingerprint(root);
  const content = join(root, 'content');
  const files = new Map(readContentFiles(content, COMPILED_FOLDERS)).set(LANGUAGES, readFileSync(join(content, LANGUAGES), 'utf8'));
  const { compiled, problems } = compile(files);
  if (problems.length > 0) throw new ContentError(`The rulebook cannot be compiled:\n${problems.map(problemLine).join('\n')}`);
  const folder = join(root, 'src', 'compiled');
  mkdirSync(join(folder, 'ui'), { recursive: true });
  const modules = emit(compiled, files);
  for (const [name, text] of modules) write(join(folder, name), text);
  for (const path of contentPaths(folder, MODULE)) if (!modules.has(relative(folder, path).split(sep).join('/'))) rmSync(path);
  write(join(folder, '.fingerprint'), mark);
}

/** Compiles where anything has changed since it was last done. True where it had. */
export async function ensureCompiled(root = projectRoot()): Promise<boolean> {
  const stamp = join(root, 'src', 'compiled', '.fingerprint');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return false;
  await compileContent(root);
  return true;
}
