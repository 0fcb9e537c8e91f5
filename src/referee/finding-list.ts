/** The findings of a case as they are put down, with their consequences summed up: what has been found is asked often and need not be searched each time. */
import type { Color, Effect, Finding } from './types.ts';

/** A bit for each consequence, the heaviest ones lowest. */
const BIT: Readonly<Record<Effect, number>> = {
  'game-lost': 1 << 0,
  excluded: 1 << 1,
  'set-won': 1 << 2,
  'set-lost': 1 << 3,
  'set-replayed': 1 << 4,
  'set-drawn': 1 << 5,
  'penalty-disc': 1 << 6,
  'turn-passes': 1 << 7,
  'turn-interrupted': 1 << 8,
  'loses-next': 1 << 9,
  warning: 1 << 10,
  restore: 1 << 11,
  'disc-to-centre': 1 << 12,
  'debt-annulled': 1 << 13,
  'turn-continues': 1 << 14,
};

/** Bits of equal weight, the heaviest first; what has none of them weighs least. */
const WEIGHTS: readonly number[] = [0b11, 0b1111 << 2, 1 << 6, 0b111 << 7, 0b1111 << 10];
const DECIDES_SET = 0b1111 << 2;

function weight(bits: number): number {
  for (let i = 0; i < WEIGHTS.length; i++) if ((bits & (WEIGHTS[i] as number)) !== 0) return i;
  return WEIGHTS.length;
}

function bitsOf(effects: readonly Effect[]): number {
  let bits = 0;
  for (let i = 0; i < effects.length; i++) bits |= BIT[effects[i] as Effect];
  return bits;
}

/** Findings in the order in which they were made. */
export class FindingList {
  readonly all: Finding[] = [];
  private readonly bits: number[] = [];
  private any = 0;
  private red = 0;
  private black = 0;

  /** Puts one down. */
  add(found: Finding): void {
    const bits = bitsOf(found.effects);
    this.all.push(found);
    this.bits.push(bits);
    this.any |= bits;
    if (found.color === 'red') this.red |= bits;
    else if (found.color === 'black') this.black |= bits;
  }

  /** Whether any finding carries an effect, for one colour where it is given. */
  has(effect: Effect, color?: Color): boolean {
    const bits = color === undefined ? this.any : color === 'red' ? this.red : this.black;
    return (bits & BIT[effect]) !== 0;
  }

  /** Whether any finding decides the set. */
  decidesSet(): boolean {
    return (this.any & DECIDES_SET) !== 0;
  }

  /** The first finding with an effect. */
  first(effect: Effect): Finding | undefined {
    if (!this.has(effect)) return undefined;
    return this.all[this.bits.findIndex((bits) => (bits & BIT[effect]) !== 0)];
  }

  /** Says the same findings from one place on in other words; their consequences stay. */
  reword(from: number, word: (found: Finding) => Finding): void {
    for (let i = from; i < this.all.length; i++) this.all[i] = word(this.all[i] as Finding);
  }

  /** The heaviest consequence first, in the order found where they weigh the same. */
  decisiveFirst(): readonly Finding[] {
    const ordered = [...this.all];
    const weights = this.bits.map(weight);
    for (let i = 1; i < ordered.length; i++) {
      const found = ordered[i] as Finding;
      const own = weights[i] as number;
      let at = i;
      for (; at > 0 && (weights[at - 1] as number) > own; at--) {
        ordered[at] = ordered[at - 1] as Finding;
        weights[at] = weights[at - 1] as number;
      }
      ordered[at] = found;
      weights[at] = own;
    }
    return ordered;
  }
}
