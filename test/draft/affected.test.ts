/** What else changes with a motion, in tables: provisions with their articles and why, rows of the pocket card, questions of the quiz. */
import { describe, expect, test } from 'vitest';
import { affectedProvisions, changedCard, changedQuestions, comparedWith } from '../../src/draft/affected.ts';
import { turnedCases } from '../../src/draft/effects.ts';
import { loadCaseBook } from '../../src/files/casebook.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { redrafted } from './redrafted.ts';
import { CASES, compiled, draftText, MOTIONS, type Motion, motion } from './support.ts';

const { corpus } = loadCorpus();
const SITUATIONS = loadCaseBook().situations.map(({ id }) => id);
const turned = (name: Motion) => turnedCases(CASES, motion(name));

describe('provisions', () => {
  test.each<[Motion, readonly string[]]>([
    [
      'third-warning-set',
      // warning-cases says what is warned for, and refers to the third one
      ['15.3, 19.2 ¶2 third-warning: words, rule, reading, case', '19.1 warning-cases: reference'],
    ],
    [
      'stroke-time-20',
      // all whose texts say the thirty seconds
      [
        '21.10 doubles-advice: number',
        '18.1.6 delay-loses-turn: number, reference',
        '17.1.15 delay-penalty: number, reference',
        '12.11 striker-repositioned: number',
        '11.7, 11.7.1, 11.7.2 stroke-time: number',
        '19.2 delay-of-game: number',
      ],
    ],
    [
      'handshake-2010',
      [
        '14.4 exclusion-handshake-refused: words, rule',
        '14.2 exclusion-two-losses-misconduct: words, reference',
        '15.2 loss-of-game-misconduct: words, rule, case',
        '2.6 greeting: words, rule, reference',
      ],
    ],
  ])('%s', (name, expected) => {
    const found = affectedProvisions(corpus, motion(name), turned(name));
    expect(found.map(({ id, articles, by }) => `${articles.join(', ')} ${id}: ${by.join(', ')}`)).toEqual(expected);
  });
  test('each case that turns stands in one of them', () => {
    for (const name of MOTIONS) {
      const ids = affectedProvisions(corpus, motion(name), turned(name)).map(({ id }) => id);
      for (const { provision } of turned(name)) expect(ids, name).toContain(provision);
    }
  });
  test('an answer that changes touches the provisions that it cites', () => {
    const draft = compiled(draftText('amends: { policies: { penalty: { tieBreaks: [stroke-side] } } }'));
    const ids = affectedProvisions(corpus, draft, []).filter(({ by }) => by.includes('policy'));
    expect(ids.map(({ id }) => id)).toEqual(['doubles-penalty-waits', 'penalty-placement']);
  });
});

describe('rows of the pocket card', () => {
  test.each<[Motion, readonly string[]]>([
    ['striker-in-pocket', ['penalty striker-pocketed goes', 'turn striker-pocketed comes']],
    ['third-warning-set', ['game third-warning goes', 'set third-warning comes']],
    ['stroke-time-20', []],
    ['dark-zone-100', []],
    ['club-table', []],
    ['handshake-2010', ['game exclusion-handshake-refused comes', 'game loss-of-game-misconduct changes', 'game greeting changes']],
    ['without-debts', []],
  ])('%s', (name, expected) => {
    const rows = changedCard(corpus, motion(name));
    const way = (row: (typeof rows)[number]): string => (row.before === null ? 'comes' : row.after === null ? 'goes' : 'changes');
    expect(rows.map((row) => `${row.group} ${row.provision} ${way(row)}`)).toEqual(expected);
  });
  test('a draft of a draft has those that the second one changes', () => {
    const first = draftText('amends: { rules: { striker-pocketed: { effects: [turn-passes] } } }', '2017', 'first');
    const second = draftText('amends: { rules: { striker-pocketed: { effects: [turn-passes, warning] } } }', 'first', 'second');
    expect(changedCard(corpus, compiled(second, first)).map(({ group, provision }) => `${group} ${provision}`)).toEqual([
      'warning striker-pocketed',
      'turn striker-pocketed',
    ]);
  });
});

test('beside the other editions: the ten cases of the striker were ruled alike in all federation books, and are no more', () => {
  const compared = comparedWith(CASES, motion('striker-in-pocket'), turned('striker-in-pocket'));
  expect(compared.map(({ edition, nearer, farther }) => [edition, nearer.length, farther.length])).toEqual([
    ['2008', 0, 10],
    ['2010', 0, 10],
    // the club's book is about five of them
    ['club', 0, 5],
  ]);
});

test('2017 drafted again from 2010: every case that turns is ruled as in 2017 now, none as there no longer', () => {
  const draft = compiled(redrafted('2010', '2017'));
  const own = turnedCases(CASES, draft);
  const compared = comparedWith(CASES, draft, own).find(({ edition }) => edition === '2017');
  const about = own.filter(
    ({ id, outcome }) => outcome.command === 'judge' && CASES.find((one) => one.id === id)?.editions.includes('2017'),
  );
  expect(about.length).toBeGreaterThan(10);
  expect([compared?.nearer, compared?.farther]).toEqual([about.map(({ id }) => id), []]);
});

describe('questions', () => {
  const questions = (name: Motion) => changedQuestions(corpus, motion(name), turned(name), SITUATIONS);
  test('situations of the case book are those whose case turns', () => {
    expect(questions('without-debts').situations).toEqual([
      'row-opposite-untouched',
      'guide-penalty-waits-for-the-row',
      'all-eight-on-the-table',
      'three-owed-two-available',
    ]);
  });
  test('a number and an article that changed are asked otherwise', () => {
    expect(questions('stroke-time-20')).toMatchObject({ situations: [], parameters: ['strokeTime'], articles: [] });
    expect(questions('handshake-2010')).toMatchObject({ parameters: [], articles: ['exclusion-handshake-refused'] });
  });
  test('of questions made from seeds, those whose ruling turns', () => {
    const draft = compiled(draftText('amends: { rules: { nothing-pocketed: { effects: [turn-passes, warning] } } }'));
    const { made } = changedQuestions(corpus, draft, [], SITUATIONS);
    expect(made.turned.length).toBeGreaterThan(0);
    expect(made.turned.length).toBeLessThan(made.of);
    expect(questions('stroke-time-20').made.turned).toEqual([]);
  });
});
