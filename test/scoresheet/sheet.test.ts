import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLog } from '../../src/notation/parse.ts';
import { runPlay } from '../../src/notation/run/play.ts';
import { INCIDENT_TYPES, type RuleCode } from '../../src/referee/codes.ts';
import { EDITIONS } from '../../src/referee/editions.ts';
import { colorOfSeat } from '../../src/referee/seats.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { clockText, leftOn, pauseClock, resumeClock, startClock } from '../../src/scoresheet/clock.ts';
import { colorOfEntered, newSheet, seatingOf } from '../../src/scoresheet/head.ts';
import { sheetOf } from '../../src/scoresheet/import.ts';
import { firstValues, incidentOf } from '../../src/scoresheet/incident-fields.ts';
import {
  debtsFirst,
  endings,
  incident,
  incidentTypes,
  logOf,
  namesBySeat,
  noted,
  penalties,
  put,
  redo,
  undo,
} from '../../src/scoresheet/sheet.ts';
import type { Act, Color, Seat, Sheet, SheetHead } from '../../src/scoresheet/types.ts';
import { headOf, must, played } from '../support/sheet.ts';

const doubles: Partial<SheetHead> = { format: 'doubles', names: { first: ['A', 'B'], second: ['C', 'D'] } };

/** Some act that can be done now, picked by a number; null where none is left. */
function someAct(sheet: Sheet, pick: number): Act | null {
  const { next, colors } = played(sheet);
  if (next === null) return null;
  const shooter = colorOfSeat(colors, next);
  const other = shooter === 'red' ? 'black' : 'red';
  const ends = endings(sheet.head, played(sheet));
  const costs = penalties(sheet.head);
  const types = incidentTypes(sheet.head.edition);
  const at = pick;
  const of = <T>(list: readonly T[]): T => list[Math.floor(pick / 7) % list.length] as T;
  switch (pick % 7) {
    case 0:
      return { at, entry: noted(next, { rule: of(ends).rule, color: of(ends).color }) };
    case 1:
      return { at, entry: noted(next, { rule: of(costs).rule, color: shooter }) };
    case 2:
      return { at, entry: incident(next, incidentOf(of(types), pick % 2 ? shooter : other, firstValues(of(types)))) };
    case 3:
      return { at, entry: noted(next, { rule: 'penalty-placement', color: pick % 2 ? shooter : other }) };
    case 4:
      return { at, entry: noted(next, { rule: 'first-series-cleared', color: shooter }) };
    case 5:
      return sheet.head.format === 'doubles'
        ? { at, swap: other }
        : { at, entry: noted(next, { rule: 'nothing-pocketed', color: shooter }) };
    default:
      return { at, entry: noted(next, { rule: 'nothing-pocketed', color: shooter }) };
  }
}
const sheets: fc.Arbitrary<Sheet> = fc
  .record({
    edition: fc.constantFrom(...EDITION_IDS),
    isDouble: fc.boolean(),
    sets: fc.integer({ min: 1, max: 7 }),
    red: fc.constantFrom('first' as const, 'second' as const),
    begins: fc.constantFrom('first' as const, 'second' as const),
    south: fc.constantFrom('first' as const, 'second' as const),
    picks: fc.array(fc.nat(100_000), { maxLength: 25 }),
  })
  .map(({ edition, isDouble, picks, ...more }) =>
    picks.reduce<Sheet>(
      (sheet, pick) => {
        const act = someAct(sheet, pick);
        return act === null ? sheet : (put(sheet, act) ?? sheet);
      },
      newSheet(headOf(edition, { ...more, ...(isDouble ? doubles : {}) })),
    ),
  );

