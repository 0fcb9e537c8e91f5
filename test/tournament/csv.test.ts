/** What a spreadsheet gets of a competition. */
import { expect, test } from 'vitest';
import { newCompetition } from '../../src/tournament/competition.ts';
import { resultsCsv, tablesCsv } from '../../src/tournament/csv.ts';
import { enterResult, gamesOf, renameEntrant } from '../../src/tournament/event/change.ts';
import type { Competition, DrawnEvent } from '../../src/tournament/event/types.ts';
import { must, robin, won } from './event/support.ts';

const of = (event: DrawnEvent): Competition => ({
  ...newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring: { kind: 'sets', sets: 5, playAll: false }, format: 'swiss' }),
  events: [{ ...event, id: 1, name: 'Men, "A"' }],
});

test('a line a game and a line a place; quotes are doubled, what looks like a formula is disarmed', () => {
  let now: DrawnEvent = must(renameEntrant(robin(3), 1, '=HYPERLINK("x")'));
  const [first, second] = gamesOf(now).map(({ key }) => key) as [string, string];
  now = must(enterResult(now, first, won('second', 1)));
  now = must(enterResult(now, second, { kind: 'forfeit', winner: 'first', why: 'late' }));
  expect(resultsCsv(of(now)).split('\r\n')).toEqual([
    'event,round,group,game,first,second,won_first,won_second,drawn,winner,forfeit',
    '"Men, ""A""",1,,1:2-3,A2,A3,1,3,0,A3,',
    '"Men, ""A""",2,,1:1-2,"\'=HYPERLINK(""x"")",A2,,,,"\'=HYPERLINK(""x"")",late',
    '"Men, ""A""",3,,1:1-3,A3,"\'=HYPERLINK(""x"")",,,,,',
    '',
  ]);
  expect(tablesCsv(of(now)).split('\r\n')).toEqual([
    'event,place,shared_by,player,club,points,won,lost,decided_by',
    '"Men, ""A""",1,1,A3,,1,3,1,',
    '"Men, ""A""",2,1,"\'=HYPERLINK(""x"")",,1,0,0,difference',
    '"Men, ""A""",3,1,A2,,0,1,3,points',
    '',
  ]);
});
