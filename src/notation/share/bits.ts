/** Numbers of any width packed into bytes, most significant bit first. */

/** Collects bits; `toBytes` fills the last byte with zeros. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** A whole number in `width` bits, at most 32. Throws a RangeError on one that has no room in them: 0 <= value < 2^width. */
  write(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width)
      throw new RangeError(`${value} does not fit into ${width} bits (expected a whole number from 0 to ${2 ** width - 1})`);
    for (let i = width - 1; i >= 0; i--) this.#bits.push(Math.floor(value / 2 ** i) % 2);
  }

  toBytes(): number[] {
    const bytes: number[] = [];
    for (const [i, bit] of this.#bits.entries()) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (7 - (i & 7)));
    return bytes;
  }
}

/** Gives bits back in order; past the end it gives zeros and `overrun` is true. */
export class BitReader {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  read(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++, this.#at++) value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    return value;
  }

  get overrun(): boolean {
    return this.#at > this.#bytes.length * 8;
  }

  /** Whether nothing is left but the zeros that fill the last byte. */
  get exhausted(): boolean {
    const left = this.#bytes.length * 8 - this.#at;
    return left >= 0 && left < 8 && new BitReader([(this.#bytes.at(-1) ?? 0) & (2 ** left - 1)]).read(8) === 0;
  }
}
