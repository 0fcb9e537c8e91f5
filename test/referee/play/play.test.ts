/** Recorded games played through: whose turn, who begins, sides, replays, drawn and lost games. Sources: the articles named in each test. */
import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../src/geometry/row.ts';
import { startSeat } from '../../../src/referee/play/game.ts';
import { type PlayEntry, type Played, type PlayLog, play } from '../../../src/referee/play.ts';
import type { Disc, DiscId, EditionId, Incident, Position, Seat, StrokeReport } from '../../../src/referee/types.ts';

const SINGLES = { red: ['south'], black: ['north'] } as const;
const DOUBLES = { red: ['south', 'north'], black: ['west', 'east'] } as const;
const HOME: Record<Seat, { x: number; y: number }> = {
  south: { x: 0, y: -440 },
  north: { x: 0, y: 440 },
  west: { x: -440, y: 0 },
  east: { x: 440, y: 0 },
};

/** Light discs of both colours well apart from each other and from the zones. */
const spread = (...ids: readonly DiscId[]): readonly Disc[] =>
  ids.map((id, i) => ({
    id,
    color: id.startsWith('red') ? 'red' : 'black',
    x: -300 + 80 * (i % 8),
    y: id.startsWith('red') ? 200 + 40 * Math.floor(i / 8) : -200 - 40 * Math.floor(i / 8),
  }));

/** A stroke that touches `touch` first and pockets `pocketed`. */
const stroke = (shooter: Seat, discs: readonly Disc[], touch: DiscId, pocketed: readonly DiscId[] = []): PlayEntry => ({
  shooter,
  before: { discs, striker: HOME[shooter] },
  report: {
    events: [
      { t: 0.1, type: 'contact', a: 'striker', b: touch },
      ...pocketed.map((disc, i) => ({ t: 0.2 + i / 100, type: 'pocketed' as const, disc, pocket: 'ne' as const })),
    ],
    after: { discs: discs.filter((disc) => !pocketed.includes(disc.id)), striker: { x: 7, y: 130 } },
  },
});

const incident = (shooter: Seat | undefined, ...incidents: readonly Incident[]): PlayEntry => ({
  ...(shooter === undefined ? {} : { shooter }),
  incidents,
});

const run = (edition: EditionId, entries: readonly PlayEntry[], rest: Partial<PlayLog> = {}): Played => {
  const played = play({ edition, colors: SINGLES, sets: 3, first: 'red', log: entries, ...rest });
  if (!played.ok) throw new Error(`entry ${played.entry}: ${played.reason}`);
  return played;
};

/** A set won by the shooter with his last disc. */
const winning = (shooter: Seat, color: 'red' | 'black'): PlayEntry => stroke(shooter, spread('red1', 'black1'), `${color}1`, [`${color}1`]);
const missing = (shooter: Seat, color: 'red' | 'black'): PlayEntry =>
  stroke(shooter, spread('red1', 'red2', 'black1', 'black2'), `${color}1`);

