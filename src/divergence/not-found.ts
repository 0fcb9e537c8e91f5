/** What is ruled otherwise and the search cannot find, with the reason. This list may only shrink: a test fails where a line is not needed. */
import type { EditionId } from '../referee/types.ts';

/**
 * `by-reading`: both books are read alike where one is silent or unclear (the reading is named); `no-cost`: forbidden in one book, but nothing
 * follows; `same-ruling`: one book says more fully what follows in both; `with-another`: it shows only in cases that part for another reason already.
 */
export type WhyNot = 'by-reading' | 'no-cost' | 'same-ruling' | 'with-another';

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
  in2010('leaning-over-the-table', 'no-cost'),
  read(in2010('touched-outside-and-back', 'by-reading'), 'fell-back-moved'),
  in2017('exclusion-two-losses-misconduct', 'with-another'),
  in2017('forbidden-stroke-restores', 'same-ruling'),
  read(in2017('moving-object-touched-penalty', 'by-reading'), 'moving-object-touched'),
  in2017('leaning-over-the-table', 'no-cost'),
  in2017('striker-provided', 'no-cost'),
];
