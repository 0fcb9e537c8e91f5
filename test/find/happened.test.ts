import { describe, expect, test } from 'vitest';
import { HAPPENINGS } from '../../src/compiled/happenings.ts';
import { corpus } from '../../src/components/site/book.ts';
import { answersTo, groupsAt, nameOf, provisionsOf } from '../../src/components/site/happened.ts';
import { ACTS, PLACES } from '../../src/corpus/happenings.ts';
import { LANGS } from '../../src/i18n/langs.ts';
import { INCIDENT_TYPES, RULE_CODES, STROKE_RULES } from '../../src/referee/codes.ts';
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
    expect(answersTo('striker-pocketed')).toEqual([
      { editions: ['2017', '2010', '2008', 'club'], ways: [['turn-passes', 'penalty-disc']] },
    ]);
  });
  test('a book without a rule for it says so', () => {
    expect(answersTo('cue-over-far-line').find(({ editions }) => editions.includes('2008'))?.ways).toEqual([]);
    expect(answersTo('cue-over-far-line').find(({ editions }) => editions.includes('2017'))?.ways).toEqual([['warning']]);
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
