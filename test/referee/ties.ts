/** Where the books name a turning sense, or leave a tie open that has to be broken somehow: there a mirrored table is not ruled alike. */
export interface Tie {
  readonly what: string;
  readonly articles: readonly string[];
}

export const TIES_LEFT_OPEN: readonly Tie[] = [
  {
    what: 'Strokes and places go clockwise in doubles: only singles are mirrored',
    articles: ['2017 21.1', '2010 21.1', '2008 21.1', 'club 8.2'],
  },
  {
    what: 'Centre and own side taken, a disc from over the board goes to the next point clockwise',
    articles: ['club 3.12 ¶2'],
  },
  {
    what: 'Every count ties and the stroke came from the middle: the penalty disc goes to the positive side (reading `penalty-all-tied`)',
    articles: ['2017 17.3', '2010 17.3', '2008 17.3', 'club 5.1'],
  },
  {
    what: 'Two crossings of the circle as near to the side over which a disc went (reading `off-table-equal-crossings`)',
    articles: ['2017 12.20', '2010 12.14', '2008 12 ¶13 (no. 18)'],
  },
  {
    what: 'Several discs of one colour are due: the lowest-numbered comes out first, so the order of places goes by number, red before black',
    articles: ['contract'],
  },
  {
    what: 'Parts of a broken disc as large as each other, none harder to reach (reading `broken-2008-equal`)',
    articles: ['2008 12 ¶15 (no. 19)'],
  },
];
