/** The finder finds the contradictions of each book from its articles alone; here they are named only by their articles. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/referee/editions.ts';
import { situations } from '../../src/referee/finder/situations.ts';
import { statementsOf } from '../../src/referee/finder/statements.ts';
import type { Situation, Statement, StrokeSituation } from '../../src/referee/finder/types.ts';
import { findConflicts, STATEMENTS } from '../../src/referee/finder.ts';
import { READING_BY_ID } from '../../src/referee/readings.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { draftOf, finderText, REDRAFTED } from './finder/text.ts';

/** Articles of which each pair says two things of the same event. */
const KNOWN: Readonly<Partial<Record<EditionId, readonly (readonly [string, string])[]>>> = {
  '2017': [
    ['13.8', '17.1.8'],
    ['13.8', '17.1.13'],
    ['15.3', '19.2 ¶2'],
    ['16.1.9', '17.1.11'],
    ['17.1.15', '18.1.6'],
    ['12.23', '16.1.6'],
    ['12.24', '19.1.11'],
    ['13.3.1', '11.8'],
    ['17.1.3', '11.8.1'],
  ],
  '2010': [
    ['11.4.г', '13.3.а'],
    ['21.2', '21.7'],
    ['16.1.м', '17.1.н'],
    ['16.1.м', '17.1.м'],
    ['17.1.т', '18.1.ж'],
    ['12.18', '18.1.е'],
  ],
  '2008': [
    ['21 (no. 70)', '21.2'],
    ['11 ¶1 (5)', '13 ¶3.1 (no. 31.1)'],
    ['13 ¶3.5 (no. 31.5)', '17.1.i'],
    ['13 ¶3.2 (no. 31.2)', '16.1.1'],
    ['12 ¶12 (no. 17)', '18.1.a'],
    ['15.3', '9 ¶4 s2'],
    ['15.1', '3 ¶2'],
    ['16.1.11', '17.1.n'],
    ['17.1.t', '18.1.ž'],
  ],
  club: [
    ['3.8', '5.6 •14'],
    ['4.6 Note', '5.6 •9'],
    ['3.12 ¶2', '5.6 •7'],
    ['4.6 •2', '5.6 •4'],
    ['4.6 •2', '5.6 •6'],
    ['4.6 •2', '5.6 •10'],
    ['4.2', '5.6 •11'],
    ['4.5 •1', '5.6 •11'],
    ['5.2', '7.2'],
  ],
};

/** A right stroke of which nothing more came. */
const PLAIN: StrokeSituation = {
  kind: 'stroke',
  format: 'singles',
  way: 'direct',
  first: 'light',
  hasLight: true,
  after: 'nothing-more',
  owes: false,
};

/** Made once for all tests of an edition, in the first that asks. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

describe('the finder', () => {
  for (const edition of EDITION_IDS) {
    const conflicts = once(() => findConflicts(edition));
    test(`${edition}: all that its articles say, and all conflicts, are as stored`, async () => {
      await expect(finderText(edition)).toMatchFileSnapshot(`finder/${edition}.txt`);
    });
    test.each(KNOWN[edition] ?? [])(`${edition}: %s against %s`, (one, two) => {
      const pairs = new Set(conflicts().map(({ answers }) => answers.map(({ article }) => article).join(' × ')));
      expect(pairs.has(`${one} × ${two}`) || pairs.has(`${two} × ${one}`)).toBe(true);
    });
    test(`${edition}: a reading decides every contradiction`, () => {
      const open = conflicts().filter(({ kind, readings }) => kind === 'contradiction' && readings.length === 0);
      expect(open.map(({ answers }) => answers)).toEqual([]);
      for (const { readings } of conflicts()) for (const id of readings) expect(READING_BY_ID.get(id)?.in[edition]).toBeDefined();
    });
    test(`${edition}: a first series that pockets everything is won or answered, by the general article or the special one`, () => {
      const ours = conflicts().filter(({ example }) => example.kind === 'series');
      expect(ours.map(({ kind, aspect }) => `${kind} ${aspect}`)).toEqual(['special set', 'special set']);
      const decided = ours.some(({ readings }) => readings.includes('doubles-all-four-answer'));
      expect(decided).toBe(edition === '2010' || edition === '2008');
    });
    test(`${edition}: what the book does not speak of is a gap, and what it speaks of is none`, () => {
      const gaps = conflicts().flatMap(({ kind, example }) =>
        kind === 'gap' && example.kind === 'incident' ? [example.incident.type] : [],
      );
      expect(gaps.includes('foreign-striker')).toBe(edition === 'club' || edition === '2017');
      expect(gaps).not.toContain('stroke-refused');
    });
    const isRedrafted = (s: Situation): boolean => s.kind === 'incident' && REDRAFTED.some((type) => type === s.incident.type);
    test(`${edition}: of incidents that a draft rules on otherwise its articles say nothing by themselves, of all else what they said`, () => {
      const all = situations();
      const spokenOf = (said: readonly Statement[]) =>
        said.map(({ when }) => all.flatMap((s, i) => (when(s) && !isRedrafted(s) ? [i] : [])));
      const drafted = statementsOf(draftOf(edition));
      expect(spokenOf(drafted)).toEqual(spokenOf(STATEMENTS[edition]));
      expect(all.filter((s) => isRedrafted(s) && drafted.some(({ when }) => when(s)))).toEqual([]);
    });
    test(`${edition}: a draft with one article on delays leaves no dispute on them, one with none on the table shaken a gap`, () => {
      const found = findConflicts(edition, draftOf(edition)).flatMap(({ kind, example }) =>
        example.kind === 'incident' && ['delay', 'table-shaken'].includes(example.incident.type) ? [[kind, example.incident.type]] : [],
      );
      expect(found).toEqual([['gap', 'table-shaken']]);
    });
    test(`${edition}: an article on what a rule costs says what it costs in the draft`, () => {
      const says = (of: Pick<StrokeSituation, 'after'>) =>
        statementsOf(draftOf(edition)).flatMap((one) =>
          one.says.sanction && one.when({ ...PLAIN, ...of }) && !one.when(PLAIN) ? [one.says.sanction] : [],
        );
      // the club rules have one article on both
      const off = edition === 'club' ? 'turn' : 'nothing';
      expect([says({ after: 'striker-pocketed' }), says({ after: 'striker-off' })]).toEqual([['turn'], [off]]);
    });
    test(`${edition}: of incidents with a reading, the articles are put down one by one`, () => {
      const stated = (type: string): boolean =>
        situations().some(
          (s) => s.kind === 'incident' && s.incident.type === type && STATEMENTS[edition].some((one) => one.when(s) && one.says.sanction),
        );
      const doubtful = Object.entries(EDITIONS[edition].incidents).filter(([, lines]) => {
        const articles = new Set(lines.filter(({ reading }) => reading !== undefined).map(({ article }) => article));
        return articles.size > 0 && new Set(lines.filter(({ cost }) => cost !== 'allowed').map(({ article }) => article)).size > 1;
      });
      expect(doubtful.map(([type]) => type).filter((type) => !stated(type))).toEqual([]);
    });
  }
  test('situations are each told once', () => {
    const all = situations().map((situation) => JSON.stringify(situation));
    expect(new Set(all).size).toBe(all.length);
  });
});
