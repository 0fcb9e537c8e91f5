/** Commands that read one document as JSON or in the notation, or many of them, and answer with as many. */
import { parseJson } from '../notation/json.ts';
import { MAX_BYTES } from '../notation/limits.ts';
import { type Problem, within } from '../notation/problem.ts';
import { fail, ok, type Result } from '../notation/result.ts';
import { isNotation, readText as readNotation, type TextKind } from '../notation/text/read.ts';
import { type Command, DONE, type Io, Refusal } from './command.ts';
import { type Input, withInput } from './input.ts';
import { type Form, type Item, Splitter } from './items.ts';
import { progressOn } from './progress.ts';
import { sentenceOf } from './sentence.ts';
import { Spool, written } from './spool.ts';

type Answer<T> = Result<T, readonly Problem[]>;

/** The two halves of a command: from anything to a document, from a document to its answer. */
export interface Work<T> {
  /** As what a text in the notation is read; where it is left out only JSON is. */
  readonly kind?: TextKind;
  readonly parse: (input: unknown) => Answer<T>;
  readonly answer: (document: T) => Answer<unknown>;
}

/**
 * A command that reads FILE, standard input or a TEXT in the notation. Many documents, as an array or one after the other, are answered in the
 * same form. Up to 1 MiB one bad item refuses all of them; what is larger is answered while it comes, and a bad item ends it.
 */
export function documentCommand<T>(summary: string, work: Work<T>): Command {
  return {
    usage: work.kind ? '[FILE|TEXT]' : '[FILE]',
    summary,
    run: async (io) => {
      if (io.args.length > 1) throw new Refusal(`Expected one FILE at most, found ${io.args.length}: ${io.args.join(' ').slice(0, 200)}.`);
      const option = io.args.find((arg) => arg.length > 1 && arg.startsWith('-'));
      if (option !== undefined) throw new Refusal(`${option.slice(0, 60)} is an option, expected a FILE or nothing; there are no options.`);
      const [given] = io.args;
      const handle = (input: Input): Promise<void> =>
        'text' in input ? answerText(io, work, input.text) : answerStream(io, work, input.form, input.pieces);
      if (work.kind && given !== undefined && isTextArgument(given)) await handle({ text: given });
      else await withInput(io, given, handle);
      return DONE;
    },
  };
}

/** A file name of several words that begins as the notation does is taken for a text; `./` before it makes it a name again. */
const isTextArgument = (given: string): boolean => isNotation(given) && /[\s;]/.test(given);

async function answerText<T>(io: Io, work: Work<T>, text: string): Promise<void> {
  if (work.kind && isNotation(text)) {
    const read = readNotation(text, work.kind);
    if (!read.ok) throw refusal([read.error]);
    const answer = answerOne(work, read.value.document);
    if (!answer.ok) throw refusal(answer.error.map(read.value.locate));
    return write(io, answer.value);
  }
  const json = parseJson(text);
  const lines = json.ok ? null : linesOf(text);
  if (lines !== null) return answerAll(io, work, 'lines', lines);
  if (!json.ok) throw refusal([json.error]);
  if (Array.isArray(json.value)) return answerAll(io, work, 'array', json.value.map(ok));
  const answer = answerOne(work, json.value);
  if (!answer.ok) throw refusal(answer.error);
  return write(io, answer.value);
}

/** What is read of each of several documents that stand one after the other; null where there are no several. */
function linesOf(text: string): readonly Answer<unknown>[] | null {
  const splitter = new Splitter('lines');
  const found = splitter.push(text);
  const rest = splitter.end();
  if (!found.ok || !rest.ok || found.value.length + rest.value.length < 2) return null;
  return [...found.value, ...rest.value].map(readItem);
}

/** The value of an item; what is wrong in its text is placed in the whole input. */
function readItem({ text, line, column }: Item): Answer<unknown> {
  const json = parseJson(text);
  if (json.ok) return json;
  const at = { line: json.error.line ?? 1, column: json.error.column ?? 1 };
  return fail([{ ...json.error, line: at.line + line - 1, column: at.line === 1 ? at.column + column - 1 : at.column }]);
}

function answerOne<T>(work: Work<T>, value: unknown): Answer<unknown> {
  const parsed = work.parse(value);
  return parsed.ok ? work.answer(parsed.value) : parsed;
}

/** All or nothing: the answers wait, also on the disk, until the last is there. */
async function answerAll<T>(io: Io, work: Work<T>, form: Form, values: readonly Answer<unknown>[]): Promise<void> {
  const documents = values.map((value, i) => {
    const parsed = value.ok ? work.parse(value.value) : value;
    if (!parsed.ok) throw refusal(within(`[${i}]`, parsed.error));
    return parsed.value;
  });
  const spool = new Spool();
  const progress = progressOn(io);
  try {
    for (const [i, document] of documents.entries()) {
      const answer = work.answer(document);
      if (!answer.ok) throw refusal(within(`[${i}]`, answer.error));
      spool.add(framed(form, i, answer.value));
      progress.report(`${i + 1} of ${documents.length}`);
    }
    spool.add(end(form, documents.length));
    progress.end();
    await spool.out(io.stdout);
  } finally {
    spool.drop();
  }
}

/** Answers while it comes. */
async function answerStream<T>(io: Io, work: Work<T>, form: Form, pieces: AsyncIterable<string>): Promise<void> {
  const splitter = new Splitter(form);
  const progress = progressOn(io);
  let count = 0;
  const refuse = (problems: readonly Problem[]): Refusal => new Refusal(`${firstSentence(problems)} The ${count} before it are answered.`);
  const answer = async (items: Result<readonly Item[], Problem>): Promise<void> => {
    if (!items.ok) throw refuse([items.error]);
    for (const item of items.value) {
      const value = readItem(item);
      const made = value.ok ? answerOne(work, value.value) : value;
      if (!made.ok) throw refuse(within(`[${count}]`, made.error));
      await written(io.stdout, framed(form, count, made.value));
      count += 1;
      progress.report(`${count}`);
    }
  };
  for await (const piece of pieces) {
    await answer(splitter.push(piece));
    if (splitter.pending > MAX_BYTES) throw new Refusal(`[${count}]: holds more than 1 MiB (${MAX_BYTES} bytes); a document may not.`);
  }
  await answer(splitter.end());
  await written(io.stdout, end(form, count));
  progress.end();
}

const framed = (form: Form, i: number, answer: unknown): string =>
  form === 'lines' ? `${json(answer)}\n` : `${i === 0 ? '[' : ','}${json(answer)}`;
const end = (form: Form, count: number): string => (form === 'lines' ? '' : count === 0 ? '[]\n' : ']\n');

const refusal = (problems: readonly Problem[]): Refusal => new Refusal(firstSentence(problems));

/** Only the first is said: what follows is often no more than its echo. */
function firstSentence(problems: readonly Problem[]): string {
  const [first] = problems;
  return first === undefined ? 'The document is not valid.' : sentenceOf(first);
}

const json = (value: unknown): string => JSON.stringify(value, finite);

/** One JSON document and a newline; resolves once it is out. */
export const write = (io: Io, value: unknown): Promise<void> => written(io.stdout, `${json(value)}\n`);

function finite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}, which JSON cannot say`);
  return value;
}
