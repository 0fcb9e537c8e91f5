/**
 * The seven motions checked by hand against the articles of 2017. For each: every case that the articles concerned could turn, found without the bench
 * (a striker that fell, warnings in the books, a disc between the old line and the new one), and whether it turns, with the article that says so.
 * The right column was worked out from the book; the bench has to say the same of each, and of no other case.
 */
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../src/corpus/expectation.ts';
import { affectedProvisions } from '../../src/draft/affected.ts';
import { type DraftCase, rulingOn, turnedCases } from '../../src/draft/effects.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { runPlace } from '../../src/notation/run/place.ts';
import { simulatedStroke } from '../../src/notation/run/played.ts';
import { aspectsOf } from '../../src/referee/compare.ts';
import { EDITIONS } from '../../src/referee/editions.ts';
import { judge } from '../../src/referee/judge.ts';
import { tableUnder } from '../../src/referee/sizes.ts';
import type { CaseState, Disc, Incident, Seat } from '../../src/referee/types.ts';
import { SINGLES } from '../referee/cases.ts';
import { CASES, type Motion, motion } from './support.ts';

const BOOK = EDITIONS['2017'];
const TABLE = tableUnder(BOOK);
const ABOUT_2017 = CASES.filter(({ editions }) => editions.includes('2017'));

type Judged = Extract<Asked, { command: 'judge' }>['input'];
const judged = (one: DraftCase): Judged | undefined => (one.command === 'judge' ? one.input : undefined);
const incidents = (one: DraftCase): readonly Incident[] => judged(one)?.incidents ?? [];
const state = (one: DraftCase): CaseState => judged(one)?.state ?? {};
const report = (one: DraftCase) => {
  const input = judged(one);
  const played = input && simulatedStroke(input, TABLE);
  return (played?.ok ? played.value : undefined) ?? input?.report;
};

/** The cases that could turn, and of each whether it does. */
function found(name: Motion, could: (one: DraftCase) => boolean): Readonly<Record<string, 'turns' | 'stays'>> {
  const turned = new Set(turnedCases(CASES, motion(name)).map(({ id }) => id));
  const open = ABOUT_2017.filter((one) => could(one) || turned.has(one.id));
  return Object.fromEntries(open.map(({ id }) => [id, turned.has(id) ? 'turns' : 'stays']));
}

type Row = readonly [id: string, turns: 'turns' | 'stays', why: string];
const expected = (rows: readonly Row[]) => Object.fromEntries(rows.map(([id, turns]) => [id, turns]));

test('striker in a pocket costs the turn only (17.1.4): wherever the striker fell', () => {
  const rows: readonly Row[] = [
    ['row-opposite-untouched', 'turns', '17.1.4 alone; the disc waited for the row by 21.7'],
    ['row-opposite-already-moved', 'turns', '17.1.4 alone'],
    ['in-singles-the-row-does-not-matter', 'turns', '17.1.4 alone'],
    ['over-the-board-and-an-offence', 'turns', '17.1.4 alone; the disc over the board goes to the centre all the same, 17.7'],
    ['striker-follows-into-the-pocket', 'turns', '17.1.4 alone'],
    ['own-pocketed-but-striker-too', 'turns', '17.1.4 alone'],
    ['striker-falls-after-driving-dark', 'turns', '17.1.4 alone: the stroke was right, 13.7 Anm.'],
    ['right-stroke-striker-falls', 'turns', '17.1.4 alone: the stroke was right, 13.7 Anm.'],
    ['own-last-disc-and-striker', 'turns', 'without a disc that comes out all are in, 20.3: won'],
    ['both-last-discs-and-striker', 'turns', '20.5 takes the set only from who gets a penalty disc: played again'],
    ['black-first-and-striker-pocketed', 'stays', '17.1.2 costs the disc, and 17.2 never more than one'],
    ['striker-falls-after-punishable-stroke', 'stays', '17.1.2 costs the disc, and 17.2 never more than one'],
    ['eighth-disc-and-striker', 'stays', '20.4 asks for an offence that costs the right to play, which it still does'],
    ['offence-before-the-last-disc', 'stays', '20.4: black has not cleared its first series; without the disc too'],
  ];
  const fell = (one: DraftCase) => report(one)?.events.some((event) => event.type === 'pocketed' && event.disc === 'striker') ?? false;
  expect(found('striker-in-pocket', fell)).toEqual(expected(rows));
});

