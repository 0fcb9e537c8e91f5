import type { EditionId } from '../types.ts';
import type { Reading, ReadingInEdition } from './types.ts';

type Articles = readonly [string, ...string[]];

/** The same default in several editions. */
const everywhere = (option: string, articles: Readonly<Partial<Record<EditionId, Articles>>>): Reading['in'] =>
  Object.fromEntries(
    Object.entries(articles).map(([edition, list]): [string, ReadingInEdition] => [edition, { articles: list, default: option }]),
  );

const PENALTY: Readonly<Record<EditionId, Articles>> = { '2017': ['17.3'], '2010': ['17.3'], '2008': ['17.3'], club: ['5.1'] };
const OFF_TABLE = { '2017': ['12.20'], '2010': ['12.14'], '2008': ['12 ¶13 (no. 18)', '12 ¶14 (note to no. 18)'] } as const;

/** What the books leave open about where a disc goes. */
export const PLACEMENT_READINGS: readonly Reading[] = [
  /** Every count ties and the stroke came from neither side. */
  { id: 'penalty-all-tied', options: ['positive', 'negative'], in: everywhere('positive', PENALTY) },
  /** No room between the pockets: does the strip behind a pocket belong to the place along the board? */
  { id: 'penalty-behind-pockets', options: ['whole-board', 'between-pockets'], in: everywhere('whole-board', PENALTY) },
  /** Several at once: a row symmetric about the line, or one after another. */
  { id: 'penalty-club-several', options: ['symmetric', 'one-by-one'], in: everywhere('symmetric', { club: ['5.1'] }) },
  /** Which discs are counted for the side with fewer: those of the half of the table, or of the edge zone where the disc goes. */
  {
    id: 'penalty-side-counts',
    options: ['whole-half', 'edge-zone'],
    in: everywhere('whole-half', { '2017': ['17.3'], '2010': ['17.3'], '2008': ['17.3'] }),
  },
  /** The side on which it hangs over is taken: the nearest free place of all, or the nearest beside the lower disc. */
  { id: 'landed-next-place', options: ['nearest', 'beside'], in: everywhere('nearest', { '2017': ['12.17'], '2010': ['12.11'] }) },
  /** Centre and own side taken: "another place", without a word which. */
  { id: 'off-table-other-point', options: ['nearest', 'any'], in: everywhere('nearest', { '2017': ['12.20'] }) },
  /** Over a corner: the note of 2008 says that the diagonal may be taken. */
  {
    id: 'off-table-2008-corner',
    options: ['diagonal', 'nearest-crossing'],
    in: everywhere('diagonal', { '2008': ['12 ¶14 (note to no. 18)', '12 ¶13 (no. 18)'] }),
  },
  /** Two crossings as near to the side over which the disc went. */
  { id: 'off-table-equal-crossings', options: ['positive', 'clockwise'], in: everywhere('positive', OFF_TABLE) },
  /** Over a corner, and the place on the diagonal is taken as well. */
  { id: 'off-table-diagonal-taken', options: ['nearest-crossing', 'other-diagonals'], in: everywhere('nearest-crossing', OFF_TABLE) },
  /** Over which side the larger part of a broken disc went is not known, and the centre is taken. */
  {
    id: 'off-table-side-unknown',
    options: ['any-crossing', 'nearest-free'],
    in: everywhere('any-crossing', {
      '2017': ['12.21', '12.20'],
      '2010': ['12.15 ¶2', '12.14'],
      '2008': ['12 ¶13 (no. 18)'],
      club: ['3.12 ¶2'],
    }),
  },
  /** The centre, the crossings and the places between are all taken. */
  {
    id: 'off-table-circle-full',
    options: ['nearest-free', 'unplaced'],
    in: everywhere('nearest-free', { ...OFF_TABLE, club: ['3.12 ¶2'] }),
  },
  /** The book knows only sides, the disc went over a corner. */
  { id: 'off-table-club-corner', options: ['clockwise', 'diagonal'], in: everywhere('clockwise', { club: ['3.12 ¶2'] }) },
  /** All five points taken. */
  { id: 'off-table-club-full', options: ['between', 'nearest-free'], in: everywhere('between', { club: ['3.12 ¶2'] }) },
  /** Equal parts: the book leaves the choice to the referee and reports that newer rules ask for the harder place. */
  { id: 'broken-2008-equal', options: ['harder', 'easier'], in: everywhere('harder', { '2008': ['12 ¶15 (no. 19)'] }) },
  /** No rule for broken discs. */
  { id: 'broken-club', options: ['as-elsewhere', 'unplaced'], in: everywhere('as-elsewhere', { club: ['3.11'] }) },
];
