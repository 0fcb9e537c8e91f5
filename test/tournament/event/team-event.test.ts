/** Events of teams: who is in a team, matches that flow into table and tree, exclusion, what a change of the draw costs; files. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventSettings, newCompetition, resultsIn } from '../../../src/tournament/competition.ts';
import {
  consequences,
  draw,
  type EventChanged,
  enter,
  enterResult,
  gamesOf,
  takeOut,
  undraw,
} from '../../../src/tournament/event/change.ts';
import { knockOutPlaces } from '../../../src/tournament/event/knock-out.ts';
import { robinTable } from '../../../src/tournament/event/round-robin.ts';
import { boardsOf, isDecided } from '../../../src/tournament/event/team.ts';
import {
  addMember,
  clearMatch,
  enterBoardResult,
  handInLineUp as handInBy,
  letAdvance,
  matchOf,
  memberOut,
  removeMember,
  renameMember,
} from '../../../src/tournament/event/team-event.ts';
import type { Competition, DrawnEvent, KnockOutEvent, RobinEvent, TeamRules } from '../../../src/tournament/event/types.ts';
import { readCompetition } from '../../../src/tournament/read.ts';
import type { Result } from '../../../src/tournament/types.ts';
import { writeTournament } from '../../../src/tournament/write.ts';
import { must } from './support.ts';

const RULES: TeamRules = { boards: 2, rounds: 2, doubles: 1, doublesPoints: 1, substitutes: true, playAll: true };
const handInLineUp = (event: DrawnEvent, ...rest: readonly [string, number, 'first' | 'second', readonly number[]]) =>
  handInBy(event, '2010', ...rest);
const why = (changed: EventChanged) => (changed.ok ? null : changed.why);

/** `teams` teams of four: members 1 to 4 are team 1's, 5 to 8 team 2's. */
function teams(count: number, settings: Partial<EventSettings> = {}): DrawnEvent {
  const { events } = newCompetition('Cup', '2010', {
    sides: 'teams',
    seed: 1,
    scoring: { kind: 'sets', sets: 4, playAll: false },
    format: 'round-robin',
    team: RULES,
    ...settings,
  });
  let now = events[0] as DrawnEvent;
  for (let team = 1; team <= count; team++) {
    now = must(enter(now, `Team ${team}`));
    for (let i = 1; i <= 4; i++) now = must(addMember(now, team, `P${team}.${i}`));
  }
  return now;
}
const drawn = (count: number, settings: Partial<EventSettings> = {}): DrawnEvent => must(draw(teams(count, settings)));
const numbersOf = (team: number): readonly number[] => [4 * team - 3, 4 * team - 2];
const keyOf = (event: DrawnEvent, a: number, b: number): string =>
  gamesOf(event).find(({ first, second }) => (first === a && second === b) || (first === b && second === a))?.key ?? '';

/** Both line-ups of the first round: numbers 1 and 2 of either team. */
function begun(event: DrawnEvent, key: string): DrawnEvent {
  const { first, second } = matchOf(event, key) as { readonly first: number; readonly second: number };
  return must(handInLineUp(must(handInLineUp(event, key, 1, 'first', numbersOf(first))), key, 1, 'second', numbersOf(second)));
}
const WON: Readonly<Record<string, Result>> = {
  first: { kind: 'played', first: 3, second: 1 },
  second: { kind: 'played', first: 0, second: 3 },
  level: { kind: 'played', first: 2, second: 2 },
};
/** All six games of a match, as they were won. */
const played = (event: DrawnEvent, key: string, ...outcomes: readonly string[]): DrawnEvent =>
  outcomes.reduce(
    (now, outcome, i) => must(enterBoardResult(now, key, Math.floor(i / 3) + 1, (i % 3) + 1, WON[outcome] as Result)),
    begun(event, key),
  );

