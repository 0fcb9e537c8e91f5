/** The live board without a browser: what it lets a player do, and what it shows and says. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import de from '../../content/ui/backgammon/de.json';
import en from '../../content/ui/backgammon/en.json';
import et from '../../content/ui/backgammon/et.json';
import ru from '../../content/ui/backgammon/ru.json';
import { REFUSAL_RULES, type RefusalCode } from '../../src/backgammon/codes.ts';
import { countAt, parsePosition, START } from '../../src/backgammon/position.ts';
import type { Position } from '../../src/backgammon/types.ts';
import { describeRefusal, sheetCitation } from '../../src/narrate/backgammon.ts';
import { areaOf, centreOf, ORDER, placeUnder } from '../../src/widgets/backgammon/draw.ts';
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
});
