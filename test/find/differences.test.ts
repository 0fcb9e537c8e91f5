import { describe, expect, test } from 'vitest';
import { EDITION_LINE, EDITION_PAIRS } from '../../src/referee/edition-order.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { corpus, provision } from '../../src/site/book.ts';
import { counts } from '../../src/site/compare/changes.ts';
import { effectsBetween, PAIR_KINDS, pairKind, ruledDifferently } from '../../src/site/compare/differences.ts';
import { between, headOf } from '../../src/site/compare/divergences.ts';
import { drawnFlows, flows } from '../../src/site/compare/flow.ts';
import { LANGS } from '../../src/ui/langs.ts';

const rule = (id: string) => {
  const found = provision(id);
  if (!found) throw new Error(`no provision ${id}`);
  return found;
};

describe('two books', () => {
  test.each<[string, EditionId, EditionId, string]>([
    ['striker-pocketed', '2010', '2017', 'same'],
    ['left-own-zone', '2010', '2017', 'ruled'],
    ['third-warning', '2010', '2017', 'ruled'],
    ['no-walking-round', '2010', '2017', 'ruled'],
    ['dark-disc', '2010', '2017', 'worded'],
    ['left-own-zone', 'club', '2017', 'only-to'],
    ['equipment-not-changed', '2010', '2017', 'only-from'],
  ])('%s in %s and %s: %s', (id, from, to, kind) => {
    expect(pairKind(rule(id), from, to)).toBe(kind);
  });
  test.each(EDITION_PAIRS)(
    '$from and $to: every rule of either is of one kind, and those ruled differently are the ones listed',
    ({ from, to }) => {
      for (const p of corpus.provisions) {
        const kind = pairKind(p, from, to);
        if (p.editions[from].absent && p.editions[to].absent) expect(kind).toBeUndefined();
        else expect(PAIR_KINDS).toContain(kind);
      }
      const ruled = corpus.provisions.filter((p) => pairKind(p, from, to) === 'ruled').map(({ id }) => id);
      expect(
        ruledDifferently(from, to)
          .map(({ provision: p }) => p.id)
          .toSorted(),
      ).toEqual(ruled.toSorted());
    },
  );
  test.each([
    ['2008', '2010'],
    ['2010', '2017'],
  ] as const)('%s and %s: what the later book amends is what is ruled differently, with a line that says what changes', (from, to) => {
    const rows = ruledDifferently(from, to);
    expect(counts(to).get('amended')).toBe(rows.length);
    for (const { provision: p } of rows) {
      const [effect] = effectsBetween(p, from, to);
      for (const lang of LANGS) expect([p.id, p.texts[lang]?.effects[effect?.effect ?? '']?.length ?? 0]).not.toEqual([p.id, 0]);
    }
  });
  test.each(EDITION_PAIRS.filter(({ from }) => from === 'club'))(
    '$from and $to: what heads a case on their page of cases is listed',
    ({ from, to }) => {
      const listed = new Set(ruledDifferently(from, to).map(({ provision: p }) => p.id));
      for (const one of between({ from, to })) {
        const head = headOf(one);
        if (head && !head.editions[from].absent && !head.editions[to].absent) expect([one.id, listed.has(head.id)]).toEqual([one.id, true]);
      }
    },
  );
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
