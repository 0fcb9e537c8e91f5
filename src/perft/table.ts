/** The stored table: one block per suite, one line per row, one column per edition. Readable, and shows in a diff what moved. */
import type { Rows, Table } from './tally.ts';
import { WHOLE } from './tally.ts';

const NONE = '-';
const GAP = '  ';

/** Whole rulings first, then the fields, then the readings' options, then the rules. */
const inOrder = (rows: Rows): readonly string[] => {
  const rank = (row: string): number => (row === WHOLE ? 0 : row.startsWith('. ') ? 1 : row.includes(' = ') ? 2 : 3);
  return [...rows.keys()].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
};

function block(suite: string, rows: Rows, editions: readonly string[]): string {
  const lines = inOrder(rows).map((row) => [row, ...editions.map((edition) => rows.get(row)?.get(edition) ?? NONE)]);
  const all = [[`[${suite}]`, ...editions], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? [];
  return all
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** The table as text. */
export const written = (table: Table, editions: readonly string[]): string =>
  `${[...table].map(([suite, rows]) => block(suite, rows, editions)).join('\n\n')}\n`;

/** Reads what `written` wrote. Throws where a line is no line of a table. */
export function read(text: string): Table {
  const table = new Map<string, Map<string, Map<string, string>>>();
  let rows = new Map<string, Map<string, string>>();
  let editions: readonly string[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [row = '', ...cells] = line.split(/ {2,}/);
    const suite = /^\[(.+)\]$/.exec(row)?.[1];
    if (suite === undefined && cells.length !== editions.length)
      throw new Error(`line ${i + 1} of the stored table: found ${cells.length} cells, expected ${editions.length}`);
    if (suite === undefined) rows.set(row, new Map(cells.flatMap((cell, k) => (cell === NONE ? [] : [[editions[k] as string, cell]]))));
    else {
      editions = cells;
      rows = new Map();
      table.set(suite, rows);
    }
  }
  return table;
}

/** A cell that is not as stored. */
export interface Moved {
  readonly suite: string;
  readonly row: string;
  readonly edition: string;
  readonly before: string;
  readonly after: string;
}

const keysOf = <V>(a: ReadonlyMap<string, V> | undefined, b: ReadonlyMap<string, V> | undefined): readonly string[] => [
  ...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])]),
];

/** Every cell in which two tables differ. */
export const movedBetween = (before: Table, after: Table): readonly Moved[] =>
  keysOf(before, after).flatMap((suite) =>
    keysOf(before.get(suite), after.get(suite)).flatMap((row) => {
      const [was, is] = [before.get(suite)?.get(row), after.get(suite)?.get(row)];
      return keysOf(was, is).flatMap((edition): readonly Moved[] => {
        const cells = { before: was?.get(edition) ?? NONE, after: is?.get(edition) ?? NONE };
        return cells.before === cells.after ? [] : [{ suite, row, edition, ...cells }];
      });
    }),
  );

/** One line for each. */
export const sayMoved = ({ suite, row, edition, before, after }: Moved): string => `${suite}  ${row}  ${edition}: ${before} → ${after}`;
