/** Rulings side by side: which editions rule alike, and which words of two sentences differ. */
import { diffArrays } from 'diff';
import { isSilent } from '../../../narrate/explain.ts';
import type { EditionId, Ruling } from '../../../referee/types.ts';

export interface Alike {
  readonly editions: readonly EditionId[];
  readonly rulings: readonly Ruling[];
  /** One of them, for all. */
  readonly first: Ruling;
}

/** What a ruling decides, without whose articles and on what grounds. */
function outcome(r: Ruling): string {
  const placements = r.placements.map((p) => [p.disc, Math.round(p.x * 10), Math.round(p.y * 10), p.reason]);
  return JSON.stringify([
    ...[r.stroke, r.turn, r.losesNext, r.penaltyDiscs, r.warnings, r.debts, r.set, r.game, r.excluded, r.restored],
    ...[placements, r.unplaced, isSilent(r)],
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

/** A word without the punctuation that ends it. */
const bare = (word: string): string => word.replace(/[\s.,;:]+$/, '');
const wordsOf = (text: string): readonly string[] => text.split(/(?<=\s)/);

/** The words of `text` in runs, each marked by whether it stands in `other` in the same order. */
function runs(text: string, other: string): readonly { readonly words: readonly string[]; readonly differs: boolean }[] {
  const changes = diffArrays([...wordsOf(other)], [...wordsOf(text)], { comparator: (a, b) => bare(a) === bare(b) });
  return changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ words: value, differs: added }));
}

/** How many words of a text stand in the other in the same order. */
export const inCommon = (text: string, other: string): number =>
  runs(text, other).reduce((sum, { words, differs }) => (differs ? sum : sum + words.length), 0);

/** A text with the stretches marked that do not stand in the other. */
export const differing = (text: string, other: string): readonly Word[] =>
  runs(text, other).map(({ words, differs }) => ({ text: words.join(''), differs }));
