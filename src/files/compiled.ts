/**
 * Keeps src/compiled/ in step with content/: the shell around the compile. Nothing that is imported here imports compiled data, so it runs on a
 * fresh clone; where nothing has changed it costs a few milliseconds.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ContentProblem } from '../corpus/model.ts';
import { contentPaths, readContentFiles } from './content.ts';
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
/** What the compile itself is made of: files and folders below the project's. */
export const COMPILE_SOURCES = [
  'src/corpus/compile',
  'src/corpus/schema',
  'src/referee/codes.ts',
  'src/referee/edition-chain.ts',
  'src/referee/finder/codes.ts',
  'src/corpus/happenings.ts',
  'src/corpus/languages.ts',
  'src/corpus/model.ts',
];

const codeIn = (path: string): readonly string[] =>
  statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];

/** A fingerprint of all that the compiled data depends on: names, times and sizes of the files. */
function fingerprint(root: string): string {
  const paths = [
    ...COMPILED_FOLDERS.flatMap((folder) => contentPaths(join(root, 'content', folder))),
    ...COMPILE_SOURCES.flatMap((folder) => codeIn(join(root, folder))),
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
export const problemLine = ({ file, line, path, detail }: ContentProblem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${path === '' ? '' : `${path}: `}${detail}`;

/** What the compile writes. */
const MODULE = /\.(ts|json|css)$/;

/** Writes a file whole or not at all. One that is right already is left alone, so that nothing that watches it starts anew: false then. */
function write(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, path);
  return true;
}

/**
 * Compiles content/ into src/compiled/ and gives the modules there that became others or are gone, as paths. Throws a `ContentError` where content
 * is wrong; what was compiled before then stays.
 */
export async function compileContent(root = projectRoot()): Promise<readonly string[]> {
  const { compile, emit } = await import('../corpus/compile/index.ts');
  const mark = fingerprint(root);
  const content = join(root, 'content');
  const files = new Map(readContentFiles(content, COMPILED_FOLDERS)).set(LANGUAGES, readFileSync(join(content, LANGUAGES), 'utf8'));
  const { compiled, problems } = compile(files);
  if (problems.length > 0)
    throw new ContentError(`The rulebook cannot be compiled:\n${problems.map((problem) => `content/${problemLine(problem)}`).join('\n')}`);
  const folder = join(root, 'src', 'compiled');
  mkdirSync(join(folder, 'ui'), { recursive: true });
  const modules = emit(compiled, files);
  const written = [...modules].flatMap(([name, text]) => (write(join(folder, name), text) ? [join(folder, name)] : []));
  const gone = contentPaths(folder, MODULE).filter((path) => !modules.has(relative(folder, path).split(sep).join('/')));
  for (const path of gone) rmSync(path);
  write(join(folder, '.fingerprint'), mark);
  return [...written, ...gone];
}

/** Compiles where anything has changed since it was last done; gives the modules that became others, none where nothing had. */
export async function ensureCompiled(root = projectRoot()): Promise<readonly string[]> {
  const stamp = join(root, 'src', 'compiled', '.fingerprint');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root) ? [] : compileContent(root);
}
