import { describe, expect, test } from 'vitest';
import { corpus, provision } from '../../src/components/site/book.ts';
import { PAIR_KINDS, pairKind, respectsOf, standIn } from '../../src/components/site/differences.ts';
import { drawnFlows, flows } from '../../src/components/site/flow.ts';
import { PAIRS } from '../../src/divergence/pairs.ts';
import { EDITION_LINE } from '../../src/referee/edition-order.ts';

const rule = (id: string) => {
  const found = provision(id);
  if (!found) throw new Error(`no provision ${id}`);
  return found;
};

describe('two books', () => {
  test('a rule that both have alike is the same, without respects', () => {
    expect(pairKind(rule('striker-pocketed'), '2010', '2017')).toBe('same');
    expect(respectsOf(rule('striker-pocketed'), '2008', '2017')).toEqual([]);
  });
  test('leaving one’s zone cost the turn in 2010, a warning in 2017', () => {
    expect(standIn(rule('left-own-zone'), '2010')?.costs).toEqual(['turn-passes']);
    expect(standIn(rule('left-own-zone'), '2017')?.costs).toEqual(['warning']);
    expect(respectsOf(rule('left-own-zone'), '2010', '2017')).toContain('costs');
    expect(pairKind(rule('left-own-zone'), '2010', '2017')).toBe('ruled');
  });
  test('the striker in a pocket hits who did it', () => {
    expect(standIn(rule('striker-pocketed'), '2017')?.whom).toEqual(['doer']);
  });
  test.each(PAIRS)('$from and $to: every rule of either is of one kind', ({ from, to }) => {
    for (const p of corpus.provisions) {
      const kind = pairKind(p, from, to);
      if (p.editions[from].absent && p.editions[to].absent) expect(kind).toBeUndefined();
      else expect(PAIR_KINDS).toContain(kind);
      if (kind === 'same') expect(respectsOf(p, from, to).filter((respect) => respect !== 'triggers')).toEqual([]);
    }
  });
  test('what the corpus calls amended is ruled differently', () => {
    const amended = corpus.provisions.filter((p) => p.editions['2017'].change?.kind === 'amended' && !p.editions['2017'].absent);
    expect(amended.length).toBeGreaterThan(20);
    for (const p of amended) expect([p.id, pairKind(p, '2010', '2017')]).toEqual([p.id, 'ruled']);
  });
});

describe('flows', () => {
  test('every rule of the line flows through both steps', () => {
    const inLine = corpus.provisions.filter((p) => EDITION_LINE.some((id) => !p.editions[id].absent));
    for (const from of ['2008', '2010'] as const) {
      const carried = new Set(
        flows()
          .filter((flow) => flow.from.edition === from)
          .flatMap(({ provisions }) => provisions),
      );
      const to = from === '2008' ? '2010' : '2017';
      const wanted = inLine.filter((p) => !p.editions[from].absent || !p.editions[to].absent);
      expect(wanted.filter((p) => !carried.has(p)).map(({ id }) => id)).toEqual([]);
    }
  });
  test('the drawing keeps the order of the books and the number of rules', () => {
    const { nodes, links, height } = drawnFlows();
    expect(links.length).toBe(flows().length);
    for (const id of EDITION_LINE) {
      const column = nodes.filter(({ stop }) => stop.edition === id);
      const tops = column.map(({ y }) => y);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      for (const { y, height: own } of column) expect(y + own).toBeLessThanOrEqual(height);
    }
    const [thin, thick] = [links.find(({ flow }) => flow.provisions.length === 1), links.find(({ flow }) => flow.provisions.length > 10)];
    expect(thick?.width ?? 0).toBeGreaterThan((thin?.width ?? 0) * 5);
  });
});
