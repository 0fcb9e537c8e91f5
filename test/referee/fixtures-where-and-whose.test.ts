/** Two open words of the books: whose “blind” zone (club 5.6 •4), and where “there” is (2017 12.17). */
import { describe, expect, test } from 'vitest';
import { hits, rule } from './cases.ts';

describe('club 5.6 •4: black is hit first, one disc of black ends in the zone of black, another in that of red', () => {
  const ruled = (option?: string) => {
    const ruling = rule(
      {
        before: { red1: [0, 300], black1: [20, -250], black2: [-300, -300] },
        events: hits('black1', 'black2'),
        moved: { black1: [20, -440], black2: [-300, 440] },
        ...(option === undefined ? {} : { readings: { 'club-driven-zone-whose': option } }),
      },
      'club',
    );
    return { penalty: ruling.penaltyDiscs.red, restored: ruling.restored, cites: ruling.findings.map(({ article }) => article) };
  };
  test.each([
    [undefined, 'black2'],
    ['owners', 'black2'],
    ['strikers', 'black1'],
  ] as const)('%s: %s goes back', (option, disc) => {
    const { penalty, restored, cites } = ruled(option);
    expect([penalty, restored]).toEqual([1, [disc]]);
    expect(cites).toContain('5.6 •4');
  });
});

describe('2017 12.17: a disc on the striker is put down there again', () => {
  const reported = {
    before: { red1: [0, 300], black1: [200, 200] },
    events: [...hits('red1'), { t: 9, type: 'landed', disc: 'red1', on: 'striker', side: 0 }],
    moved: { red1: [10, 0] },
  } as const;
  const put = (edition: '2017' | '2010' | 'club', option?: string) => {
    const { placements, notes } = rule({ ...reported, ...(option ? { readings: { 'disc-on-striker-put-where': option } } : {}) }, edition);
    return { at: placements.map(({ x, y, proof }) => [x, y, proof?.step]), read: notes.map(({ reading }) => reading) };
  };
  test('where the striker lay, by a reading that is named; or where the disc lay', () => {
    expect(put('2017')).toEqual({ at: [[0, 0, 'striker-place']], read: ['disc-on-striker-put-where'] });
    expect(put('2017', 'own-place').at).toEqual([[10, 0, 'own-place']]);
  });
  test.each(['2010', 'club'] as const)('%s says it plainly: in place of the striker', (edition) => {
    expect(put(edition, 'own-place')).toEqual({ at: [[0, 0, 'striker-place']], read: [] });
  });
});