describe('a set', () => {
  test('an empty log: the first player before the row of his discs on the far side', () => {
    const played = run('2017', []);
    expect(played.next).toBe('south');
    expect(played.position?.discs.find((disc) => disc.id === 'red1')).toEqual({ id: 'red1', color: 'red', x: -105, y: 485 });
    expect(played.position?.discs.find((disc) => disc.id === 'black1')).toEqual({ id: 'black1', color: 'black', x: 105, y: -485 });
    expect(played.sets).toEqual([]);
    expect(played.state).toMatchObject({ turn: 1, first: 'red', cleared: [], deciding: false });
  });

  test('a disc pocketed keeps the right, none pocketed passes it', () => {
    const discs = spread('red1', 'red2', 'black1', 'black2');
    const stored = run('2017', [stroke('south', discs, 'red1', ['red1'])]);
    expect([stored.next, stored.state.turn]).toEqual(['south', 1]);
    const passed = run('2017', [stroke('south', discs, 'red1', ['red1']), missing('south', 'red')]);
    expect([passed.next, passed.state.turn]).toEqual(['north', 2]);
    expect(passed.sets).toMatchObject([{ number: 1, winner: null, outcome: null, strokes: [0, 1] }]);
  });

  test('the position follows from the ruling before: only the striker is named', () => {
    const discs = spread('red1', 'red2', 'black1');
    const second = { shooter: 'south', striker: HOME.south, stroke: { angle: 90, speed: 3 } } as const;
    const log: PlayLog = { edition: '2017', colors: SINGLES, first: 'red', log: [stroke('south', discs, 'red1', ['red1']), second] };
    const played = play(log, ({ before }) => ({
      events: [{ t: 0.1, type: 'contact', a: 'striker', b: 'red2' }],
      after: { ...before, striker: null },
    }));
    expect(played.ok && played.rulings[1]?.report?.after.discs.map((disc) => disc.id)).toEqual(['red2', 'black1']);
    expect(play(log)).toEqual({ ok: false, entry: 1, reason: 'no-physics' });
    expect(play({ ...log, log: [{ shooter: 'south', stroke: { angle: 90, speed: 3 } }] })).toEqual({
      ok: false,
      entry: 0,
      reason: 'striker-unknown',
    });
  });

  test('a penalty earned while waiting is placed when the turn passes, and the next turn is missed (17.1.12, 17.1.п, 17.1.p)', () => {
    const moved: Incident = { type: 'discs-displaced', by: 'black', with: 'hand', count: 1 };
    for (const edition of ['2017', '2010', '2008'] as const) {
      const waiting = run(edition, [missing('south', 'red'), missing('north', 'black'), incident('south', moved)]);
      expect([waiting.next, waiting.state.debts]).toEqual(['south', { red: 0, black: 1 }]);
      const over = run(edition, [missing('south', 'red'), missing('north', 'black'), incident('south', moved), missing('south', 'red')]);
      expect([over.next, over.state.turn, over.state.debts]).toEqual(['south', 5, { red: 0, black: 0 }]);
      expect(over.rulings.at(-1)?.placements.map(({ disc, x, y }) => [disc, x, y])).toEqual([['black3', 0, -485]]);
    }
  });

  test('the delays of a game are counted (19.3, 19.2 ¶2)', () => {
    const slow: Incident = { type: 'delay', by: 'red' };
    for (const edition of ['2010', '2008'] as const) {
      const played = run(edition, [incident('south', slow), missing('north', 'black'), incident('south', slow)]);
      expect(played.rulings.map((ruling) => ruling.penaltyDiscs.red)).toEqual([0, 0, 1]);
      expect(played.state.delays).toEqual({ red: 2, black: 0 });
    }
  });
});

const eight = (color: 'red' | 'black'): readonly DiscId[] => Array.from({ length: 8 }, (_, i) => `${color}${i + 1}` as const);
const all = spread(...eight('red'), ...eight('black'));

