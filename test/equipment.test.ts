/** Drawing sheets: every figure comes from the parameters, every edition is drawn as it states, what it doesn't state is told apart. */
import { describe, expect, test } from 'vitest';
import { corpus, EDITION_BAR } from '../src/site/book.ts';
import { across, leader, slant } from '../src/site/equipment/drafting.ts';
import { differ, measure, nominal, states } from '../src/site/equipment/measures.ts';
import { VIEW_IDS, view } from '../src/site/equipment/views.ts';
import { LANGS } from '../src/ui/langs.ts';
import { strings } from '../src/ui/strings-all.ts';

const drawn = (edition: (typeof EDITION_BAR)[number]) => VIEW_IDS.flatMap((id) => view(id, edition).dimensions.map((one) => one.id));
/** Numbers of a path, commands apart. */
const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('sheets', () => {
  test.each(EDITION_BAR)('%s: every length, angle and mass of table, pieces and cue that it states is dimensioned once', (edition) => {
    const stated = corpus.parameters
      .filter(({ id, group }) => /table|disc|striker|cue/.test(group) && states(id, edition))
      .map(({ id }) => id);
    const ids = drawn(edition);
    expect(new Set(ids).size).toBe(ids.length);
    // the limit of 2017 of which the book doesn’t say what it limits stands in the table alone
    expect(stated.filter((id) => id !== 'surfaceFigure' && !ids.includes(id))).toEqual([]);
  });

  test.each(EDITION_BAR)('%s: what it doesn’t state stands in brackets, what it states doesn’t', (edition) => {
    for (const id of drawn(edition)) {
      const { label, stated } = measure(id, edition, 'de');
      expect([id, label.startsWith('(')]).toEqual([id, !stated]);
    }
  });

  test('the club’s table is drawn as large as the club has it, 16 mm more than that of 2017', () => {
    const edge = (edition: 'club' | '2017') =>
      Math.max(...numbers(view('plan', edition).shapes.find(({ stuff }) => stuff === 'wood')?.path ?? ''));
    expect(edge('club') - edge('2017')).toBe(8);
    expect(nominal('surfaceSize', 'club') / 2).toBe(edge('club'));
  });

  test('pieces are on a common scale: their outlines are as wide as their diameters', () => {
    const [disc, striker] = view('pieces', '2017').shapes.filter(({ stuff }) => stuff === 'red' || stuff === 'pale');
    const width = (path = '') => 2 * (numbers(path)[2] ?? 0);
    expect(width(disc?.path)).toBe(nominal('discDiameter', '2017'));
    expect(width(striker?.path)).toBe(nominal('strikerDiameter', '2017'));
  });

  test('no view is wider than a sheet of A4 between its margins at the scale it names', () => {
    for (const edition of EDITION_BAR) {
      for (const id of VIEW_IDS) {
        const { box, scale } = view(id, edition);
        expect([id, edition, box[2] / scale <= 178, box[3] / scale <= 240]).toEqual([id, edition, true, true]);
      }
    }
  });
});

describe('measures', () => {
  test('a tolerance is spelt out, other editions stand beside it, and only what rules otherwise differs', () => {
    const size = measure('surfaceSize', '2017', 'de');
    expect(size.label).toBe('1000\u00a0±\u00a01');
    expect(size.allowed).toBe('999–1001\u00a0mm');
    expect(size.others.map(({ edition, text, differs }) => [edition, text, differs])).toEqual([
      ['2010', '1000\u00a0mm', true],
      ['2008', '1000\u00a0mm', true],
      ['club', '1016\u00a0mm', true],
    ]);
    // 44 to 45 and 44.5 ± 0.5 are the same, 10 to 10.2 and 10 +0.5 are not
    expect(measure('strikerDiameter', '2017', 'en').others.map(({ differs }) => differs)).toEqual([false, false, false]);
    expect(measure('strikerHole', '2017', 'en').others.map(({ differs }) => differs)).toEqual([true, true, false]);
  });

  test('a length that a book leaves free is free, not “none”', () => {
    for (const lang of LANGS) expect(measure('cueLength', '2008', lang).own.text).toBe(strings('equipment', lang).free);
    expect(measure('cueLength', '2017', 'ru').own.text).toBe('≤\u00a01500\u00a0мм');
  });

  test('what isn’t stated is no difference', () => {
    expect(differ({ unstated: true }, { value: 3, article: '1' })).toBe(false);
    expect(differ({ value: 3, article: '1' }, { value: 3, max: 3, article: '2' })).toBe(true);
  });

  test('every doubtful reading of a scan is told in all languages', () => {
    for (const { id, doubt, texts } of corpus.parameters) {
      for (const lang of LANGS) expect([id, lang, Boolean(texts[lang]?.note)]).toEqual([id, lang, Boolean(doubt)]);
    }
  });
});

describe('drafting', () => {
  test('a dimension line runs from one end to the other, its figure above the middle', () => {
    const { path, x, y } = across(-10, 30, { at: -5, from: 0 }, 1);
    expect(path).toContain('M-10 -5H30');
    expect(path).toContain('M-10 0V-6.2');
    expect([x, y]).toEqual([10, -6]);
  });
  test('arrows from outside: the figure stands beyond the end, to be read from there', () => {
    expect(across(0, 4, { at: 5, outside: 'first' }, 1)).toMatchObject({ anchor: 'end', x: -5.8 });
    expect(across(0, 4, { at: 5, outside: 'second' }, 1)).toMatchObject({ anchor: 'start', x: 9.8 });
  });
  test('a leader’s figure stands on the side it leads to; a slanting line ends where it is told to', () => {
    expect(leader([0, 0], [-5, -5], 1).anchor).toBe('end');
    expect(leader([0, 0], [5, -5], 1).anchor).toBe('start');
    expect(slant([0, 0], [3, 4], 1)).toContain('M0 0L3 4');
  });
});
