/** Many documents in one input, taken apart while it comes: the items of a JSON array, or one document after the other (NDJSON). */
import type { Problem } from '../notation/problem.ts';
import { fail, ok, type Result } from '../notation/result.ts';

export type Form = 'array' | 'lines';

/** The text of a document, and where in the input it begins, from 1. */
export interface Item {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** What may come next, outside of items: the array itself, an item, what parts two items, nothing. */
type Awaited = 'begin' | 'first' | 'item' | 'after' | 'nothing';

/** Takes text in pieces of any length; holds no more of it than the item that is not complete yet. Documents are objects. */
export class Splitter {
  readonly #form: Form;
  #awaited: Awaited;
  #text = '';
  /** Braces and brackets that are open in the item; 0 between items. */
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  #column = 0;
  #start = { line: 1, column: 1 };
  #count = 0;

  constructor(form: Form) {
    this.#form = form;
    this.#awaited = form === 'array' ? 'begin' : 'item';
  }

  /** Characters of the item that is not complete yet. */
  get pending(): number {
    return this.#text.length;
  }

  /** How many items were complete so far. */
  get count(): number {
    return this.#count;
  }

  /** The items that are complete with this piece, or what stands where no array of documents has it. */
  push(piece: string): Result<readonly Item[], Problem> {
    const complete: Item[] = [];
    // where the open item goes on in this piece
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece[at] as string;
      this.#column += 1;
      if (this.#depth > 0) {
        if (this.#endsItem(sign)) {
          complete.push({ text: this.#text + piece.slice(from, at + 1), ...this.#start });
          this.#text = '';
          this.#count += 1;
          this.#awaited = this.#form === 'array' ? 'after' : 'item';
        }
      } else if (sign === '{' && (this.#awaited === 'first' || this.#awaited === 'item')) {
        this.#depth = 1;
        this.#start = { line: this.#line, column: this.#column };
        from = at;
      } else {
        const problem = this.#between(sign);
        if (problem) return fail(problem);
      }
      if (sign === '\n') {
        this.#line += 1;
        this.#column = 0;
      }
    }
    if (this.#depth > 0) this.#text += piece.slice(from);
    return ok(complete);
  }

  /** Where the input ends: the text of an item that was cut off (whoever reads it finds what it lacks), or what the array lacks. */
  end(): Result<readonly Item[], Problem> {
    if (this.#depth > 0) return ok([{ text: this.#text, ...this.#start }]);
    if (this.#form === 'lines' || this.#awaited === 'nothing') return ok([]);
    this.#column += 1;
    return fail(this.#syntax('', this.#awaited === 'after' ? 'comma-or-bracket' : 'value'));
  }

  #endsItem(sign: string): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (sign === '\\') this.#escaped = true;
      else if (sign === '"') this.#inString = false;
    } else if (sign === '"') this.#inString = true;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
    return this.#depth === 0;
  }

  #between(sign: string): Problem | null {
    if (' \n\r\t\ufeff'.includes(sign)) return null;
    if (this.#awaited === 'begin' && sign === '[') this.#awaited = 'first';
    else if (sign === ']' && (this.#awaited === 'first' || this.#awaited === 'after')) this.#awaited = 'nothing';
    else if (sign === ',' && this.#awaited === 'after') this.#awaited = 'item';
    else if (this.#awaited === 'after') return this.#syntax(sign, 'comma-or-bracket');
    else return this.#syntax(sign, this.#awaited === 'nothing' ? 'end' : 'object');
    return null;
  }

  #syntax(holds: string, expected: string): Problem {
    return { path: `[${this.#count}]`, code: 'syntax', holds, expected: [expected], line: this.#line, column: this.#column };
  }
}