describe('the first series', () => {
  const redClears = stroke('south', all, 'red1', eight('red'));
  const black = all.filter((disc) => disc.color === 'black');
  test.each([
    ['2017', '20.4', { red: ['north'], black: ['south'] }, 'black', 'south'],
    ['2010', '20.4', { red: ['north'], black: ['south'] }, 'black', 'south'],
    ['2008', '20.4', { red: ['north'], black: ['south'] }, 'black', 'south'],
    ['club', '7.6', { red: ['south'], black: ['north'] }, 'red', 'south'],
  ] as const)('%s: cleared, the opponent answers, the set is played again (%s)', (edition, article, colors, first, next) => {
    const cleared = run(edition, [redClears]);
    expect([cleared.next, cleared.state.turn, cleared.state.cleared]).toEqual(['north', 2, ['red']]);
    const again = run(edition, [redClears, stroke('north', black, 'black1', eight('black'))]);
    expect([again.colors, again.state.first, again.next, again.state.turn]).toEqual([colors, first, next, 1]);
    expect(again.sets).toMatchObject([{ number: 1, winner: null, strokes: [], replays: [{ strokes: [0, 1], article }] }]);
    expect(again.position).toEqual(startPosition(colors));
  });

  describe('cleared by a last stroke that costs only the right: the opponent’s disc falls with it (18.1.2, 18.1.б, 18.1.b, 3.10 •2)', () => {
    const spoiled = stroke('south', all, 'red1', [...eight('red'), 'black8']);
    const seven = all.filter((disc) => disc.color === 'black' && disc.id !== 'black8');
    const answered = stroke('north', seven, 'black1', eight('black').slice(0, 7));
    const again = { sets: [{ number: 1, winner: null, replays: [{ strokes: [0, 1] }] }], score: { red: 0, black: 0 } };

    test.each(['2017', '2010', '2008', 'club'] as const)('%s: he has cleared, and wins where the answer fails', (edition) => {
      const cleared = run(edition, [spoiled]);
      expect(cleared.rulings.at(-1)?.turn).toBe('passes');
      expect([cleared.next, cleared.state.cleared, cleared.state.clearedWithOffence]).toEqual(['north', ['red'], ['red']]);
      const failed = run(edition, [spoiled, stroke('north', seven, 'black1')]);
      expect(failed.sets).toMatchObject([{ number: 1, winner: 'red', outcome: 'won', strokes: [0, 1] }]);
    });

    test.each([
      ['2017', '20.4'],
      ['2010', '20.4'],
      ['2008', '20.4 note 1'],
    ] as const)('%s: where the answer succeeds he has lost the set (%s)', (edition, article) => {
      expect(run(edition, [spoiled, answered]).sets).toMatchObject([{ number: 1, winner: 'black', outcome: 'lost', article }]);
    });

    test('both cleared with an offence: nobody is ahead, the set is played again (reading both-cleared-with-offence)', () => {
      const lastOff = {
        ...answered,
        report: {
          ...answered.report,
          events: [...(answered.report?.events ?? []), { t: 9, type: 'zone-return', disc: 'striker', seat: 'north' }],
        },
      };
      expect(run('2017', [spoiled, lastOff as typeof answered])).toMatchObject(again);
    });
  });

  test('not answered: the set is the first player’s (20.4)', () => {
    const played = run('2017', [redClears, stroke('north', black, 'black1')]);
    expect(played.sets).toMatchObject([{ number: 1, winner: 'red', outcome: 'won', strokes: [0, 1] }]);
    expect(played.score).toEqual({ red: 1, black: 0 });
  });

  test('after a replay the next set begins as the sheet has it (20.4)', () => {
    const again = [redClears, stroke('north', black, 'black1', eight('black'))];
    const played = run('2017', [...again, missing('south', 'black'), missing('north', 'red'), winning('south', 'black')]);
    expect(played.sets).toMatchObject([{ first: 'black', winner: 'black', replays: [{ first: 'red' }] }]);
    expect([played.state.first, played.colors, played.next]).toEqual(['black', SINGLES, 'north']);
  });
});

describe('from set to set', () => {
  test('singles: sides change, the first stroke stays on its side of the table (20.2, club 7.3)', () => {
    for (const edition of ['2017', '2010', '2008', 'club'] as const) {
      const played = run(edition, [missing('south', 'red'), missing('north', 'black'), winning('south', 'red')]);
      expect([played.colors, played.state.first, played.next]).toEqual([{ red: ['north'], black: ['south'] }, 'black', 'south']);
      expect(played.sets).toMatchObject([{ number: 1, winner: 'red', outcome: 'won' }]);
      expect(played.position).toEqual(startPosition(played.colors));
    }
  });

  const later = (seat: Seat, color: 'red' | 'black'): readonly PlayEntry[] => {
    const other = seat === 'south' ? 'north' : 'south';
    return [missing(seat, color), missing(other, color === 'red' ? 'black' : 'red'), winning(seat, color)];
  };

  test('more than half of the sets decides the game (24.1, 23.1, club 9)', () => {
    const two = [...later('south', 'red'), ...later('south', 'black'), ...later('south', 'red')];
    const played = run('2017', two);
    expect(played.sets.map((set) => set.winner)).toEqual(['red', 'black', 'red']);
    expect(played.sets.map((set) => set.strokes)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]);
    expect([played.game, played.next]).toEqual([{ winner: 'red', by: 'sets' }, null]);
    expect(play({ edition: '2017', colors: SINGLES, sets: 3, first: 'red', log: [...two, missing('south', 'red')] })).toEqual({
      ok: false,
      entry: 9,
      reason: 'game-over',
    });
    const before = run('2017', two.slice(0, 6));
    expect(before.state.deciding).toBe(true);
  });

  test('an even number of sets can be level', () => {
    const played = run('2010', [...later('south', 'red'), ...later('south', 'black')], { sets: 2 });
    expect(played.game).toEqual({ winner: null, by: 'sets' });
  });

  test('the last discs of both together: the set again as it was (20.5), under the club rules drawn (3.14)', () => {
    const both = stroke('south', spread('red1', 'black1'), 'red1', ['red1', 'black1']);
    const opening = [missing('south', 'red'), missing('north', 'black')];
    const again = run('2017', [...opening, both]);
    expect([again.colors, again.state.first, again.next]).toEqual([SINGLES, 'red', 'south']);
    expect(again.sets).toMatchObject([{ winner: null, outcome: null, replays: [{ article: '20.5' }] }]);
    const drawn = run('club', [...opening, both]);
    expect(drawn.sets).toMatchObject([{ winner: null, outcome: 'drawn', article: '3.14' }]);
    expect(drawn.state.first).toBe('black');
  });
});

