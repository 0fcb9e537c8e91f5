/** A sheet before a referee is asked: who is who on it, and where everybody sits at first. */
import type { Color, Entered, Seat, Seating, Sheet, SheetHead } from './types.ts';

/** A fresh sheet. */
export const newSheet = (head: SheetHead): Sheet => ({ format: 'novuss-sheet', version: 1, head, acts: [], undone: [], clock: null });

/** Whether a value that came from outside is the names on a sheet. */
export const isNames = (value: unknown): value is SheetHead['names'] => {
  const { first, second } = (value ?? {}) as Partial<SheetHead['names']>;
  return [first, second].every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'));
};

const otherEntered = (who: Entered): Entered => (who === 'first' ? 'second' : 'first');

/** Which colour somebody entered on the sheet plays. */
export const colorOfEntered = ({ red }: SheetHead, who: Entered): Color => (red === who ? 'red' : 'black');
export const enteredOf = ({ red }: SheetHead, color: Color): Entered => (color === 'red' ? red : otherEntered(red));

/**
 * Who sits where in the first set. In doubles each pair's first name strokes first and second, its second name third and fourth: clockwise from
 * the beginner.
 */
export function seatingOf(head: SheetHead): Seating {
  const south = colorOfEntered(head, head.south);
  if (head.format === 'singles') return south === 'red' ? { red: ['south'], black: ['north'] } : { red: ['north'], black: ['south'] };
  const near: readonly Seat[] = head.south === head.begins ? ['south', 'north'] : ['north', 'south'];
  const sides: readonly Seat[] = ['west', 'east'];
  return south === 'red' ? { red: near, black: sides } : { red: sides, black: near };
}
