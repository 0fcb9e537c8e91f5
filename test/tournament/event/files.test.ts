/** Files of competitions: what is written is read as it was, those of version 1 still, and damaged ones are refused with the place. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { competitionOf, newCompetition } from '../../../src/tournament/competition.ts';
import { draw } from '../../../src/tournament/event/change.ts';
import type { Competition, DrawnEvent } from '../../../src/tournament/event/types.ts';
import { readCompetition } from '../../../src/tournament/read.ts';
import { writeTournament } from '../../../src/tournament/write.ts';
import { tournaments } from '../support.ts';
import { entered, knockOut, must, robin, settings, step, steps, wins } from './support.ts';

const of = (...events: readonly DrawnEvent[]): Competition => ({
  ...newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring: { kind: 'sets', sets: 5, playAll: false }, format: 'swiss' }),
  events: events.map((event, i) => ({ ...event, id: i + 1 })),
});
const GROUPS = { ...must(draw(entered(4, { format: 'groups', groups: 2, qualifiers: 1 }))), id: 1 };
const read = (competition: unknown) => readCompetition(JSON.parse(JSON.stringify(competition)));

test('what is written is read as it was, in the middle of any competition', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      settings('round-robin'),
      settings('knock-out'),
      settings('groups'),
      steps,
      (n, first, second, third, walk) => {
        const played = [first, second, { ...third, groups: 1, qualifiers: 2 }].map((given) =>
          walk.reduce((now, one, i) => step(now, one, i), must(draw(entered(n, given)))),
        );
        const competition = of(...played);
        expect(readCompetition(JSON.parse(writeTournament(competition)))).toEqual({ ok: true, value: competition });
      },
    ),
  );
});

test('a Swiss tournament of version 1 is a competition with one event', () => {
  fc.assert(
    fc.property(tournaments, (t) => {
      const result = readCompetition(JSON.parse(writeTournament(t)));
      expect(result).toEqual({ ok: true, value: competitionOf(t) });
      expect(readCompetition(JSON.parse(writeTournament(competitionOf(t))))).toEqual(result);
    }),
  );
});

describe('refused, with what is wrong and where', () => {
  const good = of(wins(knockOut(4), 'A1.1', 1), robin(3));
  const [tree, calendar] = good.events as [DrawnEvent, DrawnEvent];
  const withTree = (change: object) => ({ ...good, events: [{ ...tree, ...change }, calendar] });
  test.each([
    ['a later version', { ...good, version: 3 }, 'newer-version', 'version'],
    ['no event', { ...good, events: [] }, 'out-of-range', 'events'],
    ['an unknown format', withTree({ format: 'ladder' }), 'not-an-option', 'events.0.format'],
    ['an event number twice', { ...good, events: [tree, { ...calendar, id: 1 }] }, 'number-twice', 'events.1.id'],
    [
      'an entrant twice',
      withTree({ entrants: tree.entrants.map((one) => ({ ...one, name: 'A' })) }),
      'name-twice',
      'events.0.entrants.1.name',
    ],
    ['a stranger in the draw', withTree({ draw: [1, 4, 2, 9] }), 'unknown-player', 'events.0.draw.3'],
    ['somebody drawn twice', withTree({ draw: [1, 4, 2, 2] }), 'drawn-twice', 'events.0.draw.3'],
    ['a tree of three places', withTree({ draw: [1, 4, 2] }), 'no-tree', 'events.0.draw'],
    ['a group of one', { ...good, events: [{ ...GROUPS, draw: [[1, 2, 3], [4]] }] }, 'no-groups', 'events.0.draw'],
    [
      'somebody in two groups',
      {
        ...good,
        events: [
          {
            ...GROUPS,
            draw: [
              [1, 2],
              [3, 2],
            ],
          },
        ],
      },
      'drawn-twice',
      'events.0.draw.1.1',
    ],
    ['two results for one game', withTree({ results: [...tree.results, ...tree.results] }), 'result-twice', 'events.0.results.1.key'],
    [
      'a result of two who do not meet',
      withTree({ results: tree.results.map((one) => ({ ...one, second: 2 })) }),
      'no-such-game',
      'events.0.results.0.key',
    ],
    [
      'an impossible result',
      withTree({ results: tree.results.map((one) => ({ ...one, result: { kind: 'played', first: 9, second: 0 } })) }),
      'impossible-result',
      'events.0.results.0.result',
    ],
  ] as const)('%s', (_, value, code, where) => {
    const result = read(value);
    expect(result.ok ? null : [result.problems[0]?.code, result.problems[0]?.path?.join('.')]).toEqual([code, where]);
  });
});