describe('dark discs missed', () => {
  const dark: readonly Disc[] = [
    { id: 'red1', color: 'red', x: 0, y: -450 },
    { id: 'black1', color: 'black', x: 0, y: 450 },
  ];
  const miss = (shooter: Seat): PlayEntry => ({
    shooter,
    before: { discs: dark, striker: { x: 200, y: shooter === 'south' ? -440 : 440 } },
    report: {
      events: [{ t: 0.2, type: 'board', disc: 'striker', board: shooter === 'south' ? 'north' : 'south' }],
      after: { discs: dark, striker: { x: 200, y: 0 } },
    },
  });
  const six = (['south', 'north', 'south', 'north', 'south', 'north'] as const).map(miss);
  test.each(['2017', '2010', '2008', 'club'] as const)(
    '%s: three each, and the set is begun again with the same first stroke (20.6, club 7.4)',
    (edition) => {
      expect(run(edition, six.slice(0, 5)).state.darkMisses).toEqual({ red: 3, black: 2 });
      const played = run(edition, six);
      expect(played.sets).toMatchObject([{ winner: null, replays: [{ rule: 'dark-misses', strokes: [0, 1, 2, 3, 4, 5] }] }]);
      expect([played.next, played.state.first, played.state.darkMisses]).toEqual(['south', 'red', { red: 0, black: 0 }]);
    },
  );
  /** South's dark disc is touched the right way, off the far board. */
  const hit: PlayEntry = {
    ...six[0],
    shooter: 'south',
    report: {
      events: [...(miss('south').report?.events ?? []), { t: 0.4, type: 'contact', a: 'striker', b: 'red1' }],
      after: { discs: dark, striker: { x: 200, y: 0 } },
    },
  };
  test.each([
    ['together', { red: 1, black: 1 }],
    ['in-a-row', { red: 0, black: 1 }],
  ] as const)('a hit in between, counted %s', (option, misses) => {
    const played = run('2017', [miss('south'), miss('north'), hit], { readings: { 'dark-misses-in-a-row': option } });
    expect(played.state.darkMisses).toEqual(misses);
  });
  test('what happens without a stroke does not count, nor does it begin the count anew', () => {
    const talk = incident('south', { type: 'talking', by: 'red', to: 'opponent' });
    const played = run('2017', [miss('south'), miss('north'), talk], { readings: { 'dark-misses-in-a-row': 'in-a-row' } });
    expect(played.state.darkMisses).toEqual({ red: 1, black: 1 });
  });
  test('a single light disc on the table begins the count anew', () => {
    const light: Disc = { id: 'black2', color: 'black', x: 100, y: 100 };
    const { before, report, ...rest } = miss('south') as Required<Pick<PlayEntry, 'before' | 'report' | 'shooter'>>;
    const mixed: PlayEntry = {
      ...rest,
      before: { ...before, discs: [...before.discs, light] },
      report: { ...report, after: { ...report.after, discs: [...report.after.discs, light] } },
    };
    expect(run('2017', [miss('south'), miss('north'), mixed]).state.darkMisses).toEqual({ red: 0, black: 0 });
  });
  test('a light disc in between, and the count begins anew', () => {
    const played = run('2017', [...six.slice(0, 4), missing('south', 'red'), miss('north')]);
    expect(played.state.darkMisses).toEqual({ red: 0, black: 1 });
  });
});