describe('a sheet is a log', () => {
  test('exported and read again as a document, `play` comes to the same score', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const parsed = parseLog(JSON.parse(JSON.stringify(logOf(sheet))));
        expect(parsed.ok ? null : parsed.error).toBeNull();
        if (!parsed.ok) return;
        const answer = runPlay(parsed.value);
        const { ok: _, ...own } = played(sheet);
        expect(answer).toEqual({ ok: true, value: own });
      }),
      { numRuns: 150 },
    );
  });

  test('exported and taken back it is the same sheet: names, places, times, partners who changed places', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const parsed = parseLog(JSON.parse(JSON.stringify(logOf(sheet))));
        expect(parsed.ok && sheetOf(parsed.value, 0)).toEqual({ ok: true, value: { ...sheet, undone: [], clock: null } });
      }),
      { numRuns: 150 },
    );
  });

  test('debts are never negative, the score never more than the sets, positions never claimed', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { state, score, position } = played(sheet);
        for (const n of Object.values(state.debts ?? {})) expect(n).toBeGreaterThanOrEqual(0);
        expect(score.red + score.black).toBeLessThanOrEqual(sheet.head.sets);
        if (sheet.acts.some((act) => 'entry' in act && act.entry.noted)) expect(position).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  test('what was taken back comes back', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        if (sheet.acts.length === 0) return;
        expect(redo(undo(sheet))).toEqual({ ...sheet, undone: [] });
        expect(undo(sheet).acts.length).toBe(sheet.acts.length - 1);
      }),
    );
  });
});

