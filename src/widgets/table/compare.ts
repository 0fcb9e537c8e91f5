/** Rulings side by side: which editions rule alike, and which words of two sentences differ. */
import type { EditionId, Ruling } from '../../referee/types.ts';

export interface Alike {
  readonly editions: readonly EditionId[];
  readonly rulings: readonly Ruling[];
  /** One of them, for all. */
  readonly first: Ruling;
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
  const groups = new Map<string, { readonly first: Ruling; readonly rulings: Ruling[] }>();
  for (const ruling of rulings) {
    const key = outcome(ruling);
    const known = groups.get(key);
    if (known) known.rulings.push(ruling);
    else groups.set(key, { first: ruling, rulings: [ruling] });
  }
  return [...groups.values()]
    .sort((a, b) => b.rulings.length - a.rulings.length)
    .map((group) => ({ ...group, editions: group.rulings.map((r) => r.edition) }));
}

/** A stretch of a text, marked or not. */
export interface Word {
  readonly text: string;
  readonly differs: boolean;
}

const bare = (word: string): string => word.replace(/[\s.,;:]+$/, '');

/** For each word of `a` whether it stands in `b` in the same order (longest common subsequence). */
function shared(a: readonly string[], b: readonly string[]): readonly boolean[] {
  const [x, y] = [a.map(bare), b.map(bare)];
  const width = y.length + 1;
  const most = new Uint16Array((x.length + 1) * width);
  const at = (i: number, j: number) => most[i * width + j] ?? 0;
  for (let i = x.length - 1; i >= 0; i--)
    for (let j = y.length - 1; j >= 0; j--)
      most[i * width + j] = x[i] === y[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let j = 0;
  return x.map((word, i) => {
    while (j < y.length && word !== y[j] && at(i, j + 1) > at(i + 1, j)) j++;
    const same = j < y.length && word === y[j];
    if (same) j++;
    return same;
  });
}

const wordsOf = (text: string): readonly string[] => text.split(/(?<=\s)/);

/** How many words of a text stand in the other in the same order. */
export const inCommon = (text: string, other: string): number => shared(wordsOf(text), wordsOf(other)).filter(Boolean).length;

/** A text with the stretches marked that do not stand in the other. */
export function differing(text: string, other: string): readonly Word[] {
  const words = wordsOf(text);
  const same = shared(words, wordsOf(other));
  const stretches: { text: string; differs: boolean }[] = [];
  for (const [i, word] of words.entries()) {
    const differs = !same[i];
    const last = stretches.at(-1);
    if (last?.differs === differs) last.text += word;
    else stretches.push({ text: word, differs });
  }
  return stretches;
}
