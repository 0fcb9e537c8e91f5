/** Writes the table of `docs/texts.md` anew from the corpus: `node scripts/text-status.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusByLanguage } from '../src/corpus/status.ts';
import { loadCorpus } from '../src/files/corpus.ts';
import { projectRoot } from '../src/files/root.ts';

const NAMES = { de: 'German', ru: 'Russian', et: 'Estonian', en: 'English' } as const;
const BLOCK = /(<!-- status -->\n)[\s\S]*?(<!-- \/status -->)/;

const rows = statusByLanguage(loadCorpus().corpus).map(
  ({ lang, wordings, reviewed, stale, unreviewed, missing }) =>
    `| ${NAMES[lang]} | ${wordings} | ${reviewed} | ${stale} | ${unreviewed} | ${missing} |`,
);
const table = [
  '| language | wordings in use | reviewed | stale | unreviewed | missing |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
].join('\n');

const file = join(projectRoot(), 'docs', 'texts.md');
writeFileSync(file, readFileSync(file, 'utf8').replace(BLOCK, `$1${table}\n$2`));