describe('a game', () => {
  const win = (sheet: Sheet, who: 'red' | 'black'): Sheet => {
    let now = sheet;
    if (colorOfSeat(played(now).colors, played(now).next ?? 'south') !== who)
      now = must(
        put(now, {
          at: 0,
          entry: noted(played(now).next ?? 'south', { rule: 'nothing-pocketed', color: who === 'red' ? 'black' : 'red' }),
        }),
      );
    return must(put(now, { at: 0, entry: noted(played(now).next ?? 'south', { rule: 'all-pocketed', color: who }) }));
  };

  test('sides change after each set, first strokes take turns, more than half wins', () => {
    let sheet = newSheet(headOf('2017'));
    sheet = win(sheet, 'red');
    expect(played(sheet).colors).toEqual({ red: ['north'], black: ['south'] });
    expect(namesBySeat(sheet, played(sheet).colors)).toEqual({ north: 'Ozola', south: 'Kask' });
    expect(played(sheet).next).toBe('south');
    sheet = win(win(sheet, 'black'), 'red');
    sheet = win(sheet, 'red');
    expect(played(sheet).game).toEqual({ winner: 'red', by: 'sets' });
    expect(played(sheet).sets.map((set) => [set.first, set.winner, set.article])).toEqual([
      ['red', 'red', '20.3'],
      ['black', 'black', '20.3'],
      ['red', 'red', '20.3'],
      ['black', 'red', '20.3'],
    ]);
    expect(put(sheet, { at: 1, entry: noted('south', { rule: 'all-pocketed', color: 'red' }) })).toBeNull();
  });

  test('an even number of sets can end level', () => {
    let sheet = newSheet(headOf('2010', { sets: 2 }));
    sheet = win(win(sheet, 'red'), 'black');
    expect(played(sheet).game).toEqual({ winner: null, by: 'sets' });
  });

  test('in doubles the players move on clockwise; partners may change places', () => {
    let sheet = newSheet(headOf('2017', doubles));
    expect(namesBySeat(sheet, played(sheet).colors)).toEqual({ south: 'A', north: 'B', west: 'C', east: 'D' });
    sheet = must(put(sheet, { at: 0, swap: 'black' }));
    expect(namesBySeat(sheet, played(sheet).colors)).toEqual({ south: 'A', north: 'B', west: 'D', east: 'C' });
    sheet = win(sheet, 'red');
    expect(namesBySeat(sheet, played(sheet).colors)).toEqual({ west: 'A', east: 'B', north: 'D', south: 'C' });
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = played(sheet).next ?? 'south';
      order.push(seat);
      sheet = must(put(sheet, { at: 0, entry: noted(seat, { rule: 'nothing-pocketed', color: colorOfSeat(played(sheet).colors, seat) }) }));
    }
    expect(order).toEqual(['south', 'west', 'north', 'east']);
  });

  test('a penalty disc costs the turn and is owed until it is placed or forgotten', () => {
    let sheet = newSheet(headOf('2017'));
    sheet = must(put(sheet, { at: 0, entry: noted('south', { rule: 'striker-pocketed', color: 'red' }) }));
    expect(played(sheet)).toMatchObject({ next: 'north', state: { debts: { red: 1, black: 0 } } });
    expect(played(sheet).rulings[0]?.findings[0]?.article).toBe('17.1.4');
    const placed = must(put(sheet, { at: 0, entry: noted('north', { rule: 'penalty-placement', color: 'red' }) }));
    expect(played(placed)).toMatchObject({ next: 'north', state: { debts: { red: 0, black: 0 } } });
    const forgotten = must(put(sheet, { at: 0, entry: incident('north', { type: 'penalty-forgotten', by: 'red' }) }));
    expect(played(forgotten).state.debts).toEqual({ red: 0, black: 0 });
  });

  test.each([
    ['2017', 'loss', 'black', 'game'],
    ['2010', 'loss', 'black', 'unplayed-sets'],
    ['2008', 'loss', 'black', 'current-and-unplayed-sets'],
  ] as const)('the third warning in %s', (edition, by, winner, scope) => {
    let sheet = newSheet(headOf(edition));
    for (let i = 0; i < 3; i++) sheet = must(put(sheet, { at: i, entry: incident('south', { type: 'object-on-board', by: 'red' }) }));
    expect(played(sheet).rulings[2]?.game).toEqual({ outcome: 'lost', color: 'red', scope });
    expect(played(sheet).game).toEqual({ winner, by });
    expect(played(sheet).sheet.filter((note) => note.effect === 'warning').length).toBe(3);
  });

  test('a cleared first series is answered: replayed with sides and first stroke exchanged (2017), with neither (club)', () => {
    for (const [edition, first, south] of [
      ['2017', 'black', 'black'],
      ['club', 'red', 'red'],
    ] as const) {
      let sheet = newSheet(headOf(edition));
      sheet = must(put(sheet, { at: 0, entry: noted('south', { rule: 'first-series-cleared', color: 'red' }) }));
      expect(played(sheet).next).toBe('north');
      const rules = endings(sheet.head, played(sheet)).map((offer) => offer.rule);
      expect(rules).toContain('first-series-answered');
      expect(rules).not.toContain('all-pocketed');
      sheet = must(put(sheet, { at: 0, entry: noted('north', { rule: 'first-series-answered', color: 'black' }) }));
      expect(colorOfSeat(played(sheet).colors, played(sheet).next ?? 'south')).toBe(first);
      expect(played(sheet).colors[south]).toEqual(['south']);
      expect(played(sheet).score).toEqual({ red: 0, black: 0 });
    }
  });

  describe('set-won-with-a-debt: while a side owes a disc, the last one pocketed decides nothing', () => {
    const offered = (sheet: Sheet, rule: string) =>
      endings(sheet.head, played(sheet)).flatMap((ending) => (ending.rule === rule ? [ending.color] : []));
    const enter = (sheet: Sheet, rule: RuleCode, color: Color, shooter = played(sheet).next ?? 'south', seat?: Seat): Sheet =>
      must(put(sheet, { at: 0, entry: noted(shooter, { rule, color, ...(seat ? { seat } : {}) }) }));

    test.each([
      ['2017', '17.5'],
      ['2010', '17.5'],
      ['2008', '17.5'],
      ['club', '5.2'],
    ] as const)('%s: not offered until the disc is placed', (edition, article) => {
      let sheet = enter(enter(newSheet(headOf(edition)), 'striker-pocketed', 'red'), 'nothing-pocketed', 'black');
      expect(played(sheet)).toMatchObject({ next: 'south', state: { debts: { red: 1, black: 0 } } });
      expect([offered(sheet, 'all-pocketed'), offered(sheet, 'opponent-all-pocketed')]).toEqual([['black'], ['black']]);
      // a penalty together with the last discs loses the set, debt or none
      expect(offered(sheet, 'last-disc-with-penalty')).toEqual(['red', 'black']);
      expect(debtsFirst(sheet.head, played(sheet))).toEqual([{ color: 'red', seat: 'south', answer: false, article }]);
      sheet = enter(sheet, 'penalty-placement', 'red');
      expect([offered(sheet, 'all-pocketed'), debtsFirst(sheet.head, played(sheet))]).toEqual([['red', 'black'], []]);
    });

    test('by the reading that it wins all the same, it is', () => {
      const head = headOf('club', { readings: { 'club-debt-and-all-pocketed': 'won' } });
      const sheet = enter(newSheet(head), 'striker-pocketed', 'red');
      expect(offered(sheet, 'all-pocketed')).toEqual(['red', 'black']);
    });

    test('the first series is not cleared with a debt, nor answered with one', () => {
      // a penalty of who waits: he owes while the first series goes on
      const owing = enter(newSheet(headOf('2017')), 'striker-pocketed', 'black', 'south');
      expect(played(owing)).toMatchObject({ next: 'south', state: { debts: { red: 0, black: 1 } } });
      expect(offered(owing, 'first-series-cleared')).toEqual(['red']);
      const answering = enter(owing, 'first-series-cleared', 'red');
      expect(played(answering).next).toBe('north');
      expect([offered(answering, 'first-series-answered'), offered(answering, 'answer-with-offence')]).toEqual([[], ['black']]);
      expect(debtsFirst(answering.head, played(answering))).toMatchObject([{ color: 'black', answer: false }]);
      const paid = enter(answering, 'penalty-placement', 'black');
      expect([offered(paid, 'first-series-answered'), offered(paid, 'answer-with-offence')]).toEqual([['black'], ['red', 'black']]);
    });

    test('a failed answer does not decide the set for who owes: “series over” has him play on', () => {
      const cleared = enter(newSheet(headOf('2017')), 'first-series-cleared', 'red');
      expect(offered(cleared, 'first-series-not-answered')).toEqual(['red']);
      const owing = enter(cleared, 'striker-pocketed', 'red', 'north');
      expect(played(owing).state.debts).toEqual({ red: 1, black: 0 });
      expect(offered(owing, 'first-series-not-answered')).toEqual([]);
      expect(debtsFirst(owing.head, played(owing))).toEqual([{ color: 'red', seat: 'south', answer: true, article: '20.4 Anm.' }]);
    });

    test('doubles: the debt of who strokes counts, not the partner’s', () => {
      let sheet = enter(newSheet(headOf('2017', doubles)), 'striker-pocketed', 'red');
      expect(played(sheet).state.debts).toMatchObject({ south: 1, north: 0 });
      sheet = enter(sheet, 'nothing-pocketed', 'black');
      expect([played(sheet).next, offered(sheet, 'all-pocketed')]).toEqual(['north', ['red', 'black']]);
      sheet = enter(enter(sheet, 'nothing-pocketed', 'red'), 'nothing-pocketed', 'black');
      expect([played(sheet).next, offered(sheet, 'all-pocketed')]).toEqual(['south', ['black']]);
      expect(debtsFirst(sheet.head, played(sheet))).toEqual([{ color: 'red', seat: 'south', answer: false, article: '17.5' }]);
      expect(offered(enter(sheet, 'penalty-placement', 'red', 'south', 'south'), 'all-pocketed')).toEqual(['red', 'black']);
    });

    test('a game stored with such a set opens as it stands', () => {
      const sheet = enter(
        enter(enter(newSheet(headOf('2017')), 'striker-pocketed', 'red'), 'nothing-pocketed', 'black'),
        'all-pocketed',
        'red',
      );
      expect(played(sheet).score).toEqual({ red: 1, black: 0 });
      const parsed = parseLog(JSON.parse(JSON.stringify(logOf(sheet))));
      expect(parsed.ok && sheetOf(parsed.value, 0).ok).toBe(true);
    });
  });

  test('a rule that the edition has not is refused', () => {
    expect(put(newSheet(headOf('club')), { at: 0, entry: noted('south', { rule: 'third-warning', color: 'red' }) })).toBeNull();
  });
});

