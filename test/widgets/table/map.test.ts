import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { load as loadMapStrings } from '../../../src/compiled/ui/map.ts';
import { load as loadNamesStrings } from '../../../src/compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../../src/compiled/ui/ruling.ts';
import { LANGS, type Lang } from '../../../src/corpus/model.ts';
import { COLUMNS, cellsOfPass, evaluate, ROWS } from '../../../src/outcomes/map.ts';
import { emptyPicture, likeliest, parts, put } from '../../../src/outcomes/picture.ts';
import type { Disc } from '../../../src/physics/types.ts';
import { loadTableStrings } from '../../../src/ui/table-strings.ts';
import { COLOURS, paint } from '../../../src/widgets/map/paint.ts';
import RulingMap from '../../../src/widgets/map/RulingMap.svelte';
import { type Mapped, MapState } from '../../../src/widgets/map/state.svelte.ts';

vi.setConfig({ testTimeout: 40_000 });
const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const table: Mapped = {
  position: { discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 20, -250)], striker: { x: 20, y: -440 } },
  shooter: 'south',
  colors: { red: ['south'], black: ['north'] },
  format: 'singles',
  caseState: {},
  readings: {},
  editions: ['2017', '2010', '2008', 'club'],
  edition: '2017',
  stroke: { angle: 90, speed: 3 },
};

beforeEach(() => {
  // no workers here: the page's own thread works the map out, as where a browser has none
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(lang: Lang, given: Partial<Mapped> = {}) {
  const [names, words, s, ruling] = await Promise.all([
    loadNamesStrings[lang](),
    loadTableStrings[lang](),
    loadMapStrings[lang](),
    loadRulingStrings[lang](),
  ]);
  const lay = vi.fn();
  const { container } = render(RulingMap, {
    table: { ...table, ...given },
    s,
    words: { lang, names, table: words },
    sentences: { lang, names, ruling },
    seen: true,
    lay,
    toTable: vi.fn(),
  });
  const field = container.querySelector('.field') as HTMLElement;
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, COLUMNS * 2, ROWS * 2));
  return { container, field, lay, s };
}

test('begins at the table’s own stroke; arrow keys walk, Enter lays the stroke on the table', async () => {
  const { container, field, lay } = await open('en');
  expect(container.querySelector('.where')?.textContent).toMatch(/^21 mm right of the middle, 0\.6° to the /);
  await fireEvent.keyDown(field, { key: 'ArrowLeft', shiftKey: true });
  await fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(container.querySelector('[aria-live]')?.textContent).toMatch(/^7 mm left of the middle/);
  await fireEvent.keyDown(field, { key: 'Enter' });
  expect(lay).toHaveBeenCalledOnce();
  const [striker, stroke] = lay.mock.calls[0] as [{ x: number; y: number }, { angle: number; speed: number }];
  expect(striker.x).toBeCloseTo(-7.12, 1);
  expect(striker.y).toBeCloseTo(-440, 6);
  expect(stroke.speed).toBe(3);
});

test('a mouse shows the stroke under it and a click takes it; a finger shows and does not take', async () => {
  const { container, field, lay } = await open('de');
  await fireEvent.pointerMove(field, { clientX: 100, clientY: 160, pointerType: 'mouse' });
  expect(container.querySelector('.where')?.textContent).toContain('links der Mitte');
  await fireEvent.pointerDown(field, { clientX: 400, clientY: 100, pointerType: 'touch', button: 0, pointerId: 2 });
  await fireEvent.pointerUp(field, { clientX: 400, clientY: 100, pointerType: 'touch', button: 0, pointerId: 2 });
  expect(container.querySelector('.where')?.textContent).toContain('rechts der Mitte');
  expect(lay).not.toHaveBeenCalled();
  await fireEvent.pointerDown(field, { clientX: 400, clientY: 100, pointerType: 'mouse', button: 0, pointerId: 1 });
  await fireEvent.pointerUp(field, { clientX: 400, clientY: 100, pointerType: 'mouse', button: 0, pointerId: 1 });
  expect(lay).toHaveBeenCalledOnce();
});

