import { coverRules, coverScenarios, coverTexts } from '../../corpus/coverage.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE, Refusal } from '../command.ts';
import { asTable, jsonOption } from '../output.ts';

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

/** Which articles the texts answer, which rules decide them, which scenarios show them. */
export const command: Command = {
  usage: 'texts|rules|scenarios [--json]',
  summary: 'which articles are restated, by which rules decided, by which scenarios shown',
  run: async ({ args: [table, ...options], stdout }) => {
    if (!isTable(table))
      throw new Refusal(`${JSON.stringify(table ?? '')} is no table. Expected one of ${Object.keys(TABLES).join(', ')}.`);
    const json = jsonOption(options);
    const rows = TABLES[table]();
    stdout.write(json ? `${JSON.stringify(rows)}\n` : asTable(rows));
    return DONE;
  },
};
