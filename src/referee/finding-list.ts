/** The findings of a case as they are put down, with their consequences summed up: what has been found is asked often and need not be searched each time. */
import type { Color, Effect, Finding, GameOutcome, SetOutcome } from './types.ts';

/** A bit for each consequence, the heaviest ones lowest. No table: a read by a name that varies is slow. */
function bitOf(effect: Effect): number {
  switch (effect) {
    case 'turn-passes':
      return 1 << 7;
    case 'penalty-disc':
      return 1 << 6;
    case 'restore':
      return 1 << 11;
    case 'turn-continues':
      return 1 << 14;
    case 'game-lost':
      return 1 << 0;
    case 'excluded':
      return 1 << 1;
    case 'set-won':
      return 1 << 2;
    case 'set-lost':
      return 1 << 3;
    case 'set-replayed':
      return 1 << 4;
    case 'set-drawn':
      return 1 << 5;
    case 'turn-interrupted':
      return 1 << 8;
    case 'loses-next':
      return 1 << 9;
    case 'warning':
      return 1 << 10;
    case 'disc-to-centre':
      return 1 << 12;
    case 'debt-annulled':
      return 1 << 13;
  }
}

/** Bits of equal weight, the heaviest first; what has none of them weighs least. */
const WEIGHTS: readonly number[] = [0b11, 0b1111 << 2, 1 << 6, 0b111 << 7, 0b1111 << 10];
const DECIDES_SET = 0b1111 << 2;

function weight(bits: number): number {
  for (let i = 0; i < WEIGHTS.length; i++) if ((bits & (WEIGHTS[i] as number)) !== 0) return i;
  return WEIGHTS.length;
}

function bitsOf(effects: readonly Effect[]): number {
  let bits = 0;
  for (let i = 0; i < effects.length; i++) bits |= bitOf(effects[i] as Effect);
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
    const { effects, color } = found;
    const bits = bitsOf(effects);
    this.all.push(found);
    this.bits.push(bits);
    this.any |= bits;
    if (color === 'red') this.red |= bits;
    else if (color === 'black') this.black |= bits;
  }

  /** Whether any finding carries an effect, for one colour where it is given. */
  has(effect: Effect, color?: Color): boolean {
    const bits = color === undefined ? this.any : color === 'red' ? this.red : this.black;
    return (bits & bitOf(effect)) !== 0;
  }

  /** Whether the finding at a place carries an effect. */
  carries(at: number, effect: Effect): boolean {
    return ((this.bits[at] as number) & bitOf(effect)) !== 0;
  }

  /** Whether any finding decides the set. */
  decidesSet(): boolean {
    return (this.any & DECIDES_SET) !== 0;
  }

  /** The first finding with an effect. */
  first(effect: Effect): Finding | undefined {
    if (!this.has(effect)) return undefined;
    return this.all[this.bits.findIndex((bits) => (bits & bitOf(effect)) !== 0)];
  }

  /** Says the same findings from one place on in other words; their consequences stay. */
  reword(from: number, word: (found: Finding) => Finding): void {
    for (let i = from; i < this.all.length; i++) this.all[i] = word(this.all[i] as Finding);
  }

  /** The heaviest consequence first, in the order found where they weigh the same. */
  decisiveFirst(): readonly Finding[] {
    const ordered: Finding[] = [];
    const weights: number[] = [];
    for (let i = 0; i < this.all.length; i++) {
      const own = weight(this.bits[i] as number);
      let at = i;
      for (; at > 0 && (weights[at - 1] as number) > own; at--) {
        ordered[at] = ordered[at - 1] as Finding;
        weights[at] = weights[at - 1] as number;
      }
      ordered[at] = this.all[i] as Finding;
      weights[at] = own;
    }
    return ordered;
  }
}

/** The outcome of the set by the first finding that decides it; null while it goes on. */
export function setOf(findings: readonly Finding[]): SetOutcome | null {
  for (const { color, effects, replay } of findings) {
    if (color !== undefined && effects.includes('set-lost')) return { outcome: 'lost', color };
    if (color !== undefined && effects.includes('set-won')) return { outcome: 'won', color };
    if (effects.includes('set-replayed'))
      return { outcome: 'replayed', swapSides: replay?.swapSides ?? false, swapFirst: replay?.swapFirst ?? false };
    if (effects.includes('set-drawn')) return { outcome: 'drawn' };
  }
  return null;
}

/** Who has lost the game, by the first finding that says so; null where none does. */
export function gameOf(findings: readonly Finding[]): GameOutcome | null {
  const found = findings.find(({ color, effects }) => color !== undefined && effects.includes('game-lost'));
  return found?.color === undefined ? null : { outcome: 'lost', color: found.color, scope: found.scope ?? 'game' };
}
