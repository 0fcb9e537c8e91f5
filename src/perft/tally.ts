/** Counts and hashes of answers, by suite, edition, field of the ruling, and rule: what is stored and compared. */
import { createHash, type Hash } from 'node:crypto';
import { canonical } from './canonical.ts';
import { type Entry, SUITES, type Suite } from './suites.ts';

/** Digits of a stored hash: enough to tell that something changed. */
const DIGITS = 8;
/** Text is hashed in pieces of this many characters. */
const PIECE = 1 << 15;

/** One cell: how many lines, and their hash. */
class Cell {
  count = 0;
  #hash: Hash = createHash('sha256');
  #text = '';

  add(line: string): void {
    this.count += 1;
    this.#text += `${line}\n`;
    if (this.#text.length > PIECE) this.#flush();
  }

  #flush(): void {
    this.#hash.update(this.#text);
    this.#text = '';
  }

  /** `COUNT HASH`; ends the cell. */
  written(): string {
    this.#flush();
    return `${this.count} ${this.#hash.digest('hex').slice(0, DIGITS)}`;
  }
}

/** Row → edition → `COUNT HASH`. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, string>>;
export type Table = ReadonlyMap<string, Rows>;

type Open = Map<string, Map<string, Cell>>;

/** The row of the whole rulings. */
export const WHOLE = 'rulings';

interface Named {
  readonly rule?: unknown;
}

/** Sums answers up. */
export class Tally {
  readonly #suites = new Map<Suite, Open>(SUITES.map((suite) => [suite, new Map()]));

  /** Takes an answer in; a ruling's findings count for their rules, whatever their order. */
  add({ suite, edition, id, answer, reading }: Entry): void {
    const put = (row: string, text: string): void => this.#cell(suite, row, edition).add(`${id}\t${text}`);
    if (reading !== undefined) {
      put(WHOLE, canonical(answer));
      put(`${reading.id} = ${reading.option}`, canonical(answer));
      this.#addFindings(answer, put);
      return;
    }
    const fields = Object.entries(answer).map(([name, value]) => [name, canonical(value)] as const);
    put(WHOLE, fields.map(([name, text]) => `${name}:${text}`).join(' '));
    for (const [name, text] of fields) put(`. ${name}`, text);
    this.#addFindings(answer, put);
  }

  #addFindings({ findings }: Entry['answer'], put: (row: string, text: string) => void): void {
    if (!Array.isArray(findings)) return;
    for (const finding of findings as readonly Named[]) put(String(finding.rule), canonical(finding));
  }

  #cell(suite: Suite, row: string, edition: string): Cell {
    const rows = this.#suites.get(suite) as Open;
    const cells = rows.get(row) ?? new Map<string, Cell>();
    const cell = cells.get(edition) ?? new Cell();
    rows.set(row, cells.set(edition, cell));
    return cell;
  }

  /** The table; ends the tally. */
  table(): Table {
    const rowsOf = (rows: Open): Rows =>
      new Map([...rows].map(([row, cells]) => [row, new Map([...cells].map(([edition, cell]) => [edition, cell.written()]))]));
    return new Map([...this.#suites].map(([suite, rows]) => [suite, rowsOf(rows)]));
  }
}
