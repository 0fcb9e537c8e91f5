/** Writes the tables of `docs/texts.md` anew from both books: `node scripts/text-status.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCorpus } from '../src/corpus/model.ts';
import { statusByLanguage } from '../src/corpus/status.ts';
import { loadCorpus, loadSheet } from '../src/files/corpus.ts';
import { projectRoot } from '../src/files/root.ts';

const NAMES = { de: 'German', ru: 'Russian', et: 'Estonian', en: 'English' } as const;

function tableOf(corpus: AnyCorpus): string {
  const rows = statusByLanguage(corpus).map(
    ({ lang, wordings, reviewed, stale, unreviewed, missing }) =>
      `| ${NAMES[lang]} | ${wordings} | ${reviewed} | ${stale} | ${unreviewed} | ${missing} |`,
  );
  return [
    '| language | wordings in use | reviewed | stale | unreviewed | missing |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

const file = join(projectRoot(), 'docs', 'texts.md');
const written = [
  ['status', loadCorpus().corpus],
  ['status-backgammon', loadSheet().corpus],
] as const;
writeFileSync(
  file,
  written.reduce(
    (text, [name, corpus]) => text.replace(new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`), `$1${tableOf(corpus)}\n$2`),
    readFileSync(file, 'utf8'),
  ),
);
