/**
 * The smallest cases, made up from a seed, in which a draft and what it amends part: reported strokes and incidents in any state of a set, and strokes
 * that were played; what can be left out of them is. Each says how often it comes up in play.
 */
import { apart } from '../divergence/differ.ts';
import { type Parted, searchBetween, strokesOf } from '../divergence/search.ts';
import { rulingsOn } from '../divergence/shrink.ts';
import type { Books, Difference, Subject } from '../divergence/types.ts';
import { tableUnder } from '../referee/sizes.ts';
import type { Ruling } from '../referee/types.ts';
import type { CompiledDraft } from './basis.ts';
import type { Played, Strength } from './play.ts';

/** How often a case came up: strokes of play on which draft and basis parted by its rules, of so many. */
export interface Frequency {
  readonly strength: Strength;
  readonly strokes: number;
  readonly of: number;
}

/** One way in which draft and basis part, with its smallest case. */
export interface NewCase extends Omit<Difference, 'key'> {
  readonly id: string;
  readonly subject: Subject;
  /** By strength; nothing is counted of an incident without a stroke, nor where the tables differ so that strokes cannot be compared. */
  readonly inPlay: readonly Frequency[];
}

/** A search that goes on in steps, so that it can tell how far it is and be stopped. */
export interface NewCaseSearch {
  /** Tries so many more cases of each kind. */
  run(effort: { readonly reported: number; readonly incidents: number }): void;
  /** Takes in what was counted in play: it gives the frequencies, and its examples are made smaller too. */
  learn(played: Played): void;
  readonly tried: number;
  readonly found: number;
  /** What has been found so far: what comes up most first, then the smaller. */
  result(): readonly NewCase[];
}

/** How many cases of each kind are usually tried. */
export const USUAL_EFFORT = 6000;

/** The rulebooks of a draft and its basis, with the table of the basis. */
export const booksOfDraft = ({ basis, rules }: CompiledDraft): Books => ({ from: basis.rules, to: rules, table: tableUnder(basis.rules) });

const inAll = ({ inPlay }: NewCase): number => inPlay.reduce((sum, { strokes }) => sum + strokes, 0);

/** A search between a draft and its basis; the same seed and the same steps find the same. */
export function searchNewCases(draft: CompiledDraft, seed = 1): NewCaseSearch {
  const books = booksOfDraft(draft);
  const search = searchBetween(seed, [books]);
  const counted: { readonly strength: Strength; readonly of: number; readonly partings: readonly Parted[] }[] = [];
  const frequencies = (subject: Subject, id: string, aspect: NewCase['aspect']): readonly Frequency[] => {
    if (subject.outline === undefined && subject.stroke === undefined) return [];
    const rules = apart(...(rulingsOn(subject, books) as readonly [Ruling, Ruling]));
    return counted.map(({ strength, of, partings }) => ({ strength, strokes: strokesOf({ key: id, aspect }, rules, partings), of }));
  };
  return {
    run: ({ reported, incidents }) => search.run({ reported, incidents, played: 0 }),
    learn: ({ strength, turned }) => {
      if (turned === null) return;
      counted.push({ strength, ...turned });
      for (const { subject } of turned.partings) search.attempt(subject);
    },
    get tried() {
      return search.tried;
    },
    get found() {
      return search.found;
    },
    result: () =>
      search
        .result()
        .map(({ from: _, to: __, strokes: ___, ...found }) => ({ ...found, inPlay: frequencies(found.subject, found.id, found.aspect) }))
        .sort((a, b) => inAll(b) - inAll(a)),
  };
}