test('members: a name once in a team, numbers once in the event; who stood in a line-up stays', () => {
  const event = drawn(2);
  expect(event.entrants[1]?.members?.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
  expect(why(addMember(event, 1, ' P1.2 '))).toEqual({ code: 'member-taken', name: 'P1.2' });
  expect(why(addMember(event, 2, 'P1.2'))).toBeNull();
  expect(why(renameMember(event, 1, 1, 'P1.2'))).toEqual({ code: 'member-taken', name: 'P1.2' });
  expect(must(renameMember(event, 1, 1, 'Ozola')).entrants[0]?.members?.[0]).toEqual({ id: 1, name: 'Ozola' });
  const now = begun(event, keyOf(event, 1, 2));
  expect(why(removeMember(now, 1, 1))).toEqual({ code: 'has-lined-up' });
  expect(must(removeMember(now, 1, 3)).entrants[0]?.members?.length).toBe(3);
});

describe('matches in a calendar', () => {
  test('count once they are over, by points; a correction by what a fresh entry would have given', () => {
    const event = drawn(3);
    const key = keyOf(event, 1, 2);
    const home = matchOf(event, key)?.first as number;
    const half = played(event, key, 'first', 'first', 'first', 'level', 'second');
    expect(gamesOf(half).find((game) => game.key === key)?.result).toBeNull();
    const over = must(enterBoardResult(half, key, 2, 3, WON['second'] as Result));
    expect(gamesOf(over).find((game) => game.key === key)?.result).toEqual({ kind: 'played', first: 3.5, second: 2.5 });
    expect(robinTable(over as RobinEvent)[0]).toMatchObject({ entrant: { id: home }, halves: 2, won: 3.5, lost: 2.5 });
    const corrected = must(enterBoardResult(over, key, 1, 1, WON['second'] as Result));
    expect(gamesOf(corrected).find((game) => game.key === key)?.result).toEqual({ kind: 'played', first: 2.5, second: 3.5 });
  });

  test('its games are results of the competition, as those of other events are', () => {
    const event = drawn(3);
    const half = played(event, keyOf(event, 1, 2), 'first', 'level', 'second');
    expect(resultsIn({ events: [half] })).toBe(3);
    expect(resultsIn({ events: [half, must(enterResult(half, keyOf(event, 1, 3), { kind: 'forfeit', winner: 'first' }))] })).toBe(7);
  });

  test('a whole match is entered as a forfeit only, and that counts before its games', () => {
    const event = drawn(2);
    const key = keyOf(event, 1, 2);
    expect(why(enterResult(event, key, { kind: 'played', first: 3, second: 0 }))).toEqual({ code: 'by-boards' });
    const forfeit: Result = { kind: 'forfeit', winner: 'second' };
    const now = must(enterResult(played(event, key, 'first', 'first', 'first', 'first', 'first', 'first'), key, forfeit));
    expect(gamesOf(now)[0]?.result).toEqual(forfeit);
    expect(must(enterResult(now, key, null)).matches?.length).toBe(1);
    expect(gamesOf(must(enterResult(now, key, null)))[0]?.result).toEqual({ kind: 'played', first: 6, second: 0 });
  });

  test('the draw stands once a line-up is in; taken back whole it may be made again', () => {
    const event = begun(drawn(3), keyOf(drawn(3), 1, 2));
    expect([why(draw(event)), why(undraw(event))]).toEqual([{ code: 'has-results' }, { code: 'has-results' }]);
    expect(why(undraw(must(clearMatch(event, keyOf(event, 1, 2)))))).toBeNull();
  });

  test('a team that leaves early: its matches count for nobody', () => {
    const event = drawn(3);
    const now = must(takeOut(played(event, keyOf(event, 1, 2), 'first', 'first', 'first', 'first', 'first', 'first'), 1, 'withdrawn'));
    expect(robinTable(now as RobinEvent).map(({ entrant, halves, won, annulled }) => [entrant.id, halves, won, annulled])).toEqual([
      [2, 0, 0, false],
      [3, 0, 0, false],
      [1, 0, 0, true],
    ]);
    expect(now.matches?.length).toBe(1);
  });
});

describe('matches in a tree', () => {
  const tree = (): DrawnEvent => drawn(4, { format: 'knock-out', seeded: 4, defeats: 1 });
  const LEVEL = ['first', 'second', 'level', 'first', 'second', 'level'] as const;

  test('a level match goes on only when it is said who does; no longer level, that is forgotten', () => {
    const level = played(tree(), 'A1.1', ...LEVEL);
    expect(gamesOf(level)[0]?.result).toBeNull();
    expect(why(letAdvance(tree(), 'A1.1', 'first'))).toEqual({ code: 'no-such-pairing' });
    const on = must(letAdvance(level, 'A1.1', 'second'));
    const [game] = gamesOf(on);
    expect([game?.result, gamesOf(on).find(({ key }) => key === 'A2.1')?.first]).toEqual([
      { kind: 'outcome', winner: 'second' },
      game?.second,
    ]);
    const corrected = must(enterBoardResult(on, 'A1.1', 1, 3, WON['first'] as Result));
    expect(gamesOf(corrected)[0]?.result).toEqual({ kind: 'played', first: 3.5, second: 2.5 });
    expect(corrected.matches?.[0]).not.toHaveProperty('advances');
  });

  test('a corrected game that turns a match takes the match that followed with it, and that is said before', () => {
    const wins = ['first', 'first', 'first', 'level', 'level', 'level'] as const;
    const semis = played(played(tree(), 'A1.1', ...wins), 'A1.2', ...wins);
    const final = begun(semis, 'A2.1');
    const losses = ['second', 'second', 'second'] as const;
    const turned = losses.reduce((now, outcome, i) => must(enterBoardResult(now, 'A1.1', 1, i + 1, WON[outcome] as Result)), final);
    expect(turned.matches?.map(({ key }) => key)).toEqual(['A1.2', 'A1.1']);
    expect(consequences(final, turned, 'A1.1')).toEqual([{ key: 'A2.1', what: 'players' }]);
    const over = wins.reduce(
      (now, outcome, i) => must(enterBoardResult(now, 'A2.1', Math.floor(i / 3) + 1, (i % 3) + 1, WON[outcome] as Result)),
      final,
    );
    expect(knockOutPlaces(over as KnockOutEvent).map(({ place }) => place)).toEqual([1, 2, 3, 3]);
  });
});

test('two games lost for lateness, in whichever matches: out of the competition, named in no line-up (14.3)', () => {
  const event = drawn(3);
  const [one, two] = [keyOf(event, 1, 2), keyOf(event, 1, 3)];
  const late = (now: DrawnEvent, key: string): DrawnEvent => {
    const match = matchOf(now, key);
    const winner = match?.first === 1 ? 'second' : 'first';
    return must(enterBoardResult(begun(now, key), key, 1, 1, { kind: 'forfeit', winner, why: 'late' }));
  };
  const once = late(event, one);
  expect(memberOut(once, 1)).toBeNull();
  const twice = late(once, two);
  expect([memberOut(twice, 1), memberOut(twice, 2)]).toEqual(['late', null]);
  const side = matchOf(twice, two)?.first === 1 ? 'first' : 'second';
  expect(why(handInLineUp(twice, two, 2, side, [1, 3]))).toEqual({ code: 'member-out', member: 1, why: 'late' });
  expect(why(handInLineUp(twice, two, 2, side, [3, 2]))).toBeNull();
});

test('a reserve player: one number in a match (2010 and 2008 22.4), one in the whole competition (2017 22.4)', () => {
  const event = drawn(3);
  const [one, two] = [keyOf(event, 1, 2), keyOf(event, 1, 3)];
  const sideOf = (now: DrawnEvent, key: string) => (matchOf(now, key)?.first === 1 ? 'first' : 'second');
  const both = begun(begun(event, one), two);
  const came = must(handInBy(both, '2017', one, 2, sideOf(both, one), [1, 3]));
  const other = { code: 'reserve-number', member: 3, number: 2 };
  expect(why(handInBy(came, '2017', two, 2, sideOf(came, two), [3, 2]))).toEqual(other);
  expect(why(handInBy(came, '2017', two, 2, sideOf(came, two), [1, 3]))).toBeNull();
  for (const book of ['2010', '2008'] as const) expect(why(handInBy(came, book, two, 2, sideOf(came, two), [3, 2]))).toBeNull();
});

interface TeamStep {
  readonly kind: 'line-up' | 'substitute' | 'result' | 'forfeit' | 'advance' | 'clear' | 'withdraw' | 'member';
  readonly pick: number;
}
const walks: fc.Arbitrary<readonly TeamStep[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<TeamStep['kind']>(
      'line-up',
      'line-up',
      'line-up',
      'substitute',
      'result',
      'result',
      'result',
      'result',
      'forfeit',
      'advance',
      'clear',
      'withdraw',
      'member',
    ),
    pick: fc.nat(1_000_000),
  }),
  { maxLength: 80 },
);

