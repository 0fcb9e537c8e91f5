/** A change of the table reaches only what hangs on the part that it changed: under a hand every body and button would ask at every move. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { TableState } from '../../src/widgets/table/state.svelte.ts';

const PARTS = ['format', 'colors', 'position', 'shooter', 'stroke', 'caseState', 'report', 'incidents', 'bodies', 'chosen'] as const;
const CHANGES: Readonly<Record<string, (table: TableState) => unknown>> = {
  'the aim is turned': (table) => table.aim({ angle: 80 }),
  'a disc is moved': (table) => table.put('red1', { x: 100, y: 100 }),
  'the striker is moved': (table) => table.put('striker', { x: 50, y: -440 }),
  'a disc is taken off': (table) => table.remove('red1'),
  'the right to stroke goes over': (table) => table.giveTo('north'),
  'discs are owed': (table) => table.owe('red', 1),
  'something is reported': (table) => table.tell(null, [{ type: 'penalty-forgotten', by: 'red' }]),
  'doubles begin': (table) => table.start('doubles'),
  undone: (table) => table.undo(),
};

/** The parts that ask again after each change, one after the other. */
function asked(): Readonly<Record<string, readonly string[]>> {
  const table = new TableState();
  table.placeStriker();
  table.selected = 'black1';
  const again = new Set<string>();
  const stop = $effect.root(() => {
    for (const part of PARTS)
      $effect(() => {
        void (part === 'chosen' ? table.chosen.ids : table[part]);
        again.add(part);
      });
  });
  flushSync();
  const found = Object.entries(CHANGES).map(([name, change]) => {
    again.clear();
    change(table);
    flushSync();
    return [name, [...again]];
  });
  stop();
  return Object.fromEntries(found);
}

test('who asks again', () => {
  expect(asked()).toEqual({
    'the aim is turned': ['stroke'],
    'a disc is moved': ['position'],
    'the striker is moved': ['position'],
    'a disc is taken off': ['position', 'bodies', 'chosen'],
    'the right to stroke goes over': ['position', 'shooter', 'stroke'],
    'discs are owed': ['caseState'],
    'something is reported': ['incidents'],
    'doubles begin': ['format', 'colors', 'position', 'shooter', 'stroke', 'caseState', 'incidents', 'bodies', 'chosen'],
    undone: ['format', 'colors', 'position', 'shooter', 'stroke', 'caseState', 'incidents', 'bodies'],
  });
});
