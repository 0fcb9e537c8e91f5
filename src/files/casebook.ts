/** The case book, read from disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseBook, readCaseBook } from '../quiz/casebook.ts';
import { loadCorpus } from './corpus.ts';
import { projectRoot } from './root.ts';

let book: CaseBook | undefined;

/** The project's own case book, read once a process. */
export function loadCaseBook(): CaseBook {
  book ??= readCaseBook(readFileSync(join(projectRoot(), 'content/quiz/casebook.yaml'), 'utf8'), loadCorpus().corpus);
  return book;
}
