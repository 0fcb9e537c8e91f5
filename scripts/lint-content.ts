/** Prints what is wrong with content/: `node scripts/lint-content.ts [REGEXP over "file code"]`. Exit 1 where there is anything. */
import { lintCorpus } from '../src/corpus/lint/index.ts';
import { loadCorpus, loadSheet } from '../src/files/corpus.ts';

const only = new RegExp(process.argv[2] ?? '');
const { corpus, problems } = loadCorpus();
const sheet = loadSheet();
const rows = [
  ...[...problems, ...sheet.problems].map((problem) => ({ linter: 'shape', ...problem })),
  ...lintCorpus(corpus),
  ...lintCorpus(sheet.corpus),
].filter(({ file, code }) => only.test(`${file} ${code}`));
for (const { file, path, code, detail } of rows) console.log(`${file}${path ? ` ${path}` : ''}: ${code}: ${detail}`);
console.log(
  `${rows.length} problems; `,
  [corpus, sheet.corpus]
    .map((one) => `${one.book.id}: ${one.provisions.length} provisions, ${one.scenarios.length} scenarios, ${one.readings.length} readings`)
    .join('; '),
);
process.exit(rows.length > 0 ? 1 : 0);
