/** The smallest cases that nobody wrote: what they turn on, that nothing can be left out of them, and how often they come up in play. */
import { describe, expect, test } from 'vitest';
import { withDocument } from '../../src/cli/draft-report.ts';
import { isSound, parting, smaller } from '../../src/divergence/shrink.ts';
import { booksOfDraft, type NewCase, type NewCaseSearch, searchNewCases } from '../../src/draft/new-cases.ts';
import { playBoth } from '../../src/draft/play.ts';
import { parseCase } from '../../src/notation/parse.ts';
import { compiled, draftText, type Motion, motion } from './support.ts';

const STEP = { reported: 300, incidents: 300 } as const;

function searched(name: Motion): NewCaseSearch {
  const search = searchNewCases(motion(name), 1);
  search.run(STEP);
  return search;
}

/** What a case turns on: aspect, the article and rule before, and after. */
const turnsOn = ({ aspect, one, two }: NewCase): string =>
  [aspect, ...[one, two].map(({ rule, articles }) => (rule === null ? 'silent' : `${articles[0]} ${rule}`))].join(' | ');

test.each([
  ['striker-in-pocket', ['penalty | 17.1.4 striker-pocketed | 17.1.4 striker-pocketed']],
  ['third-warning-set', ['game | 15.3 third-warning | 15.3 third-warning']],
  // nothing that a ruling says depends on it
  ['stroke-time-20', []],
  ['club-table', ['placement | 17.3 penalty-placement | 17.3 penalty-placement']],
  ['handshake-2010', ['game | 15.2 handshake-refused | 14.4 handshake-refused']],
] as const)('%s parts from its basis by what it changes', (name, expected) => {
  const found = searched(name).result().map(turnsOn);
  expect(found).toEqual(expect.arrayContaining([...expected]));
  if (expected.length === 0) expect(found).toEqual([]);
});

describe('what is found', () => {
  const draft = motion('striker-in-pocket');
  const books = booksOfDraft(draft);
  const once = searched('striker-in-pocket');
  const play = (['strong', 'beginner'] as const).map((strength) => playBoth(draft, strength, { sets: 4, seed: 1 }));
  for (const played of play) once.learn(played);
  const found = once.result();

  test('is the same from the same seed, in one go or in steps', () => {
    const again = searchNewCases(draft, 1);
    for (let i = 0; i < 3; i += 1) again.run({ reported: 100, incidents: 100 });
    for (const played of play) again.learn(played);
    expect(again.result()).toEqual(found);
    expect(again.tried).toBe(once.tried);
  });
  test('has nothing to spare', () => {
    for (const { id, subject } of found) {
      expect(parting(subject, books)?.key).toBe(id);
      for (const less of smaller(subject)) if (isSound(less)) expect(parting(less, books)?.key, id).not.toBe(id);
    }
  });
  test('is a document of the case contract', () => {
    for (const one of found) expect(parseCase(withDocument(one, draft).document).ok, one.id).toBe(true);
  });
  test('comes up in play as often as strokes were ruled so: here each that turned, by strength', () => {
    const strikers = found.find(({ aspect }) => aspect === 'penalty');
    expect(strikers?.inPlay).toEqual(
      play.map(({ strength, turned }) => ({
        strength,
        strokes: turned?.partings.filter(({ aspects }) => aspects.includes('penalty')).reduce((sum, { strokes }) => sum + strokes, 0),
        of: turned?.of,
      })),
    );
  });
  test('takes in what came up in play: the last disc with the striker wins the set', () => {
    const won = found.find(({ aspect }) => aspect === 'set');
    expect(won && turnsOn(won)).toBe('set | 17.1.4 striker-pocketed | 20.3 all-pocketed');
    expect(won?.subject.stroke).toBeDefined();
  });
});

test('what needs a full table is found in play: a debt where all eight discs lie there', () => {
  const search = searchNewCases(motion('without-debts'));
  search.learn(playBoth(motion('without-debts'), 'beginner', { sets: 4 }));
  expect(search.result().map(turnsOn)).toEqual(['debts | 17.4 penalty-debt | silent']);
});

test('of incidents nothing is counted in play', () => {
  const search = searched('third-warning-set');
  search.learn(playBoth(motion('third-warning-set'), 'usual', { sets: 1 }));
  expect(search.result().map(({ inPlay }) => inPlay)).toEqual([[]]);
});

test('where only lines differ, the same stroke is compared by both', () => {
  const search = searched('dark-zone-100');
  const played = playBoth(motion('dark-zone-100'), 'beginner', { sets: 4 });
  search.learn(played);
  expect(played.turned?.strokes).toBeGreaterThan(0);
  expect(search.result().some(({ inPlay }) => inPlay.some(({ strokes }) => strokes > 0))).toBe(true);
});

test('a draft that changes nothing parts nowhere', () => {
  const search = searchNewCases(compiled(draftText('amends: {}')));
  search.run(STEP);
  expect([search.tried, search.result()]).toEqual([600, []]);
});
