/** Every reading about strokes and sets matters: for each there is a case that its options rule differently, under every edition it concerns. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { READING_BY_ID, READINGS } from '../../src/referee/readings.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { hits, rule } from './cases.ts';
import { EDGE, FALLEN, READING_CASES } from './reading-cases.ts';

/** Readings that the tests of placement, of incidents and of whole games try. */
const TRIED_ELSEWHERE: readonly string[] = [
  'penalty-all-tied',
  'penalty-behind-pockets',
  'penalty-club-several',
  'penalty-side-counts',
  'landed-next-place',
  'off-table-other-point',
  'off-table-2008-corner',
  'off-table-equal-crossings',
  'off-table-diagonal-taken',
  'off-table-side-unknown',
  'off-table-circle-full',
  'off-table-club-corner',
  'off-table-club-full',
  'broken-2008-equal',
  'broken-club',
  'third-warning',
  'lateness-announced',
  'walking-round',
  'phone-as-talking',
  'table-shaken-one-disc',
  'striker-touched-aiming',
  'out-of-turn-second-on-sheet',
  'displaced-with-body',
  'displaced-in-own-turn',
  'waiting-clause',
  'hand-in-pocket-own-turn',
  'moving-object-touched',
  'turn-lost-while-waiting',
  'offence-while-waiting',
  'breach-warned',
  'club-other-infringements',
  'club-double-hit',
  'club-moving-striker',
  'exclusion-may',
  'club-several-displaced',
  'club-table-size',
  'club-unstated-sizes',
  'delay-cost',
  'lifted-while-moving',
  'left-table-with-consent',
  'zone-left-with-consent',
  'first-stroke-from-set-to-set',
  'sets-after-decision',
  'dark-misses-in-a-row',
  'third-warning-running-set',
];

describe.each(READINGS.filter(({ id }) => !TRIED_ELSEWHERE.includes(id)))('$id', ({ id, options, in: editions }) => {
  test.each(Object.keys(editions) as EditionId[])('%s: the default is noted, another option rules differently', (edition) => {
    const reported = READING_CASES[id];
    expect(reported, `a case for ${id}`).toBeDefined();
    if (reported === undefined) return;
    const byDefault = rule(reported, edition);
    expect(byDefault.notes).toContainEqual(expect.objectContaining({ reading: id, option: editions[edition]?.default }));
    const others = options.filter((option) => option !== editions[edition]?.default);
    const plain = JSON.stringify({ ...byDefault, notes: [] });
    const differing = others.filter(
      (option) => JSON.stringify({ ...rule({ ...reported, readings: { [id]: option } }, edition), notes: [] }) !== plain,
    );
    expect(differing).not.toEqual([]);
  });
});

describe('a disc that fell untouched during the stroke, under the club rules', () => {
  const fell = (option: string) => {
    const ruling = rule({ before: EDGE, events: [...hits('red1'), FALLEN], readings: { 'club-fell-later': option } }, 'club');
    const { turn, restored, position, findings } = ruling;
    return { turn, restored, left: position?.discs.map(({ id }) => id), found: findings.map(({ rule }) => rule) };
  };
  const OTHERS = ['red1', 'red2', 'red3', 'black1', 'black2'];
  test('put back, it is not pocketed: the right passes', () => {
    const found = ['nothing-pocketed', 'fell-later', 'light-first', 'light-first'];
    expect(fell('restored')).toEqual({
      turn: 'passes',
      restored: ['red4'],
      left: [...OTHERS.slice(0, 3), 'red4', ...OTHERS.slice(3)],
      found,
    });
  });
  test('counted as pocketed, it is gone: the right continues', () => {
    expect(fell('pocketed')).toEqual({
      turn: 'continues',
      restored: [],
      left: OTHERS,
      found: ['light-first', 'light-first', 'own-pocketed'],
    });
  });
});

/** An unknown one would be answered by nothing, without a word. */
test('every reading that the referee asks by name is there', () => {
  const asked = globSync('src/{referee,scoresheet}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:ask|optionOf)\('([^']*)'/g)].map(([, id = '']) => id),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !READING_BY_ID.has(id))).toEqual([]);
});