describe('doubles', () => {
  const pair: Partial<PlayLog> = { format: 'doubles', colors: DOUBLES };
  test('strokes go clockwise (21.1)', () => {
    const order = (['south', 'west', 'north', 'east'] as const).map((seat, i) => missing(seat, i % 2 === 0 ? 'red' : 'black'));
    expect(order.map((_, i) => run('2017', order.slice(0, i + 1), pair).next)).toEqual(['west', 'north', 'east', 'south']);
  });
  test('the pair chooses who begins; the first stroke stays on that side, the players move on clockwise (21.1, club 8.1, 8.2)', () => {
    const first = [
      missing('north', 'red'),
      missing('east', 'black'),
      missing('south', 'red'),
      missing('west', 'black'),
      winning('north', 'red'),
    ];
    for (const edition of ['2017', '2010', '2008', 'club'] as const) {
      const played = run(edition, first, pair);
      expect(played.outOfTurn).toEqual([]);
      expect([played.colors, played.state.first, played.next]).toEqual([
        { red: ['west', 'east'], black: ['north', 'south'] },
        'black',
        'north',
      ]);
    }
  });
  test('both pairs clear in the first series: places kept, the last to stroke begins (21.1)', () => {
    const sixteen = (color: 'red' | 'black') => Array.from({ length: 16 }, (_, i) => `${color}${i + 1}` as DiscId);
    const table = spread(...sixteen('red'), ...sixteen('black'));
    const black = table.filter((disc) => disc.color === 'black');
    const played = run('2017', [stroke('south', table, 'red1', sixteen('red')), stroke('west', black, 'black1', sixteen('black'))], pair);
    expect([played.colors, played.state.first, played.next]).toEqual([DOUBLES, 'black', 'west']);
  });
  test('the second player clears after the first has failed: the third answers in 2008 and 2010, in 2017 and the club’s it is won (no. 70, 21.7, 21.8, 8.4)', () => {
    const sixteen = (color: 'red' | 'black') => Array.from({ length: 16 }, (_, i) => `${color}${i + 1}` as DiscId);
    const table = spread(...sixteen('red'), ...sixteen('black'));
    const reds = table.filter((disc) => disc.color === 'red');
    const clears = [missing('south', 'red'), stroke('west', table, 'black1', sixteen('black'))];
    for (const edition of ['2017', 'club'] as const) expect(run(edition, clears, pair).score).toEqual({ red: 0, black: 1 });
    for (const edition of ['2010', '2008'] as const) {
      const waits = run(edition, clears, pair);
      expect([waits.next, waits.state.turn, waits.state.cleared, waits.score]).toEqual(['north', 3, ['black'], { red: 0, black: 0 }]);
      expect(run(edition, [...clears, stroke('north', reds, 'red1')], pair).score).toEqual({ red: 0, black: 1 });
      const answered = run(edition, [...clears, stroke('north', reds, 'red1', sixteen('red'))], pair);
      expect([answered.colors, answered.state.first, answered.next, answered.score]).toEqual([
        DOUBLES,
        'red',
        'north',
        { red: 0, black: 0 },
      ]);
    }
  });
  test('a turn missed is the next player’s of the pair', () => {
    const moved: Incident = { type: 'discs-displaced', by: 'black', seat: 'west', with: 'hand', count: 1 };
    const played = run('2017', [incident('south', moved), missing('south', 'red')], pair);
    expect([played.next, played.state.turn]).toEqual(['north', 3]);
  });
});

