/** The thin shell around the corpus: reads `content/` from disk. */
import { join } from 'node:path';
import type { BackgammonRule } from '../backgammon/codes.ts';
import { BACKGAMMON, type BackgammonCommand, type SheetId } from '../corpus/books.ts';
import type { ContentFiles } from '../corpus/compile/source.ts';
import type { Corpus } from '../corpus/model.ts';
import { type ParsedCorpus, parseBook, parseCorpus } from '../corpus/parse.ts';
import { withSecondLanguages } from '../corpus/translation.ts';
import { readContentFiles } from './content.ts';
import { projectRoot } from './root.ts';

let files: ContentFiles | undefined;

/** The project's own content, read once a process. */
export const contentFiles = (): ContentFiles => {
  files ??= readContentFiles(join(projectRoot(), 'content'));
  return files;
};

/** The guides, which are no part of the corpus but are held to the same style sheets. */
export const guideFiles = (): ContentFiles => readContentFiles(join(projectRoot(), 'content'), ['guide'], /\.mdx$/);

let loaded: ParsedCorpus | undefined;

/** The project's own corpus, parsed once a process. */
export function loadCorpus(): ParsedCorpus {
  loaded ??= parseCorpus(contentFiles());
  return loaded;
}

let shown: Corpus | undefined;

/** The corpus as readers are shown it: what is not yet translated stands in another language. */
export function shownCorpus(): Corpus {
  shown ??= withSecondLanguages(loadCorpus().corpus);
  return shown;
}

let sheet: ParsedCorpus<SheetId, BackgammonRule, BackgammonCommand> | undefined;

/** The backgammon sheet, parsed once a process. */
export function loadSheet(): ParsedCorpus<SheetId, BackgammonRule, BackgammonCommand> {
  sheet ??= parseBook(BACKGAMMON, contentFiles());
  return sheet;
}
