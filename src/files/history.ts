/** The states of the texts: made from the repository's history with git, read from `content/history` without it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import type { ContentFiles } from '../corpus/compile/source.ts';
import { formatHistory, historyOf, type Snapshot, type TextHistory, type Withheld } from '../corpus/history.ts';
import { LANGS, type Lang } from '../corpus/model.ts';

/** What of the content a text's state is made of. */
const FOLDERS = ['texts', 'provisions', 'editions', 'parameters'].map((name) => `content/novuss/${name}`);

/** Below `content/`. */
const historyFile = (lang: Lang): string => `history/${lang}.json`;

/** The stored states of a language; null where none are stored. */
export function storedHistory(content: string, lang: Lang): TextHistory | null {
  const file = join(content, historyFile(lang));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextHistory) : null;
}

/** What `content/history/withheld.yaml` names; dates as they stand there. */
const withheldIn = (content: string): Withheld =>
  load(readFileSync(join(content, 'history/withheld.yaml'), 'utf8'), { schema: FAILSAFE_SCHEMA }) as Withheld;

/** Why no history can be made: there is no git or no repository, or the clone does not reach back. */
export type NoHistory = 'no-repository' | 'shallow';

/** The files of `content/history`, path to text, from the last commit of each day (UTC) of the repository's history. */
export function madeHistory(root: string): ReadonlyMap<string, string> | NoHistory {
  const git = (args: readonly string[], input?: string): Buffer =>
    execFileSync('git', [...args], {
      cwd: root,
      env: { ...process.env, TZ: 'UTC' },
      maxBuffer: 2 ** 30,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(input === undefined ? {} : { input }),
    });
  try {
    if (git(['rev-parse', '--is-shallow-repository']).toString().trim() === 'true') return 'shallow';
  } catch {
    return 'no-repository';
  }
  const log = git(['log', '--first-parent', '--date=format-local:%Y-%m-%d', '--format=%H %cd', '--', ...FOLDERS]).toString();
  const days = new Map<string, string>();
  // the newest commit of a day comes first
  for (const [commit = '', date = ''] of log
    .trim()
    .split('\n')
    .map((line) => line.split(' ')))
    if (!days.has(date)) days.set(date, commit);
  const blobs = new Map<string, string>();
  const snapshots = [...days].toReversed().map(([date, commit]): Snapshot => ({ date, files: filesAt(git, commit, blobs) }));
  const made = historyOf(snapshots, withheldIn(join(root, 'content')));
  return new Map(LANGS.map((lang) => [historyFile(lang), formatHistory(made[lang])]));
}

type Git = (args: readonly string[], input?: string) => Buffer;

/** The files of a commit, paths below `content/`; texts that another commit had too are read once. */
function filesAt(git: Git, commit: string, blobs: Map<string, string>): ContentFiles {
  const listed = git(['ls-tree', '-r', '-z', commit, '--', ...FOLDERS])
    .toString()
    .split('\0')
    .filter(Boolean);
  const files = listed.flatMap((line) => {
    const [, blob = '', path = ''] = /^\d+ blob ([0-9a-f]+)\t(.*)$/.exec(line) ?? [];
    return path === '' || path.includes('/scenarios/') ? [] : [{ blob, path }];
  });
  const missing = [...new Set(files.map(({ blob }) => blob))].filter((blob) => !blobs.has(blob));
  const answer = git(['cat-file', '--batch'], missing.map((blob) => `${blob}\n`).join(''));
  let at = 0;
  for (const blob of missing) {
    const end = answer.indexOf('\n', at);
    const size = Number(answer.toString('latin1', at, end).split(' ')[2]);
    blobs.set(blob, answer.toString('utf8', end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return new Map(files.map(({ blob, path }) => [path.replace(/^content\//, ''), blobs.get(blob) ?? '']));
}
