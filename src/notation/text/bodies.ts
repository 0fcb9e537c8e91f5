/** Names and places: `r1`, `b12`, `s` for the striker; `0,-440` in millimetres; `r1 0,300 s 0,-440`. */
import { type BodyId, COLORS, type Color, type DiscId, type Point, SEATS, type Seat } from '../../physics/types.ts';
import { type Clause, Unreadable, type Word, wordAt } from './words.ts';

const BODY = /^(?:s|[rb](?:[1-9]|1[0-6]))$/;
export const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
/** What stands for a body that is not on the table. */
const NOWHERE = '-';

/** A body and where it lies; null: not on the table. */
export interface Placed {
  readonly body: BodyId;
  readonly at: Point | null;
  readonly word: Word;
}

export const isBody = (text: string): boolean => BODY.test(text);

/** `r1` as `red1`, `s` as `striker`; null for anything else. */
export function bodyNamed(text: string): BodyId | null {
  if (!isBody(text)) return null;
  return text === 's' ? 'striker' : `${text.startsWith('r') ? 'red' : 'black'}${Number(text.slice(1))}`;
}

/** The disc of that name; null for the striker and anything else. */
export function discNamed(text: string): DiscId | null {
  const body = bodyNamed(text);
  return body === 'striker' ? null : body;
}

export const nameOf = (body: BodyId): string => (body === 'striker' ? 's' : body.replace('red', 'r').replace('black', 'b'));

/** `0,-440` as a place; null for anything else. */
export function pointNamed(text: string): Point | null {
  const [x = '', y = '', ...more] = text.split(',');
  return NUMBER.test(x) && NUMBER.test(y) && more.length === 0 ? { x: Number(x), y: Number(y) } : null;
}

export const pointText = ({ x, y }: Point): string => `${x + 0},${y + 0}`;

/** A finite number in words' form, or the word is refused with a sample of what was expected. */
export function numberIn(word: Word, sample: string): number {
  const value = NUMBER.test(word.text) ? Number(word.text) : Number.NaN;
  if (!Number.isFinite(value)) throw new Unreadable(word, sample);
  return value;
}

export function seatIn(word: Word): Seat {
  const seat = SEATS.find((name) => name === word.text);
  if (!seat) throw new Unreadable(word, ...SEATS);
  return seat;
}

export function colorIn(word: Word): Color {
  const color = COLORS.find((name) => name === word.text);
  if (!color) throw new Unreadable(word, ...COLORS);
  return color;
}

/** Bodies and places from the word `from` to the end of a clause. `-` for a place is taken where `absent` allows it. */
export function placesIn(clause: Clause, from: number, absent: boolean): readonly Placed[] {
  const placed: Placed[] = [];
  for (let i = from; i < clause.length; i += 2) {
    const word = wordAt(clause, i);
    const place = wordAt(clause, i + 1);
    const body = bodyNamed(word.text);
    if (body === null) throw new Unreadable(word, 'r1 0,300', 's 0,-440');
    const at = absent && place.text === NOWHERE ? null : pointNamed(place.text);
    if (at === null && !(absent && place.text === NOWHERE)) throw new Unreadable(place, '0,-440', ...(absent ? [NOWHERE] : []));
    placed.push({ body, at, word });
  }
  return placed;
}

export const placesText = (placed: readonly { readonly body: BodyId; readonly at: Point | null }[]): string =>
  placed.map(({ body, at }) => `${nameOf(body)} ${at ? pointText(at) : NOWHERE}`).join(' ');