test('third warning loses the running set (15.3, 19.2 ¶2): wherever two warnings stand in the books', () => {
  const rows: readonly Row[] = [
    ['third-warning-given', 'turns', '15.3: the set in progress in place of the game'],
    ['opponents-warnings-do-not-count', 'stays', 'the two are the opponent’s; it is a first one, 19.1'],
  ];
  const two = (one: DraftCase) => Object.values(state(one).warnings ?? {}).some((count) => count >= 2);
  expect(found('third-warning-set', two)).toEqual(expected(rows));
});

describe('stroke time 20 s', () => {
  test('11.7, 17.1.15, 18.1.6, 19.2: no case says how long a player took, only that he was warned and still took too long', () => {
    const rows: readonly Row[] = [
      ['warned-and-still-no-stroke', 'stays', '17.1.15: five seconds after the warning'],
      ['second-delay', 'stays', '17.1.15: longer than the stroke time, whatever that is'],
      ['first-delay-after-the-call', 'stays', '17.1.15: five seconds after the warning'],
      ['slow-but-not-refusing', 'stays', '17.1.7 is about refusing'],
    ];
    expect(found('stroke-time-20', (one) => incidents(one).some(({ type }) => type === 'delay'))).toEqual(expected(rows));
  });
  test('the texts that say it are those in whose articles the book prints the thirty seconds', () => {
    const touched = affectedProvisions(loadCorpus().corpus, motion('stroke-time-20'), []).filter(({ by }) => by.includes('number'));
    const articles = touched.map(({ articles: [first] }) => first).sort();
    expect(articles).toEqual(['11.7', '12.11', '17.1.15', '18.1.6', '19.2', '21.10']);
  });
});

const OUTWARD: Readonly<Record<Seat, readonly [number, number]>> = { south: [0, -1], north: [0, 1], west: [-1, 0], east: [1, 0] };
const depth = ({ x, y }: { readonly x: number; readonly y: number }, seat: Seat): number =>
  TABLE.half - (OUTWARD[seat][0] * x + OUTWARD[seat][1] * y);