test('who is entered first may play black and begin in the north', () => {
  const head = headOf('2017', { red: 'second', south: 'second', begins: 'first' });
  expect(colorOfEntered(head, 'first')).toBe('black');
  expect(logOf(newSheet(head))).toMatchObject({ colors: { red: ['south'], black: ['north'] }, first: 'black' });
});

test('every incident that the sheet offers is a document that the referee takes', () => {
  for (const edition of EDITION_IDS) {
    for (const type of incidentTypes(edition)) {
      const sheet = newSheet(headOf(edition, doubles));
      const { about: _, ...bare } = logOf(sheet);
      const log = { ...bare, log: [incident('south', incidentOf(type, 'red', firstValues(type)))] };
      const parsed = parseLog(JSON.parse(JSON.stringify(log)));
      expect([type, parsed.ok ? null : parsed.error]).toEqual([type, null]);
    }
    expect(incidentTypes(edition).every((type) => INCIDENT_TYPES.includes(type) && type in EDITIONS[edition].incidents)).toBe(true);
  }
});

describe('a document with noted findings', () => {
  const log = (entry: object) => ({ edition: '2017', colors: { red: ['south'], black: ['north'] }, first: 'red', sets: 5, log: [entry] });
  test.each([
    [{ noted: [] }, 'log[0].noted'],
    [{ noted: [{ rule: 'no-such', color: 'red' }] }, 'log[0].noted[0].rule'],
    [{ noted: [{ rule: 'all-pocketed', color: 'red' }], incidents: [{ type: 'phone-call', by: 'red' }] }, 'log[0].noted'],
    [{ noted: [{ rule: 'all-pocketed', color: 'red', seat: 'west' }] }, 'log[0].noted[0].seat'],
  ])('%o is refused', (entry, path) => {
    const parsed = parseLog(log(entry));
    expect(parsed.ok ? null : parsed.error[0]?.path).toBe(path);
  });
  test('a rule of another edition is named', () => {
    const parsed = parseLog({ ...log({ noted: [{ rule: 'dark-misses', color: 'red' }] }), edition: 'club' });
    if (!parsed.ok) throw new Error('shape');
    expect(runPlay(parsed.value).ok).toBe(true);
    const other = parseLog({ ...log({ noted: [{ rule: 'phone-call', color: 'red' }] }), edition: 'club' });
    if (!other.ok) throw new Error('shape');
    const answer = runPlay(other.value);
    expect(answer.ok ? null : [answer.error[0]?.path, answer.error[0]?.code]).toEqual(['log[0]', 'not-playable']);
  });
});

