/** The live board without a browser: what it lets a player do, and what it shows and says. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import de from '../../content/ui/backgammon/de.json';
import en from '../../content/ui/backgammon/en.json';
import et from '../../content/ui/backgammon/et.json';
import ru from '../../content/ui/backgammon/ru.json';
import { REFUSAL_RULES, type RefusalCode } from '../../src/backgammon/codes.ts';
import { countAt, parsePosition, START } from '../../src/backgammon/position.ts';
import type { Place, Position } from '../../src/backgammon/types.ts';
import { describeRefusal, sheetCitation } from '../../src/narrate/backgammon.ts';
import { areaOf, centreOf, ORDER, placeUnder } from '../../src/widgets/backgammon/draw.ts';
import { boardCodeIn, decodeBoard, encodeBoard, type Shared } from '../../src/widgets/backgammon/share.ts';
import { describeNotice, describeState } from '../../src/widgets/backgammon/speech.ts';
import { BackgammonState } from '../../src/widgets/backgammon/state.svelte.ts';
import Workspace from '../../src/widgets/backgammon/Workspace.svelte';

const words = { lang: 'en', t: en } as const;
const rolls = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 1;
};
const at = (document: Parameters<typeof parsePosition>[0]): Position => {
  const parsed = parsePosition(document);
  if ('position' in parsed) return parsed.position;
  throw new Error(JSON.stringify(parsed.problems));
};
afterEach(cleanup);

describe('a match by the sheet', () => {
  test('the opening roll is repeated while equal, then the higher begins with both numbers', () => {
    const game = new BackgammonState(rolls(4, 4, 2, 5));
    game.roll();
    expect(game.turn).toBeNull();
    expect(describeNotice(game, words)).toEqual({ text: 'Opening roll: Black 4, White 4. Equal numbers: roll again', article: '8' });
    game.roll();
    expect(game.turn).toMatchObject({ colour: 'white', dice: [2, 5] });
  });

  test('checkers are taken and put down; what is refused says why; the turn ends when all is played', () => {
    const game = new BackgammonState(rolls(3, 1));
    game.roll();
    game.touch(8);
    expect(game.targets).toEqual([5, 4, 7]);
    game.touch(3);
    expect(describeNotice(game, words)).toEqual({ text: 'No number that is left goes exactly that far. Left: 3, 1.', article: '10a' });
    game.move(8, 5);
    expect(game.mayEnd).toBe(false);
    game.end();
    expect(describeNotice(game, words)?.article).toBe('12');
    game.move(6, 5);
    game.end();
    expect(game.turn).toBeNull();
    expect(describeState(game, words)).toBe('White to roll');
    expect(countAt(game.position, 'black', 5)).toBe(2);
  });

  test('a turn can be corrected until the next roll, and then no more', () => {
    const game = new BackgammonState(rolls(3, 1, 2, 2));
    game.roll();
    game.move(8, 5);
    game.move(6, 5);
    game.end();
    expect(game.mayCorrect).toBe(true);
    game.correct();
    expect(game.turn).toMatchObject({ colour: 'black', dice: [3, 1], played: [] });
    expect(game.shown).toEqual(START);
    game.move(24, 20);
    game.end();
    game.roll();
    expect(game.mayCorrect).toBe(false);
  });

  test('each move is taken back', () => {
    const game = new BackgammonState(rolls(3, 1));
    game.roll();
    game.move(8, 4);
    expect(game.mayUndo).toBe(true);
    game.undo();
    expect(game.shown).toEqual(START);
    expect(game.mayUndo).toBe(false);
  });

  test('the winner starts the next game; at 3 the match is over', () => {
    const game = new BackgammonState(rolls(1, 2));
    const last = at({ black: { 1: 1, off: 14 }, white: { 24: 15 } });
    game.open({ position: last, colour: 'black', dice: [6, 5] });
    game.move(1, 'off');
    expect(game.result).toMatchObject({ winner: 'black', points: 2 });
    expect(describeState(game, words)).toContain('A gammon');
    game.next();
    expect([game.colour, game.opening]).toEqual(['black', false]);
    game.resign('game', false);
    expect(describeNotice(game, words)).toEqual({ text: en.resign.refused, article: '21' });
    game.give('white');
    game.resign('game', true);
    expect(game.score).toMatchObject({ black: 3, winner: 'black' });
    game.next();
    expect([game.games, game.opening]).toEqual([[], true]);
  });

  test('a position is set up by hand, never with a sixteenth checker or two players on a point', () => {
    const game = new BackgammonState(rolls());
    game.setup();
    game.touch(6);
    expect(game.notice).toEqual({ kind: 'setup-full' });
    game.brush = 'remove';
    game.touch(6);
    game.brush = 'black';
    game.touch(19);
    expect(game.notice).toEqual({ kind: 'setup-occupied' });
    game.touch('bar');
    expect(countAt(game.position, 'black', 'bar')).toBe(1);
    game.play();
    game.take([3, 1]);
    expect(game.movable).toEqual(['bar']);
  });

  test('once all numbers are played no checker is taken any more', () => {
    const game = new BackgammonState(rolls(3, 1));
    game.roll();
    game.move(8, 5);
    game.move(6, 5);
    game.touch(13);
    expect(game.selected).toBeNull();
    game.touch(10);
    expect(describeNotice(game, words)).toEqual({ text: 'Point 6 to Point 5' });
  });

  test('on a board without checkers nothing is played and nobody wins', () => {
    const game = new BackgammonState(rolls());
    game.setup();
    game.clear();
    game.play();
    expect([game.mode, game.result]).toEqual(['setup', null]);
    expect(describeNotice(game, words)).toEqual({ text: en.setup.empty });
    game.touch(6);
    game.play();
    expect([game.mode, game.notice]).toEqual(['play', null]);
    game.setup();
    game.clear();
    game.open({ position: game.position, colour: 'black', dice: null });
    expect([game.mode, game.result]).toEqual(['setup', null]);
  });

  test('a position set up after a match was won belongs to a new one', () => {
    const game = new BackgammonState(rolls());
    for (const value of ['gammon', 'gammon'] as const) {
      game.open({ position: START, colour: 'white', dice: null });
      game.resign(value, true);
    }
    expect(game.score.winner).toBe('black');
    game.setup();
    game.play();
    expect(game.score).toMatchObject({ black: 0, white: 0, winner: null });
    game.resign('game', true);
    expect(game.games).toHaveLength(1);
  });

  test('a position set up within a match leaves its score', () => {
    const game = new BackgammonState(rolls());
    game.give('white');
    game.resign('game', true);
    game.setup();
    game.play();
    expect(game.score).toMatchObject({ winner: null });
    expect(game.games).toHaveLength(1);
  });

  test.each(['clear', 'start', 'play'] as const)('what was said of setting up is not said any more after %s', (next) => {
    const game = new BackgammonState(rolls());
    game.setup();
    game.touch(6);
    expect(game.notice).toEqual({ kind: 'setup-full' });
    game[next]();
    expect(game.notice).toBeNull();
  });

  test('the usual start is put up again', () => {
    const game = new BackgammonState(rolls());
    game.setup();
    game.clear();
    game.start();
    expect([game.mode, game.shown]).toEqual(['setup', START]);
  });

  test('a game that is resigned leaves no checker taken', () => {
    const game = new BackgammonState(rolls(3, 1));
    game.roll();
    game.touch(8);
    game.resign('game', true);
    expect([game.selected, game.targets]).toEqual([null, []]);
  });

  test('a link to the usual start has its opening roll before it; one in which White is to roll has not', () => {
    const game = new BackgammonState(rolls());
    const open = (shared: Shared) => {
      const opened = decodeBoard(encodeBoard(shared));
      if (!opened.ok) throw new Error(opened.why);
      game.open(opened.shared);
      return game.opening;
    };
    expect(open({ position: START, colour: 'black', dice: null })).toBe(true);
    expect(describeState(game, words)).toBe(en.do.opening);
    expect(open({ position: START, colour: 'black', dice: [3, 1] })).toBe(false);
    expect(open({ position: START, colour: 'white', dice: null })).toBe(false);
    expect(open({ position: at({ black: { 6: 15 }, white: { 19: 15 } }), colour: 'black', dice: null })).toBe(false);
  });
});

test('every place has its area, and a touch in the middle of it finds it', () => {
  for (const place of ORDER) {
    const { x, y, width, height } = areaOf(place);
    expect(placeUnder({ x: x + width / 2, y: y + height / 2 })).toBe(place);
  }
  expect(centreOf(1)).toBeGreaterThan(centreOf(12));
});

describe('every refusal is a whole sentence in every language', () => {
  const codes = Object.keys(REFUSAL_RULES) as readonly RefusalCode[];
  test.each([
    ['de', de],
    ['en', en],
    ['et', et],
    ['ru', ru],
  ] as const)('%s', (lang, t) => {
    const texts = codes.map((code) =>
      describeRefusal({ code, article: '12', from: 8, to: 5, die: 3, left: [3, 1], most: 3, at: 24 }, [3, 1], { lang, t }),
    );
    expect(texts.filter((text) => /[{}]/.test(text) || !/[.?!]$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(codes.length);
    expect(
      ['10b', '16 ¶2', 'Summary 3', 'D ¶2 s3'].map((article) => sheetCitation(article, { lang, t })).filter((text) => /[{}¶]/.test(text)),
    ).toEqual([]);
  });
});

test('the four languages have the same words and the same gaps to fill', () => {
  type Tree = { readonly [key: string]: string | Tree };
  const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
    );
  const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  const english = flat(en);
  for (const other of [de, et, ru]) {
    const own = new Map(flat(other));
    expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    for (const [key, text] of english) expect([key, gaps(own.get(key) ?? '')]).toEqual([key, gaps(text)]);
  }
});

test('the board says what stands where and where a checker may go', () => {
  const game = new BackgammonState(rolls(3, 1));
  render(Workspace, { game, words, citing: { page: '/en/backgammon/' } });
  expect(screen.getByRole('application', { name: en.board.label })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Point 24: 2 black checkers' })).toBeTruthy();
  game.roll();
  flushSync();
  expect(screen.getByRole('button', { name: /^Point 8: 3 black checkers; can go to 5, 4, 7/ })).toBeTruthy();
  game.move(24, 19);
  flushSync();
  expect(screen.getByRole('link', { name: /^Rule\u00a010a$/ }).getAttribute('href')).toBe('/en/backgammon/#10a');
  // blocked with both numbers
  game.open({ position: at({ black: { 24: 1, 1: 14 }, white: { 23: 2, 21: 2, 1: 0 } }), colour: 'black', dice: [3, 1] });
  game.touch(24);
  flushSync();
  expect(screen.getByRole('button', { name: 'Point 24: 1 black checker; taken' })).toBeTruthy();
});

test('the arrows reach bar and tray and come back; with a key of the browser they are left to it', async () => {
  const { container } = render(Workspace, { game: new BackgammonState(rolls()), words, citing: { page: '/en/backgammon/' } });
  const place = (name: Place) => container.querySelector(`[data-place="${name}"]`) as SVGElement;
  const press = async (key: string, keys: KeyboardEventInit = {}) => {
    const goesOn = await fireEvent.keyDown(document.activeElement as Element, { key, ...keys });
    await Promise.resolve();
    return [document.activeElement?.getAttribute('data-place'), goesOn];
  };
  place(24).focus();
  expect(await press('ArrowRight')).toEqual(['bar', false]);
  expect(await press('ArrowRight')).toEqual(['off', false]);
  expect(await press('ArrowLeft')).toEqual(['bar', false]);
  expect(await press('ArrowLeft')).toEqual(['24', false]);
  for (const keys of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    expect(await press('ArrowLeft', keys)).toEqual(['24', true]);
    expect(await press('b', keys)).toEqual(['24', true]);
  }
});

describe('a link', () => {
  const shown = () => {
    const game = new BackgammonState(rolls(6, 2));
    render(Workspace, { game, words, citing: { page: '/en/backgammon/' } });
    return game;
  };
  afterEach(() => {
    history.replaceState(null, '', location.pathname);
    vi.unstubAllGlobals();
  });

  test('is said to be copied for the board that it holds only', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const game = shown();
    await fireEvent.click(screen.getByRole('button', { name: en.do.share }));
    await screen.findByRole('button', { name: en.do.shared });
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#b=[\w-]+$/));
    game.roll();
    flushSync();
    expect(screen.getByRole('button', { name: en.do.share })).toBeTruthy();
  });

  test.each([
    ['refused', { writeText: () => Promise.reject(new Error('refused')) }],
    ['missing', undefined],
  ])('stands in the address bar where the clipboard is %s, and that is said', async (_, clipboard) => {
    vi.stubGlobal('navigator', { ...navigator, clipboard });
    shown();
    await fireEvent.click(screen.getByRole('button', { name: en.do.share }));
    await screen.findByText(en.link.byHand);
    expect(boardCodeIn(location.hash)).toBe(encodeBoard({ position: START, colour: 'black', dice: null }));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => undefined } });
    await fireEvent.click(screen.getByRole('button', { name: en.do.share }));
    await screen.findByRole('button', { name: en.do.shared });
    expect(screen.queryByText(en.link.byHand)).toBeNull();
  });

  test('that is damaged says so until something else is on the board', () => {
    const code = encodeBoard({ position: START, colour: 'black', dice: null });
    history.replaceState(null, '', `#b=${code.slice(0, -4)}`);
    const game = shown();
    flushSync();
    expect(screen.getByRole('alert').textContent).toBe(en.link.cut);
    game.restart();
    flushSync();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
