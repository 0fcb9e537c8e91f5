/** Knock-out in which losers play on for the places below. */
import { describe, expect, test } from 'vitest';
import { gamesOf, takeOut } from '../../../src/tournament/event/change.ts';
import { knockOutPlaces } from '../../../src/tournament/event/knock-out.ts';
import { treeOf } from '../../../src/tournament/event/tree.ts';
import type { KnockOutEvent } from '../../../src/tournament/event/types.ts';
import { readCompetition } from '../../../src/tournament/read.ts';
import { knockOut, must, playedOut, wins } from './support.ts';

const source = (from: ReturnType<typeof treeOf>[number]['first']): string => (from.from === 'place' ? '' : `${from.from} ${from.of}`);
const lines = (places: number, playedFor: number): readonly string[] =>
  treeOf(places, 1, playedFor)
    .filter(({ tree }) => tree !== 'A')
    .map(({ key, round, first, second }) => `${key} (${round}): ${source(first)} – ${source(second)}`);

describe('who plays for which place', () => {
  test('without: nobody; for third place: the losers of the semifinals in the round of the final', () => {
    expect(lines(8, 2)).toEqual([]);
    expect(lines(8, 4)).toEqual(['T (3): loser A2.1 – loser A2.2']);
  });
  test('eight, down to the last place', () => {
    expect(lines(8, 8)).toEqual([
      'P5-8.1 (2): loser A1.1 – loser A1.2',
      'P5-8.2 (2): loser A1.3 – loser A1.4',
      'P5-6.1 (3): winner P5-8.1 – winner P5-8.2',
      'P7-8.1 (3): loser P5-8.1 – loser P5-8.2',
      'T (3): loser A2.1 – loser A2.2',
    ]);
  });
  test('sixteen, down to the eighth place: losers of the first round are out; down to the sixteenth: all play four rounds', () => {
    expect(lines(16, 8).map((line) => line.split(' ')[0])).toEqual(['P5-8.1', 'P5-8.2', 'P5-6.1', 'P7-8.1', 'T']);
    const all = treeOf(16, 1, 16);
    expect(all.length).toBe(32);
    for (const round of [1, 2, 3, 4]) expect(all.filter((node) => node.round === round).length).toBe(8);
  });
});

/** The lower number always wins. */
function byStrength(event: KnockOutEvent): KnockOutEvent {
  let now = event;
  for (;;) {
    const open = gamesOf(now).find((game) => game.result === null && typeof game.first === 'number' && typeof game.second === 'number');
    if (!open) return now;
    now = wins(now, open.key, Math.min(open.first as number, open.second as number)) as KnockOutEvent;
  }
}
const table = (event: KnockOutEvent): readonly string[] =>
  knockOutPlaces(event).map(({ entrant, place, shared }) => `${place}${shared > 1 ? ` of ${shared}` : ''}: ${entrant.id}`);

test.each([
  [8, ['1: 1', '2: 2', '3: 3', '4: 4', '5: 5', '6: 6', '7: 7', '8: 8']],
  // two of the first round had no opponent: six go on from there, one of those who lost has nobody to play with for a place
  [6, ['1: 1', '2: 2', '3: 3', '4: 4', '5: 5', '6: 6']],
])('%i of whom the stronger always win come in as they were seeded', (n, expected) => {
  expect(table(byStrength(knockOut(n, { placement: 8 })))).toEqual(expected);
});

test('until it is played the places are shared', () => {
  let now = knockOut(8, { placement: 8 });
  for (const [key, id] of [
    ['A1.1', 1],
    ['A1.2', 4],
    ['A1.3', 2],
    ['A1.4', 3],
  ] as const)
    now = wins(now, key, id) as KnockOutEvent;
  expect(table(now).filter((line) => !line.startsWith('null'))).toEqual(['5 of 4: 5', '5 of 4: 6', '5 of 4: 7', '5 of 4: 8']);
  now = wins(now, 'P5-8.1', 5) as KnockOutEvent;
  expect(table(now).filter((line) => !line.startsWith('null'))).toEqual(['5: 5', '6 of 3: 6', '6 of 3: 7', '6 of 3: 8']);
});

test('who withdraws loses the games for places, and nobody waits for anybody', () => {
  const end = playedOut(must(takeOut(byStrength(knockOut(8, { placement: 8, third: true })), 8, 'withdrawn')), (i) => i);
  expect(table(end as KnockOutEvent).at(-1)).toBe('8: 8');
});

test('a file holds it; a place that is not played for is refused', () => {
  const event = byStrength(knockOut(8, { placement: 8 }));
  const file = { format: 'novuss-tournament', version: 2, name: 'Cup', rulebook: '2010', events: [event] };
  expect(readCompetition(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: file });
  const other = readCompetition(JSON.parse(JSON.stringify({ ...file, events: [{ ...event, placement: 7 }] })));
  expect(other.ok ? [] : other.problems.map(({ code, path }) => [code, path?.join('.')])).toEqual([
    ['not-an-option', 'events.0.placement'],
  ]);
});
