/** The names of discs. */
import { MOST_OF_A_COLOR } from '../geometry/discs.ts';

const RED = 3;
const BLACK = 5;
const ONE = 49;
const NINE = 57;

/** Place in the order red before black, then by number: 1 to 16 and 101 to 116; −1 for what is no disc's name. */
export function orderOf(id: string): number {
  const red = id.startsWith('red');
  if (!red && !id.startsWith('black')) return -1;
  const at = red ? RED : BLACK;
  const first = id.charCodeAt(at);
  if (!(first >= ONE && first <= NINE)) return -1;
  let number = first - ONE + 1;
  if (id.length === at + 2) number = number * 10 + id.charCodeAt(at + 1) - ONE + 1;
  const plain = id.length === at + 1 || (id.length === at + 2 && id.charCodeAt(at + 1) >= ONE - 1 && id.charCodeAt(at + 1) <= NINE);
  return plain && number <= MOST_OF_A_COLOR ? number + (red ? 0 : 100) : -1;
}
