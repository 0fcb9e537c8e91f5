/** What each rule comes to, as a referee would write it on a card. Worked out by running the referee; written here by hand from the books. */
import { describe, expect, test } from 'vitest';
import { keyOf, type Line, verdictsOf } from '../../../src/corpus/verdicts/index.ts';
import { loadCorpus } from '../../../src/files/corpus.ts';
import { INCIDENT_TYPES, RULE_CODES, type RuleCode } from '../../../src/referee/codes.ts';
import { judge } from '../../../src/referee/judge.ts';
import { EDITION_IDS, type EditionId } from '../../../src/referee/types.ts';

const { corpus } = loadCorpus();
const verdicts = verdictsOf(corpus);

const said = ({ conditions, outcome, articles, readings }: Line): string => {
  const when = conditions.map(({ question, answers }) => `${question} ${answers.join('/')}`).join(', ');
  const what = outcome.effects.length > 0 ? outcome.effects.join(' + ') : outcome.kind;
  const scope = outcome.scope ? ` (${outcome.scope})` : '';
  const by = readings.map(({ id, partly }) => ` ${partly ? 'partly ' : ''}by ${id}`).join('');
  return `${when ? `${when}: ` : ''}${what}${scope} [${articles.join(', ')}]${by}`;
};
const lines = (code: RuleCode, edition: EditionId): readonly string[] => verdicts.ofRule(code, edition).map(said);

describe('incidents', () => {
  test.each<[RuleCode, EditionId, readonly string[]]>([
    // discs moved without a stroke: one costs turn and penalty disc, two the set; the club rules know several only
    [
      'discs-displaced',
      '2017',
      [
        'discs 0/1, turn own: turn-passes + penalty-disc + restore [17.1.10] partly by displaced-in-own-turn partly by displaced-with-body',
        'discs 0/1, turn opponents: loses-next + penalty-disc + restore [17.1.12, 17.1.10]',
        'discs 2/3/last: set-lost [16.1.5, 16.1.6] partly by displaced-with-body',
      ],
    ],
    [
      'discs-displaced',
      'club',
      [
        'discs 0/1/last, with hand/cue/body: silent []',
        'discs 0/1/last, with striker: stated [3.4] by club-other-infringements',
        'discs 2/3: set-lost [6.2] partly by club-several-displaced partly by displaced-with-body',
      ],
    ],
    // the table pushed: before the set everything goes back, during it the set is lost
    [
      'table-shaken',
      '2017',
      [
        'discs 0: silent []',
        'discs 1/2/3, phase before-first-stroke: restore [12.4]',
        'discs 1/2/3, phase during-set: set-lost [16.1.2] partly by table-shaken-one-disc',
      ],
    ],
    // the striker taken while something moves: turn and penalty disc, whatever 16.1.9 says of moving things
    [
      'striker-lifted-early',
      '2017',
      [
        'turn own: turn-passes + penalty-disc [17.1.11] by lifted-while-moving',
        'turn opponents: loses-next + penalty-disc [17.1.12, 17.1.11] by lifted-while-moving',
      ],
    ],
    // the telephone: a warning in 2017, no rule in the others
    ['phone-call', '2017', ['warning [19.1.15, 2.10]']],
    ['phone-call', '2010', ['silent [] by phone-as-talking']],
    ['phone-call', '2008', ['silent [] by phone-as-talking']],
    ['phone-call', 'club', ['silent []']],
    ['late-arrival', '2017', ['minutes 1/2: allowed [2.2]', 'minutes 3/4: game-lost (game) [15.1, 2.2]']],
    [
      'delay',
      '2010',
      ['occurrence 1: turn-passes [18.1.ж, 19.3]', 'occurrence 2/3: turn-passes + penalty-disc [17.1.т, 19.3, 18.1.ж] by delay-cost'],
    ],
    ['striker-touched-while-aiming', '2017', ['turn-passes + penalty-disc [17.1.17]']],
    ['striker-touched-while-aiming', '2010', ['silent [] by striker-touched-aiming']],
  ])('%s, %s', (code, edition, expected) => {
    expect(lines(code, edition)).toEqual(expected);
  });
});

describe('what follows from earlier incidents', () => {
  test.each<[RuleCode, EditionId, readonly string[]]>([
    ['third-warning', '2017', ['game-lost (game) [15.3, 19.2 ¶2] by third-warning']],
    ['third-warning', '2010', ['game-lost (unplayed-sets) [15.3, 9.1.ж, 19.3 ¶2]']],
    ['third-warning', '2008', ['game-lost (current-and-unplayed-sets) [15.3, 19.1 ¶2, 9 ¶4 s2] by third-warning']],
    ['third-warning', 'club', []],
    ['second-loss-for-lateness', '2017', ['excluded [14.3, 2.2]']],
    ['second-loss-for-misconduct', '2010', ['excluded [14.2]']],
  ])('%s, %s', (code, edition, expected) => {
    expect(lines(code, edition)).toEqual(expected);
  });
});

describe('strokes', () => {
  test.each<[RuleCode, EditionId, readonly string[]]>([
    ['striker-pocketed', '2017', ['turn-passes + penalty-disc [17.1.4]']],
    ['striker-pocketed', 'club', ['turn-passes + penalty-disc [5.6 •15]']],
    ['striker-returned', '2010', ['turn-passes [18.1.д, 12.9]']],
    ['last-disc-with-penalty', 'club', ['set-lost [3.13, 7.5 ¶2]']],
    ['opponent-driven-out', '2017', ['stated [13.5]']],
  ])('%s, %s', (code, edition, expected) => {
    expect(lines(code, edition)).toEqual(expected);
  });
});

test('no edition without an entry for a rule is given a consequence', () => {
  for (const code of RULE_CODES)
    for (const edition of EDITION_IDS)
      for (const { outcome, articles } of verdicts.ofRule(code, edition))
        if (outcome.kind === 'silent') expect([code, edition, outcome.effects, articles]).toEqual([code, edition, [], []]);
        else expect(articles.length, `${code} ${edition}`).toBeGreaterThan(0);
});

test('each line is what the referee rules when it is asked anew', () => {
  for (const code of INCIDENT_TYPES)
    for (const edition of EDITION_IDS) {
      const plain = { type: code, by: 'red' as const };
      const ruling = judge({
        edition,
        format: 'doubles',
        colors: { red: ['south', 'north'], black: ['west', 'east'] },
        shooter: 'south',
        incidents: [plain],
        state: { debts: { red: 1 } },
      });
      const found = ruling.findings.flatMap(({ rule, effects }) => (rule === code ? effects : []));
      const known = verdicts.ofRule(code, edition).map(({ outcome }) => outcome.effects);
      // fields that are left out are a case of their own only where a type has none
      if (verdicts.ofRule(code, edition).length === 1) expect([code, edition, new Set(known[0])]).toEqual([code, edition, new Set(found)]);
    }
});

test('keys tell outcomes apart by scope and replay', () => {
  const lost = { kind: 'sanctioned', effects: ['game-lost'] } as const;
  expect(keyOf({ ...lost, scope: 'game' })).not.toBe(keyOf({ ...lost, scope: 'unplayed-sets' }));
});
