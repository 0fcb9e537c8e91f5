import { describe, expect, test } from 'vitest';
import type { Provision } from '../../../src/corpus/model.ts';
import { keyOf, type ProvisionVerdict, verdictsOf } from '../../../src/corpus/verdicts/index.ts';
import { loadCorpus } from '../../../src/files/corpus.ts';
import type { RuleCode } from '../../../src/referee/codes.ts';
import { EDITION_PAIRS } from '../../../src/referee/edition-order.ts';
import type { EditionId } from '../../../src/referee/types.ts';

const { corpus } = loadCorpus();
const verdicts = verdictsOf(corpus);
const provision = (id: string): Provision => {
  const found = corpus.provisions.find((one) => one.id === id);
  if (!found) throw new Error(`no provision ${id}`);
  return found;
};

describe('ruled differently', () => {
  test.each<[string, EditionId, EditionId, string]>([
    // the walk out of one's zone: the turn in 2010, a warning in 2017
    ['left-own-zone', '2010', '2017', 'ruling'],
    // the third warning loses the sets not yet played in 2010, the game in 2017
    ['third-warning', '2010', '2017', 'ruling'],
    // shown by no case that was expected before: the telephone's neighbours and the table pushed
    ['table-shaken-in-set', '2008', '2010', 'ruling'],
    // the same words, another consequence: walking round leaves one's zone
    ['no-walking-round', '2010', '2017', 'ruling'],
    ['striker-measures', '2010', '2017', 'parameter'],
    ['clothing', '2010', '2017', 'stated'],
    // along a line of editions a stated difference stays one
    ['clothing', '2008', '2017', 'stated'],
    ['striker-pocketed', '2010', '2017', 'none'],
    ['striker-pocketed', 'club', '2017', 'none'],
    ['dark-disc', '2010', '2017', 'none'],
    // the club rules have no such provision
    ['left-own-zone', 'club', '2017', 'none'],
  ])('%s, %s and %s: by %s', (id, from, to, by) => {
    const found = verdicts.difference(provision(id), from, to);
    const ways = found && {
      ruling: found.scenarios.length + found.rules.length > 0,
      parameter: found.parameters.length > 0,
      stated: found.stated,
    };
    expect(ways ? Object.entries(ways).flatMap(([name, holds]) => (holds ? [name] : [])) : ['none']).toEqual([by]);
  });
  test.each(EDITION_PAIRS)('$from and $to: it does not matter which comes first', ({ from, to }) => {
    for (const p of corpus.provisions) expect(verdicts.difference(p, to, from)).toEqual(verdicts.difference(p, from, to));
  });
  test.each(EDITION_PAIRS)('$from and $to: a rule of what rules alike has the same consequences on its page', ({ from, to }) => {
    for (const p of corpus.provisions) {
      if (p.editions[from].absent || p.editions[to].absent || verdicts.difference(p, from, to)) continue;
      const [a, b] = [verdicts.of(p, from), verdicts.of(p, to)];
      if (a.elsewhere || b.elsewhere) continue;
      const says = ({ lines }: ProvisionVerdict, rule: RuleCode): ReadonlySet<string> =>
        new Set(lines.flatMap(({ rules, outcome }) => (rules.includes(rule) && outcome.kind === 'sanctioned' ? [keyOf(outcome)] : [])));
      // a rule that stands under the provision in one edition only is the books' way of ordering
      const shared = p.rules.filter((rule) => says(a, rule).size > 0 && says(b, rule).size > 0);
      for (const rule of shared) expect([p.id, rule, says(b, rule)]).toEqual([p.id, rule, says(a, rule)]);
    }
  });
});

test('amended is what rules differently from the basis, nothing else', () => {
  for (const { id, basis } of corpus.editions)
    for (const p of corpus.provisions) {
      const { change } = p.editions[id];
      if (!basis || !change || p.editions[id].absent || p.editions[basis].absent) continue;
      expect([p.id, id, change.kind === 'amended']).toEqual([p.id, id, verdicts.difference(p, basis, id) !== null]);
    }
});