describe('lost games', () => {
  const talk: Incident = { type: 'talking', by: 'red', to: 'opponent' };
  const three = [missing('south', 'red'), incident('north', talk), incident('north', talk), incident('north', talk)];
  test.each([
    ['2017', [null], { winner: 'black', by: 'loss' }],
    ['2010', [null, 'black', 'black'], { winner: 'black', by: 'loss' }],
    ['2008', ['black', 'black', 'black'], { winner: 'black', by: 'loss' }],
  ] as const)('%s: the third warning and the sets that are left', (edition, winners, game) => {
    const played = run(edition, three);
    expect(played.sets.map((set) => set.winner)).toEqual(winners);
    expect([played.game, played.next, played.state.warnings]).toEqual([game, null, { red: 3, black: 0 }]);
    expect(played.sheet.filter((note) => note.effect === 'warning').map((note) => note.entry)).toEqual([1, 2, 3]);
  });

  test('lateness before the game, a hand refused after it', () => {
    const late = run('2017', [incident(undefined, { type: 'late-arrival', by: 'black', minutes: 4, announced: false })]);
    expect([late.game, late.sets, late.state.losses?.black]).toEqual([{ winner: 'red', by: 'loss' }, [], { lateness: 1, misconduct: 0 }]);
    const both = run('2017', [
      incident(
        undefined,
        { type: 'late-arrival', by: 'red', minutes: 4, announced: false },
        { type: 'misconduct', by: 'red', what: 'swearing' },
      ),
    ]);
    expect(both.state.losses).toEqual({ red: { lateness: 1, misconduct: 1 }, black: { lateness: 0, misconduct: 0 } });
    const over = [missing('south', 'red'), missing('north', 'black'), winning('south', 'red')];
    const refused = run('2017', [...over, incident(undefined, { type: 'handshake-refused', by: 'red', when: 'after' })], { sets: 1 });
    expect(refused.game).toEqual({ winner: 'black', by: 'loss' });
    expect(refused.sheet.at(-1)).toMatchObject({ effect: 'game-lost', color: 'red', article: '15.2' });
  });

  test('away between sets for too long: the next set is lost before it is begun (16.1.л)', () => {
    const over = [missing('south', 'red'), missing('north', 'black'), winning('south', 'red')];
    const played = run('2010', [...over, incident(undefined, { type: 'left-table', by: 'red', minutes: 5, consent: false })]);
    expect(played.sets).toMatchObject([
      { winner: 'red' },
      { number: 2, winner: 'black', outcome: 'lost', strokes: [], entries: [3], article: '16.1.л' },
    ]);
  });

  test('a stroke by who had not the right, without an incident that says so, is named', () => {
    expect(run('2017', [missing('north', 'black')]).outOfTurn).toEqual([0]);
  });
});

describe('what stands in the way of an entry', () => {
  const discs = spread('red1', 'red2', 'black1', 'black2');
  const aimed = { angle: 90, speed: 3 };
  const still = ({ before }: { readonly before: Position }) => ({ events: [], after: { ...before, striker: null } });
  const noted: PlayEntry = { shooter: 'south', noted: [{ rule: 'nothing-pocketed', color: 'red' }] };
  const report: StrokeReport = { events: [], after: { discs, striker: null } };
  const placed: Position = { discs, striker: HOME.south };
  test.each<readonly [string, PlayEntry, string]>([
    ['a stroke on a score sheet, which knows no position', { shooter: 'north', striker: HOME.north, stroke: aimed }, 'position-unknown'],
    ['a report on a score sheet', { shooter: 'north', striker: HOME.north, report }, 'position-unknown'],
    ['a rule that the book does not have', { shooter: 'north', noted: [{ rule: 'far-board-missed', color: 'black' }] }, 'no-such-rule'],
  ])('%s', (_what, entry, reason) => {
    expect(play({ edition: '2017', colors: SINGLES, first: 'red', log: [noted, entry] }, still)).toEqual({ ok: false, entry: 1, reason });
  });
  test.each<readonly [string, PlayEntry]>([
    ['nobody says where the striker lies', { shooter: 'south', stroke: aimed }],
    ['the position has no striker', { shooter: 'south', before: { discs, striker: null }, stroke: aimed }],
    ['a report without a striker', { shooter: 'south', report }],
  ])('%s', (_what, entry) => {
    const played = play({ edition: '2017', colors: SINGLES, first: 'red', log: [entry] }, still);
    expect(played).toEqual({ ok: false, entry: 0, reason: 'striker-unknown' });
  });
  test('an entry that cannot follow from the one before', () => {
    const log: PlayLog = { edition: '2017', colors: SINGLES, first: 'red', log: [missing('south', 'red'), missing('north', 'black')] };
    expect(play(log, undefined, (_question, entry) => entry === 0)).toEqual({ ok: false, entry: 1, reason: 'does-not-follow' });
    expect(play(log, undefined, () => true).ok).toBe(true);
  });
  test('a ruling holds the report where physics made it, and not where it was given', () => {
    const reportsOf = (entry: PlayEntry) => {
      const played = play({ edition: '2017', colors: SINGLES, first: 'red', log: [entry] }, still);
      return played.ok ? played.rulings.map((ruling) => ruling.report) : played;
    };
    expect(reportsOf({ shooter: 'south', before: placed, stroke: aimed })).toEqual([report]);
    expect(reportsOf({ shooter: 'south', before: placed, report })).toEqual([undefined]);
    const other: StrokeReport = { ...report, after: { discs, striker: { x: 0, y: 100 } } };
    expect(reportsOf({ shooter: 'south', before: placed, report: other, stroke: aimed })).toEqual([other]);
    expect(reportsOf({ shooter: 'south', incidents: [{ type: 'talking', by: 'red', to: 'opponent' }] })).toEqual([undefined]);
  });
});