function stepOf(now: DrawnEvent, { kind, pick }: TeamStep): DrawnEvent {
  const games = gamesOf(now).filter(({ first, second }) => typeof first === 'number' && typeof second === 'number');
  const { key = '' } = games[pick % Math.max(1, games.length)] ?? {};
  const match = matchOf(now, key);
  if (!match || !now.team) return now;
  const n = Math.floor(pick / 64);
  const side = n % 2 === 0 ? 'first' : 'second';
  const members = now.entrants.find(({ id }) => id === match[side])?.members?.map(({ id }) => id) ?? [];
  const someone = Array.from({ length: now.team.boards }, (_, i) => members[(n + i * (1 + (n % 3))) % members.length] as number);
  const results: readonly Result[] = [
    ...Object.values(WON),
    { kind: 'forfeit', winner: side, why: 'late' },
    { kind: 'forfeit', winner: null },
  ];
  const changed =
    kind === 'line-up'
      ? handInLineUp(now, key, 1, side, someone)
      : kind === 'substitute'
        ? handInLineUp(now, key, 2, side, someone)
        : kind === 'result'
          ? enterBoardResult(now, key, 1 + (n % 2), 1 + (n % 3), results[n % results.length] as Result)
          : kind === 'forfeit'
            ? enterResult(now, key, n % 3 === 0 ? null : { kind: 'forfeit', winner: side })
            : kind === 'advance'
              ? letAdvance(now, key, n % 5 === 0 ? null : side)
              : kind === 'clear'
                ? clearMatch(now, key)
                : kind === 'withdraw'
                  ? takeOut(now, match[side], 'withdrawn')
                  : addMember(now, match[side], `New ${pick}`);
  return changed.ok ? changed.event : now;
}
const settings = fc.record({
  format: fc.constantFrom('round-robin' as const, 'knock-out' as const),
  seed: fc.nat(0xffffffff),
  defeats: fc.constantFrom(1 as const, 2 as const),
  team: fc.record({
    boards: fc.integer({ min: 2, max: 3 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    doubles: fc.nat(1),
    doublesPoints: fc.integer({ min: 1, max: 2 }),
    substitutes: fc.boolean(),
    playAll: fc.boolean(),
  }),
});
const competition = (event: DrawnEvent): Competition => ({
  ...newCompetition('Cup', '2010', { sides: 'teams', seed: 1, scoring: event.scoring, format: 'round-robin' }),
  events: [event],
});

test('whatever happens: who plays is of the team and plays once a round, reserves keep one number, what is written is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), settings, walks, (count, given, walk) => {
      const now = walk.reduce(stepOf, drawn(count, given));
      for (const match of now.matches ?? []) {
        const rules = now.team as TeamRules;
        expect(match.games.length === 0 || matchOf(now, match.key) === match).toBe(true);
        for (const side of ['first', 'second'] as const) {
          const own = new Set(now.entrants.find(({ id }) => id === match[side])?.members?.map(({ id }) => id));
          const numbers = new Map<number, number>();
          for (let round = 1; round <= rules.rounds; round++) {
            const singles = boardsOf(match, rules).filter((board) => board.round === round && board.format === 'singles');
            const named = singles.flatMap((board) => board[side] ?? []);
            expect(new Set(named).size).toBe(named.length);
            for (const board of singles)
              for (const id of board[side] ?? []) {
                expect(own.has(id)).toBe(true);
                const number = board.numbers[side][0] as number;
                expect(numbers.get(id) ?? number).toBe(number);
                numbers.set(id, number);
              }
          }
        }
        if (match.advances) expect(isDecided(match, rules)).toBe(true);
      }
      const file = competition(now);
      expect(readCompetition(JSON.parse(writeTournament(file)))).toEqual({ ok: true, value: file });
    }),
  );
});

