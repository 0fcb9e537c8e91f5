/**
 * Records that a second person read texts against the source: `node scripts/review.ts LANG CHAPTER/ID[:WORDINGS] …`
 * (all wordings where none is named). Writes `reviewed:` at the end of each text file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { LANGS, type Lang } from '../src/corpus/model.ts';
import { reviewMark } from '../src/corpus/status.ts';
import { loadCorpus } from '../src/files/corpus.ts';
import { projectRoot } from '../src/files/root.ts';

const [lang = '', ...names] = process.argv.slice(2);
if (!(LANGS as readonly string[]).includes(lang) || names.length === 0) {
  console.error('usage: node scripts/review.ts LANG CHAPTER/ID[:WORDINGS] …');
  process.exit(2);
}
const { corpus } = loadCorpus();
for (const name of names) {
  const [path = '', only] = name.split(':');
  const provision = corpus.provisions.find(({ chapter, id }) => `${chapter}/${id}` === path);
  const text = provision?.texts[lang as Lang];
  if (!provision || !text) {
    console.error(`${name}: there is no such text in ${lang}`);
    process.exitCode = 2;
    continue;
  }
  const file = join(projectRoot(), 'content', 'novuss', 'texts', lang, `${path}.yaml`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const wording of only ? [...only] : Object.keys(text.wordings))
    document.setIn(['reviewed', wording], reviewMark(corpus, provision, lang as Lang, wording));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
