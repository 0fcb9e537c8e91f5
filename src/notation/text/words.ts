/** A text of the notation as clauses of words, each with its place in the text. */
import { describe, type Problem } from '../problem.ts';

/** A word and the offset at which it begins. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** The words between two semicolons or line ends; never empty. */
export type Clause = readonly [Word, ...Word[]];

/** Thrown inside this folder where a text cannot be read; `readText` turns it into a `Problem`. */
export class Unreadable extends Error {
  readonly at: number;
  readonly holds: string;
  /** What could stand there instead, as samples of the notation. */
  readonly expected: readonly string[];
  constructor(word: Word, ...expected: readonly string[]) {
    super(word.text);
    this.at = word.at;
    this.holds = word.text;
    this.expected = expected;
  }
}

/** Splits a text at semicolons and line ends, and each clause at spaces. */
export function clausesOf(text: string): readonly Clause[] {
  return [...text.matchAll(/[^;\n\r]+/g)].flatMap((clause) => {
    const [first, ...others] = [...clause[0].matchAll(/\S+/g)].map((word) => ({ text: word[0], at: clause.index + word.index }));
    return first ? [[first, ...others] as const] : [];
  });
}

/** The word after `index`, or an empty one where the clause ends. */
export function wordAt(clause: Clause, index: number): Word {
  const last = clause[clause.length - 1] ?? clause[0];
  return clause[index] ?? { text: '', at: last.at + last.text.length };
}

/** Where an offset is in a text, both from 1. */
export function lineAndColumn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/** The problem that an `Unreadable` is. */
export const problemOf = ({ at, holds, expected }: Unreadable, text: string): Problem => ({
  path: '',
  code: 'notation',
  holds: holds === '' ? '' : describe(holds),
  expected,
  ...lineAndColumn(text, at),
});
