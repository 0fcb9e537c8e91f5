/** Rulings side by side: which editions rule alike, and which words of two sentences differ. */
import type { EditionId, Ruling } from '../../referee/types.ts';

export interface Alike {
  readonly editions: readonly EditionId[];
  readonly rulings: readonly Ruling[];
}

/** What a ruling decides, without whose articles and on what grounds. */
function outcome(r: Ruling): string {
  const placements = r.placements.map((p) => [p.disc, Math.round(p.x * 10), Math.round(p.y * 10), p.reason]);
  const silent = r.findings.length === 0 && r.notes.some((note) => note.article === null && note.reading === null);
  return JSON.stringify([
    ...[r.stroke, r.turn, r.losesNext, r.penaltyDiscs, r.warnings, r.debts, r.set, r.game, r.excluded, r.restored],
    ...[placements, r.unplaced, silent],
  ]);
}

/** Editions whose rulings come to the same, in the order given; the largest group first. */
export function alike(rulings: readonly Ruling[]): readonly Alike[] {
  const groups = new Map<string, Ruling[]>();
  for (const ruling of rulings) {
    const key = outcome(ruling);
    groups.set(key, [...(groups.get(key) ?? []), ruling]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => ({ editions: group.map((r) => r.edition), rulings: group }));
}

export interface Word {
  readonly text: string;
  readonly differs: boolean;
}

/** A text's words, marked where they do not stand in the other text in the same order (longest common subsequence). */
export function differing(text: string, other: string): readonly Word[] {
  const a = text.split(/(?<=\s)/);
  const b = other.split(/(?<=\s)/);
  const bare = (word: string | undefined) => word?.replace(/[\s.,;:]+$/, '');
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i];
      if (row) row[j] = bare(a[i]) === bare(b[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const words: Word[] = [];
  for (let i = 0, j = 0; i < a.length; i++) {
    while (j < b.length && bare(a[i]) !== bare(b[j]) && at(i, j + 1) > at(i + 1, j)) j++;
    const same = j < b.length && bare(a[i]) === bare(b[j]);
    words.push({ text: a[i] ?? '', differs: !same });
    if (same) j++;
  }
  return words;
}
