/** What holds for every position and roll. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { judgePlay } from '../../src/backgammon/correct.ts';
import { legalPlays } from '../../src/backgammon/plays.ts';
import { keyOf, makePosition, parsePosition } from '../../src/backgammon/position.ts';
import { nextSteps, startTurn, tryMove } from '../../src/backgammon/turn.ts';
import { BAR, CHECKERS, COLOURS, OFF, other, POINTS, type Position } from '../../src/backgammon/types.ts';
import { decodeBoard, encodeBoard } from '../../src/widgets/backgammon/share.ts';
import { randomFrom, situationFrom } from '../support/backgammon.ts';

// many positions, each with many plays
vi.setConfig({ testTimeout: 60_000 });

const situations = fc.integer({ min: 0, max: 2 ** 31 }).map((seed) => situationFrom(randomFrom(seed)));
const law = (check: (one: ReturnType<typeof situationFrom>) => void, runs = 80) =>
  fc.assert(fc.property(situations, check), { numRuns: runs });
const total = (position: Position, colour: 'black' | 'white') => position[colour].reduce((sum, count) => sum + count, 0);

test('no play loses or makes a checker, and no point is shared', () => {
  law(({ position, colour, dice }) => {
    for (const { after } of legalPlays(position, colour, dice)) {
      for (const one of COLOURS) expect(total(after, one)).toBe(CHECKERS);
      for (let at = 1; at <= POINTS; at++) expect((after.black[at] ?? 0) === 0 || (after.white[POINTS + 1 - at] ?? 0) === 0).toBe(true);
    }
  });
});

test('nobody’s checkers go back, and only the mover’s come nearer home', () => {
  law(({ position, colour, dice }) => {
    const pips = (one: Position, who: typeof colour) => one[who].reduce((sum, count, at) => sum + count * at, 0);
    for (const { after, steps } of legalPlays(position, colour, dice)) {
      expect(pips(after, colour)).toBeGreaterThanOrEqual(pips(position, colour) - steps.reduce((sum, { die }) => sum + die, 0));
      expect(pips(after, other(colour))).toBeGreaterThanOrEqual(pips(position, other(colour)));
    }
  });
});

test('all plays of a roll use the same number of numbers, as many as can be', () => {
  law(({ position, colour, dice }) => {
    expect(new Set(legalPlays(position, colour, dice).map(({ steps }) => steps.length)).size).toBe(1);
  });
});

test('mirrored with colours changed, the same plays', () => {
  law(({ position, colour, dice }) => {
    const mirrored = { black: position.white, white: position.black };
    const keys = (one: Position, who: typeof colour) =>
      legalPlays(one, who, dice)
        .map(({ after }) => `${after[who].join()}/${after[other(who)].join()}`)
        .sort();
    expect(keys(mirrored, other(colour))).toEqual(keys(position, colour));
  });
});

test('the order of the dice does not matter (rule 12)', () => {
  law(({ position, colour, dice: [a, b] }) => {
    const keys = (dice: readonly [number, number]) =>
      legalPlays(position, colour, dice)
        .map(({ after }) => keyOf(after))
        .sort();
    expect(keys([b, a])).toEqual(keys([a, b]));
  });
});

test('every listed play is allowed step by step, and what the steps lead to is listed', () => {
  law(({ position, colour, dice }) => {
    const plays = legalPlays(position, colour, dice);
    for (const { steps, after } of plays.slice(0, 20)) {
      const ruling = judgePlay(position, colour, dice, steps);
      expect(ruling.allowed && keyOf(ruling.turn.position)).toBe(keyOf(after));
    }
    const walk = (turn: ReturnType<typeof startTurn>): void => {
      const [first] = nextSteps(turn);
      if (!first) expect(plays.map(({ after }) => keyOf(after))).toContain(keyOf(turn.position));
      const tried = first && tryMove(turn, first.from, first.to);
      if (tried && 'turn' in tried) walk(tried.turn);
    };
    walk(startTurn(position, colour, dice));
  }, 80);
});

test('a move that is refused is refused with an article, whatever is tried', () => {
  const places = fc.oneof(fc.integer({ min: 1, max: POINTS }), fc.constantFrom('bar' as const, 'off' as const));
  fc.assert(
    fc.property(situations, places, places, ({ position, colour, dice }, from, to) => {
      const tried = tryMove(startTurn(position, colour, dice), from, to);
      if ('refusal' in tried) expect(tried.refusal.article).toMatch(/^(3|10[abc]|11|12|13|15|16 ¶[12])$/);
      else expect(total(tried.turn.position, colour)).toBe(CHECKERS);
    }),
    { numRuns: 150 },
  );
});

test('a position read and written is the same, and so is a shared one', () => {
  law(({ position, colour, dice }) => {
    const parsed = parsePosition(makePosition(position));
    expect('position' in parsed && parsed.position).toEqual(position);
    expect(decodeBoard(encodeBoard({ position, colour, dice }))).toEqual({ ok: true, shared: { position, colour, dice } });
    expect(decodeBoard(encodeBoard({ position, colour, dice: null }))).toEqual({ ok: true, shared: { position, colour, dice: null } });
  });
});

test('a link with one sign changed or cut is told', () => {
  law(({ position, colour, dice }) => {
    const code = encodeBoard({ position, colour, dice });
    const at = (position.black[OFF] ?? 0) + (position.white[BAR] ?? 0) + 3;
    const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
    expect(decodeBoard(changed)).toEqual({ ok: false, why: 'altered' });
    expect(decodeBoard(code.slice(0, -3))).toEqual({ ok: false, why: 'cut' });
    expect(decodeBoard('%%%')).toEqual({ ok: false, why: 'altered' });
  });
});
