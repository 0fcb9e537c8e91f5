/** Commands that read one document as JSON or in the notation, or a JSON array of them, and answer with one JSON document. */
import { parseJson } from '../notation/json.ts';
import { type Problem, within } from '../notation/problem.ts';
import { fail, ok, type Result } from '../notation/result.ts';
import { isNotation, readText as readNotation, type TextKind } from '../notation/text/read.ts';
import { type Command, DONE, type Io, Refusal } from './command.ts';
import { readText } from './input.ts';
import { sentenceOf } from './sentence.ts';

type Answer<T> = Result<T, readonly Problem[]>;

/** The two halves of a command: from anything to a document, from a document to its answer. */
export interface Work<T> {
  /** As what a text in the notation is read; where it is left out only JSON is. */
  readonly kind?: TextKind;
  readonly parse: (input: unknown) => Answer<T>;
  readonly answer: (document: T) => Answer<unknown>;
}

/** A command that reads FILE, standard input or a TEXT in the notation. An array is worked through item by item; one bad item refuses all of it. */
export function documentCommand<T>(summary: string, work: Work<T>): Command {
  return {
    usage: work.kind ? '[FILE|TEXT]' : '[FILE]',
    summary,
    run: async (io) => {
      if (io.args.length > 1) throw new Refusal(`Expected one FILE at most, found ${io.args.length}: ${io.args.join(' ').slice(0, 200)}.`);
      const option = io.args.find((arg) => arg.length > 1 && arg.startsWith('-'));
      if (option !== undefined) throw new Refusal(`${option.slice(0, 60)} is an option, expected a FILE or nothing; there are no options.`);
      const [given] = io.args;
      const text = work.kind && given !== undefined && isTextArgument(given) ? given : await readText(io, given);
      const answer = work.kind && isNotation(text) ? answerText(work, work.kind, text) : answerJson(work, text);
      if (!answer.ok) throw new Refusal(firstSentence(answer.error));
      await write(io, answer.value);
      return DONE;
    },
  };
}

/** A file name of several words that begins as the notation does is taken for a text; `./` before it makes it a name again. */
const isTextArgument = (given: string): boolean => isNotation(given) && /[\s;]/.test(given);

function answerJson<T>(work: Work<T>, text: string): Answer<unknown> {
  const json = parseJson(text);
  return json.ok ? workThrough(work, json.value) : fail([json.error]);
}

function answerText<T>(work: Work<T>, kind: TextKind, text: string): Answer<unknown> {
  const read = readNotation(text, kind);
  if (!read.ok) return fail([read.error]);
  const answer = workThrough(work, read.value.document);
  return answer.ok ? answer : fail(answer.error.map(read.value.locate));
}

function workThrough<T>(work: Work<T>, value: unknown): Answer<unknown> {
  if (!Array.isArray(value)) {
    const parsed = work.parse(value);
    return parsed.ok ? work.answer(parsed.value) : parsed;
  }
  const documents = each(value, work.parse);
  return documents.ok ? each(documents.value, work.answer) : documents;
}

function each<A, B>(items: readonly A[], make: (item: A) => Answer<B>): Answer<readonly B[]> {
  const made: B[] = [];
  for (const [i, item] of items.entries()) {
    const result = make(item);
    if (!result.ok) return fail(within(`[${i}]`, result.error));
    made.push(result.value);
  }
  return ok(made);
}

/** Only the first is said: what follows is often no more than its echo. */
function firstSentence(problems: readonly Problem[]): string {
  const [first] = problems;
  return first === undefined ? 'The document is not valid.' : sentenceOf(first);
}

/** One JSON document and a newline; resolves once it is out. */
export function write(io: Io, value: unknown): Promise<void> {
  const text = `${JSON.stringify(value, finite)}\n`;
  return new Promise((done, failed) => {
    io.stdout.write(text, (error) => (error ? failed(error) : done()));
  });
}

function finite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}, which JSON cannot say`);
  return value;
}
