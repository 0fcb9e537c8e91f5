import { coverRules, coverScenarios, coverTexts } from '../../corpus/coverage.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE, Refusal } from '../command.ts';

const TABLES = {
  texts: () =>
    [...coverTexts(loadCorpus().corpus), ...coverTexts(loadSheet().corpus)].map(({ invented, ...row }) => ({
      ...row,
      invented: invented.map(({ article }) => article),
    })),
  rules: () => [...coverRules(loadCorpus().corpus), ...coverRules(loadSheet().corpus)],
  scenarios: () => coverScenarios(loadCorpus().corpus),
} as const;

const isTable = (name: string | undefined): name is keyof typeof TABLES => name !== undefined && Object.hasOwn(TABLES, name);

/** A line a row, columns by tabs: for eyes, `cut` and `grep`. */
function asTable(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value));
  return [columns, ...rows.map((row) => Object.values(row).map(cell))].map((row) => `${row.join('\t')}\n`).join('');
}

/** Which articles the texts answer, which rules decide them, which scenarios show them. */
export const command: Command = {
  usage: 'texts|rules|scenarios [--json]',
  summary: 'which articles are restated, by which rules decided, by which scenarios shown',
  run: async ({ args: [table, option, ...more], stdout }) => {
    if (!isTable(table))
      throw new Refusal(`${JSON.stringify(table ?? '')} is no table. Expected one of ${Object.keys(TABLES).join(', ')}.`);
    if (more.length > 0 || (option !== undefined && option !== '--json'))
      throw new Refusal(`${JSON.stringify(more[0] ?? option)} is no option. Expected --json or nothing.`);
    const rows = TABLES[table]();
    stdout.write(option === '--json' ? `${JSON.stringify(rows)}\n` : asTable(rows));
    return DONE;
  },
};
