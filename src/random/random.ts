/** Repeatable chance: the same seed gives the same numbers on every machine (whole numbers, and divisions that all machines round alike). */

/** A stream of numbers from one seed (`sfc32`). */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = 0x9e3779b9 ^ Math.imul(seed, 0x85ebca6b);
    this.#c = 0x243f6a88 ^ Math.imul(seed, 0xc2b2ae35);
    for (let i = 0; i < 12; i++) this.bits();
  }

  /** 32 random bits as a whole number. */
  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t;
    this.#c |= 0;
    return t >>> 0;
  }

  /** 0 <= x < 1. */
  real(): number {
    return this.bits() / 4294967296;
  }

  /** A whole number, both ends possible. */
  int(least: number, most: number): number {
    return least + Math.floor(this.real() * (most - least + 1));
  }

  /** A number between two, in steps of 0.1. */
  tenth(least: number, most: number): number {
    return Math.round((least + this.real() * (most - least)) * 10) / 10;
  }

  chance(share: number): boolean {
    return this.real() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  sign(): 1 | -1 {
    return this.chance(0.5) ? 1 : -1;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const k = this.int(0, i);
      [out[i], out[k]] = [out[k] as T, out[i] as T];
    }
    return out;
  }
}

/** A seed from words and numbers: FNV-1a over the code points of their text, stirred. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join('\u0000')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  return hash >>> 0;
}
