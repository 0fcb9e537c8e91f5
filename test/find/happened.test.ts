import { describe, expect, test } from 'vitest';
import { HAPPENINGS } from '../../src/compiled/happenings.ts';
import { ACTS, PLACES } from '../../src/corpus/happenings.ts';
import { keyOf } from '../../src/corpus/verdicts/index.ts';
import { INCIDENT_TYPES, RULE_CODES, type RuleCode, STROKE_RULES } from '../../src/referee/codes.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { articlesIn, corpus, EDITION_BAR } from '../../src/site/book.ts';
import { answersTo, groupsAt, otherwise, provisionsOf, type Step, stepsOf } from '../../src/site/cases/happened.ts';
import { isSanctioned, nameOf, verdicts } from '../../src/site/compare/verdicts.ts';
import { LANGS } from '../../src/ui/langs.ts';
import { strings } from '../../src/ui/strings-all.ts';

const reachable = new Set(PLACES.flatMap((place) => groupsAt(place).flatMap(({ leaves }) => leaves.map(({ code }) => code))));

describe('the guided way', () => {
  test.each([...INCIDENT_TYPES, ...STROKE_RULES])('%s is reached', (code) => {
    expect(reachable.has(code)).toBe(true);
  });
  test.each(RULE_CODES)('%s leads to a rule that knows it', (code) => {
    const found = provisionsOf(code);
    expect(found.length).toBeGreaterThan(0);
    for (const p of found) expect(corpus.provisions).toContain(p);
  });
  test('every place and every kind is in use', () => {
    expect(PLACES.filter((place) => groupsAt(place).length === 0)).toEqual([]);
    expect(ACTS.filter((act) => !Object.values(HAPPENINGS).some((one) => one.act === act))).toEqual([]);
  });
  test('every code is at a place once', () => {
    for (const { where } of Object.values(HAPPENINGS)) expect(new Set(where).size).toBe(where.length);
  });
});

describe('what it costs', () => {
  test('books that answer alike stand together, all four in all', () => {
    for (const code of RULE_CODES)
      expect(
        answersTo(code)
          .flatMap(({ editions }) => editions)
          .toSorted(),
      ).toEqual(['2008', '2010', '2017', 'club']);
  });
  test('the striker in a pocket costs turn and penalty disc in every book', () => {
    const [answer, ...others] = answersTo('striker-pocketed');
    expect(others).toEqual([]);
    expect(answer?.editions).toEqual(['2017', '2010', '2008', 'club']);
    expect(answer?.lines.map(({ conditions, outcome }) => [conditions, outcome.effects])).toEqual([[[], ['turn-passes', 'penalty-disc']]]);
  });
  test('a book without a rule for it says so, and is given no other book’s verdict', () => {
    const kinds = (code: RuleCode, id: EditionId) =>
      answersTo(code)
        .find(({ editions }) => editions.includes(id))
        ?.lines.map(({ outcome }) => outcome.kind);
    expect(kinds('cue-over-far-line', '2008')).toEqual(['silent']);
    expect(kinds('cue-over-far-line', '2017')).toEqual(['sanctioned']);
    expect(kinds('phone-call', '2010')).toEqual(['silent']);
    expect(kinds('third-warning', 'club')).toEqual([]);
  });
});

describe('what is asked next', () => {
  /** The way to each outcome, as a reader goes it. */
  const ways = (step: Step | undefined, way: string = ''): readonly string[] =>
    step === undefined
      ? []
      : step.kind === 'outcome'
        ? [`${way}${step.line.outcome.effects.join(' + ') || step.line.outcome.kind}`]
        : step.answers.flatMap(({ condition, next }) => ways(next, `${way}${step.question} ${condition.answers.join('/')} > `));
  test.each<[RuleCode, EditionId, readonly string[]]>([
    [
      'discs-displaced',
      '2017',
      [
        'discs 0/1 > turn own > turn-passes + penalty-disc + restore',
        'discs 0/1 > turn opponents > loses-next + penalty-disc + restore',
        'discs 2/3/last > set-lost',
      ],
    ],
    [
      'table-shaken',
      '2010',
      ['discs 0 > silent', 'discs 1/2/3 > phase before-first-stroke > restore', 'discs 1/2/3 > phase during-set > set-lost'],
    ],
    ['phone-call', '2017', ['warning']],
  ])('%s, %s', (code, id, expected) => {
    expect(ways(stepsOf(verdicts.ofRule(code, id)))).toEqual(expected);
  });
});

/** The finder and the pages it leads to: what either says of a rule under an edition. */
describe.each(EDITION_BAR)('the finder’s last step and the pages it leads to agree: %s', (id) => {
  test.each(RULE_CODES)('%s', (code) => {
    const here = verdicts.ofRule(code, id).filter(isSanctioned);
    for (const p of provisionsOf(code)) {
      if (p.editions[id].absent) continue;
      const { lines } = verdicts.of(p, id);
      const there = lines.filter((line) => isSanctioned(line) && line.rules.includes(code));
      // every consequence of the rule that the page shows is one of the finder's
      for (const { outcome } of there) expect(here.map((line) => keyOf(line.outcome))).toContain(keyOf(outcome));
      // a line of the finder that names one of the page's articles stands on the page
      for (const { outcome } of here.filter(({ articles }) => articles.some((article) => articlesIn(p, id).includes(article))))
        expect([p.id, there.map((line) => keyOf(line.outcome))]).toEqual([p.id, expect.arrayContaining([keyOf(outcome)])]);
    }
  });
});

test('names are without what is said of particular discs', () => {
  for (const lang of LANGS) for (const code of RULE_CODES) expect(nameOf(code, lang)).not.toMatch(/[[\]{}]/);
});
test('words are filled in alike', () => {
  for (const lang of LANGS) {
    expect(strings('happened', lang).choose).toContain('{{place}}');
    expect(strings('happened', lang).description).toContain('{{place}}');
  }
});

describe('by other readings', () => {
  test('decided as the referee takes it, each book answers as it does', () => {
    for (const code of reachable)
      for (const edition of EDITION_BAR) {
        const { taken, answers } = otherwise(code, edition);
        expect(
          answers.filter(({ readings }) => Object.entries(readings).every(([id, option]) => taken[id] === option)),
          `${code} ${edition}`,
        ).toEqual([]);
      }
  });

  test.each([
    // happening, book, reading → what it comes to then, in the order of the questions
    ['hand-in-pocket', '2017', { 'hand-in-pocket-own-turn': 'allowed' }, ['allowed', 'set-lost']],
    ['delay', '2017', { 'delay-cost': 'turn-only' }, ['turn-passes']],
    ['phone-call', '2010', { 'phone-as-talking': 'talking' }, ['warning']],
    ['wrong-end-of-cue', 'club', { 'club-other-infringements': 'penalty' }, ['turn-passes penalty-disc']],
    // two readings at once
    ['walked-around', '2010', { 'walking-round': 'leaves-zone', 'turn-lost-while-waiting': 'nothing' }, ['turn-passes', 'stated']],
  ] as const)('%s %s %o: %j', (code, edition, readings, expected) => {
    const answer = otherwise(code, edition).answers.find((one) =>
      Object.entries(readings).every(([id, option]) => one.readings[id] === option),
    );
    expect(answer?.lines.map(({ outcome }) => outcome.effects.join(' ') || outcome.kind)).toEqual(expected);
  });
});