describe('a file that cannot be is refused, with the place', () => {
  const event = drawn(2);
  const key = keyOf(event, 1, 2);
  const good = played(event, key, 'first', 'first');
  const [match] = good.matches ?? [];
  const [team] = good.entrants;
  if (!match || !team) throw new Error('no match');
  const withMatch = (change: object) => ({ ...good, matches: [{ ...match, ...change }] });
  test.each([
    [
      'a stranger in a line-up',
      withMatch({ lineUps: [{ round: 1, side: 'first', members: [1, 99] }] }),
      'bad-line-up',
      'matches.0.lineUps.0',
    ],
    [
      'one who returns to another number',
      withMatch({
        lineUps: [...match.lineUps, { round: 2, side: 'first', members: (match.lineUps[0]?.members ?? []).toReversed() }],
      }),
      'bad-line-up',
      'matches.0.lineUps',
    ],
    ['a game before the line-ups', withMatch({ lineUps: [] }), 'no-such-game', 'matches.0.games.0'],
    ['a game twice', withMatch({ games: [...match.games, ...match.games] }), 'result-twice', 'matches.0.games.2'],
    ['a round too many', withMatch({ games: [{ round: 3, board: 1, result: WON['first'] }] }), 'no-such-game', 'matches.0.games.0'],
    [
      'an impossible score',
      withMatch({ games: [{ round: 1, board: 1, result: { kind: 'played', first: 4, second: 1 } }] }),
      'impossible-result',
      'matches.0.games.0.result',
    ],
    ['a match of two who do not meet', withMatch({ second: 7 }), 'no-such-game', 'matches.0.key'],
    ['a match twice', { ...good, matches: [match, match] }, 'result-twice', 'matches.1.key'],
    [
      'a member of two teams',
      { ...good, entrants: good.entrants.map((one) => ({ ...one, members: team.members })) },
      'number-twice',
      'entrants.1.members.0.id',
    ],
    ['more doubles than pairs', { ...good, team: { ...RULES, doubles: 2 } }, 'out-of-range', 'team.doubles'],
    [
      'a result of a match by hand',
      { ...good, results: [{ key, first: 1, second: 2, result: WON['first'] }] },
      'impossible-result',
      'results.0.result',
    ],
  ] as const)('%s', (_, value, code, where) => {
    const result = readCompetition(JSON.parse(JSON.stringify(competition(value as DrawnEvent))));
    expect(result.ok ? null : [result.problems[0]?.code, result.problems[0]?.path?.slice(2).join('.')]).toEqual([code, where]);
  });
});