test('the shares of all outcomes stand as text, and the best strokes lead to their place', async () => {
  const { container } = await open('en');
  await waitFor(() => expect(container.querySelector('.status')?.getAttribute('data-took')).not.toBeNull(), { timeout: 30_000 });
  const shares = [...container.querySelectorAll('tbody td')].map((cell) => Number.parseFloat(cell.textContent ?? ''));
  expect(Math.abs(shares.reduce((a, b) => a + b, 0) - 100)).toBeLessThan(2);
  const best = container.querySelector('.best button') as HTMLButtonElement;
  const [where] = (best.textContent ?? '').split(/\s{2,}|forgives/i);
  await fireEvent.click(best);
  expect(container.querySelector('.where')?.textContent?.trim()).toBe(where?.trim());
});

test('where a disc is in the way it is said and nothing can be taken', async () => {
  const { container, field, lay } = await open('en', {
    position: { discs: [disc('red1', 0, 300), disc('black2', 20, -440)], striker: { x: -200, y: -440 } },
  });
  await fireEvent.pointerDown(field, { clientX: 268, clientY: 160, pointerType: 'mouse', button: 0 });
  await fireEvent.pointerUp(field, { clientX: 268, clientY: 160, pointerType: 'mouse', button: 0 });
  expect(lay).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Take it to the table' })).toHaveProperty('disabled', true);
  expect(container.querySelector('.no')?.textContent).toBe('No room');
});

test('a change drops what was being painted', () => {
  const paints: unknown[] = [];
  const state = new MapState(() => table, { evaluate: (plan) => paints.push(plan), attempt: vi.fn(), stop: vi.fn(), end: vi.fn() }, true);
  state.paint(state.plan);
  const before = state.picture;
  state.paint({ ...state.plan, speed: 4 });
  expect(state.picture).not.toBe(before);
  expect(state.strokes).toBe(0);
  expect(paints).toHaveLength(2);
});

test.each(LANGS)('all is said in %s', async (lang) => {
  const { container, s } = await open(lang);
  expect(container.querySelector('h2')?.textContent).toBe(s.title);
  expect(container.textContent).not.toMatch(/\{\w+|undefined|NaN/);
});

test('light is good, dark is bad, whatever the colours: each class is told from its neighbours by lightness', () => {
  const light = COLOURS.slice(1).map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
  const [won = 0, on = 0, again = 0, nothing = 0, turn = 0, penalty = 0, set = 0] = light;
  expect([won, on, again, nothing, turn, penalty, set]).toEqual(light.toSorted((a, b) => b - a));
});

test('the picture has the colour of the class where a stroke is known, and turns the light down where two books agree', () => {
  const state = new MapState(() => table, { evaluate: vi.fn(), attempt: vi.fn(), stop: vi.fn(), end: vi.fn() }, true);
  const picture = emptyPicture(state.plan);
  put(picture, cellsOfPass(0), evaluate(state.plan, cellsOfPass(0)));
  const sum = (pixels: Uint8ClampedArray) => pixels.reduce((a, b) => a + b, 0);
  const whole = paint(picture, { edition: 0, only: null, against: null }, COLUMNS, ROWS, 1);
  const same = paint(picture, { edition: 0, only: null, against: 0 }, COLUMNS, ROWS, 1);
  expect(whole).toHaveLength(COLUMNS * ROWS * 4);
  expect(sum(same)).not.toBe(sum(whole));
  const unknown = paint(emptyPicture(state.plan), { edition: 0, only: null, against: null }, COLUMNS, ROWS, 1);
  expect(new Set([...unknown].filter((_, i) => i % 4 === 0)).size).toBe(1);
});

test('the share of strokes that two books part on counts the cells that are lit, in an unsteady hand too', () => {
  const evaluators = { evaluate: vi.fn(), attempt: vi.fn(), stop: vi.fn(), end: vi.fn() };
  const state = new MapState(() => table, evaluators, true);
  Object.assign(state, { shaky: true, edition: '2017', against: 'club' });
  state.paint(state.plan);
  const known = cellsOfPass(0);
  evaluators.evaluate.mock.calls[0]?.[2](known, evaluate(state.plan, known));
  const legal = known.filter((cell) => likeliest(state.picture, cell, 0) !== 0);
  const lit = legal.filter((cell) => parts(state.picture, cell, 0, 3));
  expect(lit.length).toBeGreaterThan(0);
  expect(state.partShare).toBeCloseTo(lit.length / legal.length, 9);
});
