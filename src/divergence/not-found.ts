/** What the corpus lists as ruled otherwise and the search cannot find, with the reason. This list may only shrink: a test fails where a line is not needed. */
import type { EditionId } from '../referee/types.ts';

/**
 * `by-reading`: both books are read alike where one is silent or unclear (the reading is named); `who`: the change is who does or decides
 * something, or whether they must, which no case tells; `not-told`: what decides is not among what a case tells; `between-sets`: it is about who
 * begins and who sits where, which no ruling says; `no-cost`: forbidden in one book, but nothing follows; `same-ruling`: one book says more fully
 * what follows in both; `with-another`: it shows only in cases that part for another reason already.
 */
export type WhyNot = 'by-reading' | 'who' | 'not-told' | 'between-sets' | 'no-cost' | 'same-ruling' | 'with-another';

export interface NotFound {
  readonly provision: string;
  readonly from: EditionId;
  readonly to: EditionId;
  readonly why: WhyNot;
  readonly reading?: string;
}

const in2010 = (provision: string, why: WhyNot): NotFound => ({ provision, from: '2008', to: '2010', why });
const in2017 = (provision: string, why: WhyNot): NotFound => ({ provision, from: '2010', to: '2017', why });
const read = (one: NotFound, reading: string): NotFound => ({ ...one, reading });

export const NOT_FOUND: readonly NotFound[] = [
  in2010('exclusion-gross-misconduct', 'who'),
  in2010('first-stroke-singles', 'between-sets'),
  in2010('sets-and-sides', 'between-sets'),
  read(in2010('disc-breaks', 'by-reading'), 'broken-2008-equal'),
  in2010('equipment-not-changed', 'not-told'),
  in2010('leaning-over-the-table', 'no-cost'),
  read(in2010('off-table-over-corner', 'by-reading'), 'off-table-diagonal-taken'),
  in2010('off-table-placement', 'who'),
  in2010('cue-over-the-corner', 'not-told'),
  in2010('striker-handed-back', 'who'),
  in2010('striker-hemmed-in', 'who'),
  in2010('striker-starting-in-own-zone', 'not-told'),
  in2010('wait-for-referee', 'who'),
  in2010('striker-lies-flat', 'not-told'),
  read(in2010('touched-outside-and-back', 'by-reading'), 'fell-back-moved'),
  in2010('first-series-cleared', 'not-told'),
  read(in2010('series-interruption', 'by-reading'), 'cleared-player-owes'),
  read(in2010('own-dark-discs-ways', 'by-reading'), 'side-board-own-edge-zone'),
  in2017('exclusion-gross-misconduct', 'who'),
  in2017('exclusion-two-losses-misconduct', 'with-another'),
  in2017('first-stroke-singles', 'between-sets'),
  in2017('disputing-a-decision', 'not-told'),
  in2017('forbidden-stroke-restores', 'same-ruling'),
  read(in2017('moving-object-touched-penalty', 'by-reading'), 'moving-object-touched'),
  read(in2017('striker-off-table', 'by-reading'), 'striker-left-on-board'),
  read(in2017('lying-on-board-is-off', 'by-reading'), 'striker-left-on-board'),
  in2017('disc-counts-as-still', 'same-ruling'),
  in2017('leaning-over-the-table', 'no-cost'),
  in2017('striker-hemmed-in', 'who'),
  in2017('wait-for-referee', 'who'),
  in2017('striker-provided', 'no-cost'),
  in2017('disc-breaks', 'who'),
  read(in2017('series-continues', 'by-reading'), 'pocketed-own-meant'),
  in2017('striker-handed-back', 'not-told'),
  in2017('striker-not-against-side-board', 'not-told'),
  in2017('striker-starting-in-own-zone', 'not-told'),
];