describe('clocks', () => {
  test('are reckoned from when they will have run out: a closed tab loses nothing', () => {
    const clock = startClock('stroke', 30, 1_000_000);
    const restored = JSON.parse(JSON.stringify(clock)) as typeof clock;
    expect(leftOn(restored, 1_012_000)).toBe(18_000);
    expect(leftOn(restored, 1_034_000)).toBe(-4000);
    const paused = pauseClock(clock, 1_010_000);
    expect(leftOn(paused, 9_999_999)).toBe(20_000);
    expect(leftOn(resumeClock(paused, 2_000_000), 2_005_000)).toBe(15_000);
  });
  test.each([
    [120_000, '2:00'],
    [119_001, '2:00'],
    [30_000, '0:30'],
    [900, '0:01'],
    [0, '0:00'],
    [-900, '0:00'],
    [-3000, '−0:03'],
  ])('%i ms are %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});

describe('a log taken back as a sheet', () => {
  const read = (log: object) => {
    const parsed = parseLog(JSON.parse(JSON.stringify(log)));
    if (!parsed.ok) return parsed.error.map(({ path, code }) => `${path} ${code}`);
    const sheet = sheetOf(parsed.value, 7);
    return sheet.ok ? sheet.value : sheet.error.map(({ path, code }) => `${path} ${code}`);
  };
  const base = { edition: '2017', colors: { red: ['south'], black: ['north'] }, sets: 3, first: 'black', log: [] };

  test('a log of another hand needs no names and no times', () => {
    const log = [{ shooter: 'north', noted: [{ rule: 'striker-pocketed', color: 'black' }] }];
    expect(read({ ...base, log })).toMatchObject({
      head: { names: { first: [''], second: [''] }, begins: 'first', red: 'second', south: 'second', sets: 3 },
      acts: [{ at: 7, entry: log[0] }],
    });
  });
  test('what a sheet has no place for is refused, entry by entry', () => {
    const stroke = { shooter: 'north', striker: { x: 0, y: 440 }, stroke: { angle: 270, speed: 3 } };
    expect(read({ ...base, log: [stroke] })).toEqual(['log[0].striker not-on-sheet', 'log[0].stroke not-on-sheet']);
    expect(read({ ...base, sets: undefined })).toEqual(['sets missing']);
  });
  test('an entry after the end of the game is refused with its place', () => {
    const won = { shooter: 'north', noted: [{ rule: 'all-pocketed', color: 'black' }] };
    const log = [won, { ...won, shooter: 'south' }, won];
    expect(read({ ...base, sets: 1, log })).toEqual(['log[1] not-playable']);
  });
  test.each([
    [{ times: [1, 2] }, 'about.times too-many'],
    [{ swaps: [{ color: 'red', before: 0, time: 1 }] }, 'about.swaps[0] not-in-format'],
    [{ names: { red: ['A', 'B'], black: ['C'] } }, 'about.names.red too-many'],
    [{ colour: 'red' }, 'about.colour unknown-field'],
    [{ names: { red: ['A'] } }, 'about.names.black missing'],
    [{ event: 'x'.repeat(201) }, 'about.event out-of-range'],
  ])('%j: %s', (about, message) => {
    expect(read({ ...base, about })).toEqual([message]);
  });
  test('doubles: the beginner sits where a sheet has the beginner, or the log is refused', () => {
    const seats = (red: readonly string[], black: readonly string[], first: string, entries: readonly object[] = [], about?: object) => {
      const log = { ...base, format: 'doubles', first, colors: { red, black }, log: entries, ...(about ? { about } : {}) };
      const parsed = parseLog(log);
      if (!parsed.ok) throw new Error('log');
      const sheet = sheetOf(parsed.value, 7);
      const game = runPlay(parsed.value);
      if (!sheet.ok) return sheet.error.map(({ path, code }) => `${path} ${code}`);
      expect(game.ok && game.value.next).toBe(played(sheet.value).next);
      return seatingOf(sheet.value.head);
    };
    const sides = ['west', 'east'];
    expect(seats(['south', 'north'], sides, 'red')).toEqual({ red: ['south', 'north'], black: sides });
    expect(seats(['north', 'south'], sides, 'black')).toEqual({ red: ['north', 'south'], black: sides });
    expect(seats(['north', 'south'], sides, 'red')).toEqual(['colors seats']);
    expect(seats(['south', 'north'], ['east', 'west'], 'black')).toEqual(['colors seats']);
    // who strokes first says who begins, in whatever order the pair stands
    const pocketed = [{ rule: 'striker-pocketed', color: 'red' }];
    const stroke = (shooter: string) => [{ shooter, noted: pocketed }];
    expect(seats(['north', 'south'], sides, 'red', stroke('south'))).toEqual({ red: ['south', 'north'], black: sides });
    expect(seats(['north', 'south'], sides, 'red', stroke('north'))).toEqual({ red: ['south', 'north'], black: sides });
    // with names: whose stroke it was must be so on the sheet too
    const about = { names: { red: ['A', 'B'], black: ['C', 'D'] } };
    expect(seats(['north', 'south'], sides, 'red', stroke('south'), about)).toEqual({ red: ['south', 'north'], black: sides });
    expect(seats(['north', 'south'], sides, 'red', stroke('north'), about)).toEqual(['colors seats']);
    expect(seats(['south', 'north'], sides, 'red', stroke('north'), about)).toEqual({ red: ['south', 'north'], black: sides });
    // nobody of the pair is named: its first seat says who
    expect(seats(['north', 'south'], sides, 'red', [{ noted: pocketed }])).toEqual(['colors seats']);
    // who strokes second follows from where the beginner sits, in whatever order the other pair stands
    expect(seats(['south', 'north'], ['east', 'west'], 'red')).toEqual({ red: ['south', 'north'], black: sides });
  });
  test('a swap after the last entry would stand nowhere', () => {
    const colors = { red: ['south', 'north'], black: ['west', 'east'] };
    const about = { swaps: [{ color: 'black', before: 1, time: 1 }] };
    expect(read({ ...base, format: 'doubles', first: 'red', colors, about })).toEqual(['about.swaps[0].before out-of-range']);
  });
});
