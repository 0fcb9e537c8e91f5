import { askedProblems } from '../../corpus/asked.ts';
import { lintCorpus, withLines } from '../../corpus/lint/index.ts';
import { openTranslations } from '../../corpus/lint/languages.ts';
import { stringProblems } from '../../corpus/lint/strings.ts';
import { styleProblems } from '../../corpus/lint/style.ts';
import type { AnyCorpus, ContentProblem } from '../../corpus/model.ts';
import { loadAsked } from '../../files/asked.ts';
import { contentFiles, guideFiles, loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE, FOUND, Refusal } from '../command.ts';

/** What is wrong with the content. */
export const command: Command = {
  usage: '[PATTERN]',
  summary: 'what is wrong with content/, a line each; only lines whose "file code" fits the regular expression',
  run: async ({ args: [pattern = '', ...more], stdout }) => {
    if (more.length > 0) throw new Refusal('lint takes at most one regular expression: novuss lint texts/et.');
    const only = expression(pattern);
    const books = [loadCorpus(), loadSheet()];
    const phrasings = phrasingProblems();
    // what is still to be written is said, and is no fault
    const toWrite = phrasings.filter(({ code }) => code === 'asked-few');
    const rows = [
      ...books.flatMap(({ problems, corpus }) => [...problems, ...lintCorpus(corpus)]),
      ...styleProblems(new Map([...contentFiles(), ...guideFiles()])),
      ...stringProblems(contentFiles()),
      ...phrasings.filter((one) => !toWrite.includes(one)),
    ].filter(({ file, code }) => only.test(`${file} ${code}`));
    for (const { file, line, path, code, detail } of withLines(rows, contentFiles()))
      stdout.write(`${file}${line === undefined ? '' : `:${line}`}${path ? ` ${path}` : ''}: ${code}: ${detail}\n`);
    const open = books.flatMap(({ corpus }) => openTranslations(corpus)).filter(({ file, code }) => only.test(`${file} ${code}`));
    for (const { file, path } of open) stdout.write(`${file}${path ? ` ${path}` : ''}: to be translated\n`);
    for (const { file, path, code, detail } of toWrite.filter(({ file, code }) => only.test(`${file} ${code}`)))
      stdout.write(`${file} ${path}: ${code}: ${detail}\n`);
    stdout.write(`${rows.length} problems; ${books.map(({ corpus }) => size(corpus)).join('; ')}\n`);
    return rows.length > 0 ? FOUND : DONE;
  },
};

/** What `content/asked` says of things that are not there, and what it leaves out; the pages' own are held by a test. */
function phrasingProblems(): readonly ContentProblem[] {
  const { byLang, problems } = loadAsked();
  const { provisions, glossary, parameters } = loadCorpus().corpus;
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const ids = {
    provision: idsOf(provisions),
    term: idsOf(glossary.en),
    measure: idsOf(parameters),
    sheet: idsOf(loadSheet().corpus.provisions),
  };
  return [...problems, ...askedProblems(byLang, ids)];
}

function expression(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    throw new Refusal(`${JSON.stringify(pattern.slice(0, 60))} is no regular expression.`);
  }
}

const size = ({ book, provisions, scenarios, readings }: AnyCorpus): string =>
  `${book.id}: ${provisions.length} provisions, ${scenarios.length} scenarios, ${readings.length} readings`;