describe('whose stroke an entry is', () => {
  test.each(['first-stroke-out-of-turn', 'stroke-out-of-order', 'striker-placed-early'] as const)(
    'an incident says that it was out of turn: %s',
    (type) => {
      const early: PlayEntry = { ...missing('north', 'black'), incidents: [{ type, by: 'black' }] };
      expect(run('2017', [early]).outOfTurn).toEqual([]);
      expect(run('2017', [{ ...early, incidents: [{ type: 'talking', by: 'black' }] }]).outOfTurn).toEqual([0]);
    },
  );
  test('before the first stroke of a set nobody has the right yet, after it who is next has', () => {
    const talk: PlayEntry = { incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1 }] };
    expect(run('2017', [talk]).rulings[0]?.turn).toBeNull();
    expect(run('2017', [missing('south', 'red'), talk]).rulings[1]?.turn).toBe('passes');
    expect(run('2017', [talk]).outOfTurn).toEqual([]);
  });
  test('a stroke whose player is not named is that of who is next', () => {
    const { shooter: _, ...stroke } = missing('north', 'black');
    const played = run('2017', [missing('south', 'red'), stroke]);
    expect([played.rulings[1]?.turn, played.next, played.outOfTurn]).toEqual(['passes', 'south', []]);
    const { shooter: __, ...first } = missing('south', 'red');
    expect(run('2017', [first]).rulings[0]?.turn).toBe('passes');
  });
  test('doubles: the penalty of a pair that waits is its next player’s', () => {
    const moved: PlayEntry = { shooter: 'south', incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1 }] };
    const { state } = run('2017', [moved], { format: 'doubles', colors: DOUBLES });
    expect([state.debts, state.waiting]).toEqual([
      { south: 0, west: 1, north: 0, east: 0 },
      { south: 0, west: 1, north: 0, east: 0 },
    ]);
  });
});

test('the state of a game, whole, and a ruling that was noted, whole', () => {
  const noted: PlayEntry = { shooter: 'south', noted: [{ rule: 'all-pocketed', color: 'red' }] };
  const NONE = { red: 0, black: 0 };
  const losses = { red: { lateness: 0, misconduct: 0 }, black: { lateness: 0, misconduct: 0 } };
  const fresh = {
    debts: NONE,
    warnings: NONE,
    delays: NONE,
    losses,
    turn: 1,
    first: 'red',
    cleared: [],
    darkMisses: NONE,
    deciding: false,
  };
  expect(Object.entries(run('2017', []).state)).toEqual(Object.entries(fresh));
  const [ruling] = run('2017', [noted]).rulings;
  expect(ruling).toEqual({
    edition: '2017',
    stroke: null,
    turn: null,
    losesNext: null,
    penaltyDiscs: NONE,
    warnings: NONE,
    debts: NONE,
    set: { outcome: 'won', color: 'red' },
    game: null,
    excluded: null,
    restored: [],
    placements: [],
    unplaced: [],
    position: null,
    findings: [{ article: '20.3', rule: 'all-pocketed', effects: ['set-won'], color: 'red' }],
    notes: [],
  });
  const going = run('2017', [{ shooter: 'south', noted: [{ rule: 'nothing-pocketed', color: 'red' }] }]).rulings;
  expect([going[0]?.losesNext, going[0]?.debts]).toEqual([null, NONE]);
  const over = run('2017', [missing('south', 'red'), missing('north', 'black'), winning('south', 'red')], { sets: 1 });
  expect(over.position).toEqual(over.rulings[2]?.position);
});

test.each([
  ['doubles', DOUBLES, 'red', 'north', 'north'],
  ['doubles', DOUBLES, 'black', 'north', 'west'],
  ['singles', SINGLES, 'black', 'north', 'north'],
  ['singles', SINGLES, 'black', 'south', 'north'],
] as const)('who strokes first: %s, %j, %s, from %s: %s', (format, colors, first, side, seat) => {
  expect(startSeat(colors, format, first, side)).toBe(seat);
});
