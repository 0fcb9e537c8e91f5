/** Sets of small numbers in few bits, as search engines keep them: the gaps between them in Golomb–Rice code, as text of six bits a letter. Pure. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** Bits in which the lower part of a gap is written: the best choice where the numbers lie evenly below the bound. */
const lowBits = (bound: number, count: number): number => Math.max(0, 31 - Math.clz32((0.69 * bound) / count));

export interface SetWriter {
  /** A number from 0 on. */
  readonly number: (n: number) => void;
  /** Rising numbers below the bound, at least one; who reads has to give the same bound. */
  readonly set: (numbers: readonly number[], bound: number) => void;
  readonly text: () => string;
}
export interface SetReader {
  readonly number: () => number;
  readonly set: (bound: number) => readonly number[];
}

export function setWriter(): SetWriter {
  const bits: number[] = [];
  const low = (n: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((n >> i) & 1);
  };
  const unary = (n: number): void => {
    for (let i = 0; i < n; i++) bits.push(1);
    bits.push(0);
  };
  // Elias' gamma code
  const number = (n: number): void => {
    const length = 31 - Math.clz32(n + 1);
    unary(length);
    low(n + 1, length);
  };
  return {
    number,
    set(numbers, bound) {
      number(numbers.length - 1);
      const width = lowBits(bound, numbers.length);
      let least = 0;
      for (const n of numbers) {
        unary((n - least) >> width);
        low(n - least, width);
        least = n + 1;
      }
    },
    text() {
      const letters: string[] = [];
      for (let i = 0; i < bits.length; i += BITS)
        letters.push(LETTERS[Array.from({ length: BITS }, (_, k) => bits[i + k] ?? 0).reduce((sum, bit) => 2 * sum + bit, 0)] ?? '');
      return letters.join('');
    },
  };
}

/** Reads what `setWriter` wrote. */
export function setReader(text: string): SetReader {
  const values = new Map([...LETTERS].map((letter, i) => [letter, i]));
  const bytes = Uint8Array.from(text, (letter) => values.get(letter) ?? 0);
  let at = 0;
  const bit = (): number => {
    const one = ((bytes[Math.floor(at / BITS)] ?? 0) >> (BITS - 1 - (at % BITS))) & 1;
    at++;
    return one;
  };
  const low = (count: number): number => {
    let n = 0;
    for (let i = 0; i < count; i++) n = 2 * n + bit();
    return n;
  };
  const unary = (): number => {
    let n = 0;
    while (bit() === 1) n++;
    return n;
  };
  const number = (): number => {
    const length = unary();
    return (1 << length) + low(length) - 1;
  };
  return {
    number,
    set(bound) {
      const count = number() + 1;
      const width = lowBits(bound, count);
      let least = 0;
      return Array.from({ length: count }, () => {
        const n = least + (unary() << width) + low(width);
        least = n + 1;
        return n;
      });
    },
  };
}