test('dark zone 100 mm deep (11.3, 12.9): a disc or the striker between the old line and the new one', () => {
  // the hole of a disc is clear of the line up to 125.5 mm from the board now, up to 95.5 mm then; that of the striker up to 124.5 and 94.5 mm,
  // and it may lie up to 364.5 mm aside now, 394.5 mm then (lines 5 mm wide, holes 4 and 6 mm)
  const rows: readonly Row[] = [
    [
      'dark-disc-first-off-a-side-board',
      'turns',
      'r1, 104 mm, is light: met first it makes the stroke right, 11.8.1; 16.1.4 is about dark ones',
    ],
    ['striker-beyond-the-side-line', 'turns', '372 mm aside: allowed then, 12.9'],
    ['striker-at-the-edge-of-its-zone', 'turns', '124 mm: over the line then, 12.9'],
    ['dark-disc-moved-by-own-light', 'turns', 'r2, 101 mm, was dark, and so the striker might come back, 12.15; then 18.1.5'],
    ['dark-disc-in-own-zone-hit-directly', 'turns', 'r1, 120 mm, is light: 13.1 in place of 17.1.8'],
    ['opponents-disc-pushes-own-dark', 'turns', 'r1, 109 mm, is light: 13.8 puts back what was dark'],
    ['edge-zone-hole-clear-of-line', 'turns', '124 and 122 mm: light'],
    ['starts-clear-of-own-zone-discs', 'stays', 'r1, 100 mm, is light then, but nothing touches it'],
    ['dark-disc-off-the-far-board', 'stays', 'r1, 100 mm, is light then: right by 11.8.1 in place of 11.8.2'],
    ['own-last-disc-alone', 'stays', 'black’s disc comes to rest at 124.7 mm when the set is won'],
    ['striker-slides-home-with-dark-disc', 'stays', 'it came back to 99 mm: home now, and allowed since r2 is dark; not home then'],
    // of a stroke that was made the place of the striker is not asked
    ['sixteen-in-the-first-series', 'stays', 'the striker began at 119 mm'],
    ['sixteenth-in-a-later-series', 'stays', 'the striker began at 119 mm'],
    ['own-disc-falls-turn-stays', 'stays', 'the striker began at 119 mm'],
    ['last-disc-falls-debt-open', 'stays', 'the striker began at 105 mm'],
    ['last-disc-falls-no-debt', 'stays', 'the striker began at 105 mm'],
    ['punishable-stroke-sends-black-over', 'stays', 'the striker began at 106 mm'],
    ['clears-without-anything-to-answer', 'stays', 'the striker began at 99 mm'],
    ['first-series-clears-everything', 'stays', 'the striker began at 105 mm'],
    ['cleared-in-a-later-series', 'stays', 'the striker began at 105 mm'],
    ['both-last-discs-fall', 'stays', 'the striker began at 116 mm'],
    ['both-last-discs-striker-stays', 'stays', 'the striker began at 116 mm'],
    ['last-disc-wins', 'stays', 'the striker began at 105 mm'],
    ['all-at-once-waits-for-the-answer', 'stays', 'the striker began at 105 mm'],
    ['side-board-onto-dark-in-own-zone', 'stays', 'the striker began at 124 mm'],
  ];
  const between = (one: DraftCase): boolean => {
    const { colors, shooter } = one.input as Partial<Judged>;
    const before = 'before' in one.input ? one.input.before : 'position' in one.input ? one.input.position : undefined;
    const after = report(one)?.after;
    const discs: readonly Disc[] = [...(before?.discs ?? []), ...(after?.discs ?? [])];
    const seats = ({ color }: Disc): readonly Seat[] => colors?.[color] ?? ['south', 'north', 'east', 'west'];
    const strikers = shooter ? [before?.striker, after?.striker].flatMap((at) => (at ? [depth(at, shooter)] : [])) : [];
    const put = shooter && before?.striker ? Math.abs(OUTWARD[shooter][0] === 0 ? before.striker.x : before.striker.y) : 0;
    return (
      discs.some((disc) => seats(disc).some((seat) => depth(disc, seat) > 95.5 && depth(disc, seat) <= 125.5)) ||
      strikers.some((far) => far > 94.5 && far <= 124.5) ||
      (put > 364.5 && put <= 394.5)
    );
  };
  expect(found('dark-zone-100', between)).toEqual(expected(rows));
});

describe("the club's table (1016 mm): boards 8 mm farther out, places in mm from the middle as they are", () => {
  const turned = turnedCases(CASES, motion('club-table'));
  const moved = turned.filter(({ aspects }) => aspects.join() === 'placement').map(({ id }) => id);
  test('17.3: every disc that 2017 places tight against a board is placed 8 mm farther out, and nothing else turns by its place alone', () => {
    const placements = (one: DraftCase) => {
      if (one.command === 'judge') return rulingOn(one, BOOK)?.placements ?? [];
      return one.command === 'place' ? runPlace({ ...one.input, edition: '2017' }).placements : [];
    };
    const tight = ABOUT_2017.filter((one) => placements(one).some(({ y }) => Math.abs(y) === TABLE.discTight)).map(({ id }) => id);
    // that these turn in something else besides stands in the table of test/draft/motions.test.ts
    const others = turned.map(({ id }) => id).filter((id) => !moved.includes(id));
    expect(moved).toEqual(tight.filter((id) => !others.includes(id)));
  });
  test('12.9, 11.3: what was just within its zone lies 8 mm farther from the board', () => {
    const [now, then] = [TABLE, tableUnder(motion('club-table').rules)];
    expect([now.edgeLine, then.edgeLine, now.edgeZone, then.edgeZone]).toEqual([130, 130, 370, 378]);
    // 372 mm aside; 124 and 120 mm from the board, 132 and 128 mm then
    expect([372 <= now.strikerAside, 372 <= then.strikerAside]).toEqual([false, true]);
    expect([124 <= now.strikerFarthest, 132 <= then.strikerFarthest]).toEqual([true, false]);
    expect([120 <= now.darkDepth, 128 <= then.darkDepth]).toEqual([true, false]);
  });
});

