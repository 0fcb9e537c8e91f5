/** Prints what is wrong with content/: `node scripts/lint-content.ts [REGEXP over "file code"]`. Exit 1 where there is anything. */
import { lintCorpus } from '../src/corpus/lint/index.ts';
import { loadCorpus } from '../src/files/corpus.ts';

const only = new RegExp(process.argv[2] ?? '');
const { corpus, problems } = loadCorpus();
const rows = [...problems.map((problem) => ({ linter: 'shape', ...problem })), ...lintCorpus(corpus)].filter(({ file, code }) =>
  only.test(`${file} ${code}`),
);
for (const { file, path, code, detail } of rows) console.log(`${file}${path ? ` ${path}` : ''}: ${code}: ${detail}`);
console.log(
  `${rows.length} problems; ${corpus.provisions.length} provisions, ${corpus.scenarios.length} scenarios, ${corpus.readings.length} readings`,
);
process.exit(rows.length > 0 ? 1 : 0);
