/** The thin shell around the corpus: reads `content/` from disk. */
import { join } from 'node:path';
import type { BackgammonRule } from '../backgammon/codes.ts';
import { BACKGAMMON, type BackgammonCommand, type SheetId } from '../corpus/books.ts';
import type { ContentFiles } from '../corpus/compile/source.ts';
import { type ParsedCorpus, parseBook, parseCorpus } from '../corpus/parse.ts';
import { readContentFiles } from './content.ts';
import { projectRoot } from './root.ts';

let files: ContentFiles | undefined;

/** The project's own content, read once a process. */
export const contentFiles = (): ContentFiles => {
  files ??= readContentFiles(join(projectRoot(), 'content'));
  return files;
};

let loaded: ParsedCorpus | undefined;

/** The project's own corpus, parsed once a process. */
export function loadCorpus(): ParsedCorpus {
  loaded ??= parseCorpus(contentFiles());
  return loaded;
}

let sheet: ParsedCorpus<SheetId, BackgammonRule, BackgammonCommand> | undefined;

/** The backgammon sheet, parsed once a process. */
export function loadSheet(): ParsedCorpus<SheetId, BackgammonRule, BackgammonCommand> {
  sheet ??= parseBook(BACKGAMMON, contentFiles());
  return sheet;
}
