/**
 * Records that a second person read texts against the source: `node scripts/review.ts LANG CHAPTER/ID[:WORDINGS] …`
 * (all wordings where none is named), for the backgammon sheet `backgammon/CHAPTER/ID`. Writes `reviewed:` at the end of each text file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyCorpus, LANGS, type Lang } from '../src/corpus/model.ts';
import { reviewMark } from '../src/corpus/status.ts';
import { loadCorpus, loadSheet } from '../src/files/corpus.ts';
import { projectRoot } from '../src/files/root.ts';

const [lang = '', ...names] = process.argv.slice(2);
if (!(LANGS as readonly string[]).includes(lang) || names.length === 0) {
  console.error('usage: node scripts/review.ts LANG CHAPTER/ID[:WORDINGS] … (of the sheet: backgammon/CHAPTER/ID)');
  process.exit(2);
}
const SHEET = 'backgammon/';
const novuss = loadCorpus().corpus;
const sheet = loadSheet().corpus;
for (const name of names) {
  const [where = '', only] = name.split(':');
  const corpus: AnyCorpus = where.startsWith(SHEET) ? sheet : novuss;
  const path = where.replace(SHEET, '');
  const provision = corpus.provisions.find(({ chapter, id }) => `${chapter}/${id}` === path);
  const text = provision?.texts[lang as Lang];
  if (!provision || !text) {
    console.error(`${name}: there is no such text in ${lang}`);
    process.exitCode = 2;
    continue;
  }
  const file = join(projectRoot(), 'content', corpus === sheet ? 'backgammon' : 'novuss', 'texts', lang, `${path}.yaml`);
  const marks = { ...text.reviewed };
  for (const wording of only ? [...only] : Object.keys(text.wordings))
    marks[wording] = reviewMark(corpus, provision, lang as Lang, wording);
  writeFileSync(file, withMarks(readFileSync(file, 'utf8'), marks, Object.keys(text.wordings)));
}

/** The file with its `reviewed:` block written anew at the end; everything before it stays as its author wrapped it. */
function withMarks(source: string, marks: Readonly<Record<string, string>>, wordings: readonly string[]): string {
  const lines = wordings.filter((wording) => marks[wording] !== undefined).map((wording) => `  ${wording}: '${marks[wording]}'`);
  const body = source.replace(/^reviewed:\n(?: .*\n?)*/m, '').trimEnd();
  return `${body}\nreviewed:\n${lines.join('\n')}\n`;
}