describe('the handshake rule of 2010 (14.4, with 14.2 and 15.2 as they stand there)', () => {
  test('wherever a handshake was refused or somebody behaved badly', () => {
    const rows: readonly Row[] = [
      ['handshake-refused-costs-the-game', 'turns', '14.4 excludes at once, where 2.6 and 15.2 took the game'],
      ['swearing-is-not-gross-yet', 'stays', '15.2 in both books'],
      ['swears-a-second-time', 'stays', '14.2 in both books'],
      ['two-losses-of-different-kinds', 'stays', '14.2 and 14.3 count apart in both books'],
      ['striker-thrown', 'stays', '15.2 in both books'],
    ];
    const conduct = (one: DraftCase) => incidents(one).some(({ type }) => type === 'handshake-refused' || type === 'misconduct');
    expect(found('handshake-2010', conduct)).toEqual(expected(rows));
  });
  // who refuses, what stood in the books: by 2017, by the draft; the draft rules as 2010 does
  test.each([
    ['before the game', {}, 'game lost, nobody excluded', 'no game lost, red excluded'],
    ['after a game lost for swearing', { losses: { red: { misconduct: 1 } } }, 'game lost, red excluded', 'no game lost, red excluded'],
  ] as const)('%s', (_, books, before, after) => {
    const asked = {
      format: 'singles',
      colors: SINGLES,
      incidents: [{ type: 'handshake-refused', by: 'red', when: 'before' }],
      state: books,
    } as const;
    const { rules } = motion('handshake-2010');
    const [was, is, in2010] = [
      judge({ ...asked, edition: '2017' }),
      judge({ ...asked, edition: '2017' }, rules),
      judge({ ...asked, edition: '2010' }),
    ];
    const says = ({ game, excluded }: typeof was): string =>
      `${game === null ? 'no game lost' : 'game lost'}, ${excluded === null ? 'nobody' : excluded} excluded`;
    expect([says(was), says(is)]).toEqual([before, after]);
    expect(aspectsOf(is, in2010)).toEqual([]);
  });
});

test('without debts (17.4, 17.6): wherever penalty discs were owed, before or after', () => {
  const rows: readonly Row[] = [
    ['all-eight-on-the-table', 'turns', '17.4: with all eight there nothing can be placed, and nothing is owed then'],
    ['debt-that-cannot-be-placed-yet', 'turns', '17.4: when the turn is lost all eight are still there'],
    ['debt-not-paid-with-all-discs-there', 'turns', '17.4: the same'],
    ['three-owed-two-available', 'turns', '17.6: two are placed, the third is dropped'],
    ['row-opposite-untouched', 'turns', '21.7: the disc that waited for the row is dropped'],
    ['guide-penalty-waits-for-the-row', 'turns', '21.7: the same'],
    ['waiting-pair-offends', 'stays', '17.5: it waits until the pair has the turn and loses it; that is no debt of 17.4'],
    ['the-other-players-offence', 'stays', '17.5: the same'],
    ['waiting-player-shifts-a-disc', 'stays', '17.5: the same'],
    ['discs-left-debt-stays-open', 'stays', '17.5: the series goes on'],
    ['debt-waits-while-series-lasts', 'stays', '17.5: the series goes on'],
    ['answer-goes-on-despite-the-debt', 'stays', '17.5: the series goes on'],
    ['last-disc-falls-debt-open', 'stays', '17.5: all eight are in, so that the disc can be placed'],
    ['nobody-thought-of-the-penalty', 'stays', '17.4: what was forgotten is void in both books'],
    ['penalty-remembered-in-time', 'stays', '17.5: placed when the turn is lost'],
    ['debt-paid-when-turn-is-lost', 'stays', '17.5: placed when the turn is lost'],
    ['two-penalties-in-two-strokes', 'stays', '17.6: both can be placed'],
    ['cleared-player-with-debt-strokes-again', 'stays', '17.5: placed when the turn is lost'],
  ];
  const owed = (one: DraftCase) =>
    state(one).debts !== undefined ||
    (one.command === 'judge' && Object.values(rulingOn(one, BOOK)?.debts ?? {}).some((count) => count > 0));
  expect(found('without-debts', owed)).toEqual(expected(rows));
});
