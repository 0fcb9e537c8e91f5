/** The thin shell around the corpus: reads `content/` from disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BackgammonRule } from '../backgammon/codes.ts';
import { BACKGAMMON, type BackgammonCommand, type SheetId } from '../corpus/books.ts';
import { type ContentFiles, type ParsedCorpus, parseBook, parseCorpus } from '../corpus/parse.ts';
import { projectRoot } from './root.ts';

const CONTENT = /\.(ya?ml|json)$/;

/** Path below `root` (with `/`) to text, of every content file. */
export function readContentFiles(root: string): ContentFiles {
  const files = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (CONTENT.test(entry.name)) files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
  };
  walk(root);
  return files;
}

let files: ContentFiles | undefined;
const ownFiles = (): ContentFiles => {
  files ??= readContentFiles(join(projectRoot(), 'content'));
  return files;
};

let loaded: ParsedCorpus | undefined;

/** The project's own corpus, parsed once a process. */
export function loadCorpus(): ParsedCorpus {
  loaded ??= parseCorpus(ownFiles());
  return loaded;
}

let sheet: ParsedCorpus<SheetId, BackgammonRule, BackgammonCommand> | undefined;

/** The backgammon sheet, parsed once a process. */
export function loadSheet(): ParsedCorpus<SheetId, BackgammonRule, BackgammonCommand> {
  sheet ??= parseBook(BACKGAMMON, ownFiles());
  return sheet;
}
