/** Results by the code of a score sheet: brought by a link, photographed, from another device; what cannot be is refused and named. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeResult, encodeResult, type SentResult } from '../../../src/scoresheet/result-code.ts';
import { addPlayer, startRound } from '../../../src/tournament/change.ts';
import { newCompetition } from '../../../src/tournament/competition.ts';
import { draw, enter, gamesOf } from '../../../src/tournament/event/change.ts';
import type { DrawnEvent, SwissEvent } from '../../../src/tournament/event/types.ts';
import { openCode, recordOf } from '../../../src/widgets/tournament/code/open-code.ts';
import { gameSheet } from '../../../src/widgets/tournament/sheet-link.ts';
import { deviceStore } from '../../../src/widgets/tournament/store.ts';
import type { TournamentsState } from '../../../src/widgets/tournament/tournaments.svelte.ts';
import { open, stateOn } from './support.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scoring = { kind: 'sets', sets: 3, playAll: false } as const;
async function withRobin(name: string): Promise<TournamentsState> {
  const tournaments = stateOn(deviceStore(name));
  await tournaments.load();
  tournaments.adopt(newCompetition('Cup', '2010', { sides: 'singles', seed: 77, scoring, format: 'round-robin' }));
  for (const player of ['Ozola', 'Kask', 'Petrov', 'Weber']) tournaments.attempt((now) => enter(now, player));
  tournaments.attempt((now) => draw(now));
  return tournaments;
}
const event = (tournaments: TournamentsState): DrawnEvent => tournaments.competition?.events[0] as DrawnEvent;
/** The result of the first game, as a score sheet sends it. */
function sent(tournaments: TournamentsState, change: Partial<SentResult> = {}): SentResult {
  const [game] = gamesOf(event(tournaments));
  const { key = '', first, second } = game ?? {};
  const nameOf = (id: unknown) => event(tournaments).entrants.find((one) => one.id === id)?.name ?? '';
  return {
    game: { competition: 'elsewhere', event: 1, seed: 77, key, players: { first: [first as number], second: [second as number] } },
    result: { result: { kind: 'played', first: 2, second: 1 }, exclude: null },
    names: { first: [nameOf(first)], second: [nameOf(second)] },
    ...change,
  };
}
const link = (one: SentResult): string => `https://rules.example/et/tournament/#result=${encodeResult(one)}`;
const results = (tournaments: TournamentsState) => event(tournaments).results.map(({ result }) => result);

const SOUND = {
  game: { competition: 'c', event: 1, seed: 77, key: 'A-B', players: { first: [1], second: [2] } },
  result: { result: { kind: 'played', first: 2, second: 1 }, exclude: null },
  names: { first: ['Ozola'], second: ['Kask'] },
};
/** Packed as it should be, and saying what cannot be. */
const IMPOSSIBLE: readonly (readonly [string, object])[] = [
  ['minus one set', { result: { result: { kind: 'played', first: -1, second: 1 }, exclude: null } }],
  ['half a set', { result: { result: { kind: 'played', first: 2, second: 0.5 }, exclude: null } }],
  ['a hundred sets', { result: { result: { kind: 'played', first: 100, second: 1 }, exclude: null } }],
  ['no score', { result: { result: { kind: 'played' }, exclude: null } }],
  ['an unknown kind', { result: { result: { kind: 'guessed', first: 2, second: 1 }, exclude: null } }],
  ['a forfeit won by a third', { result: { result: { kind: 'forfeit', winner: 'third' }, exclude: null } }],
  ['a forfeit for an unknown reason', { result: { result: { kind: 'forfeit', winner: 'first', why: 'rain' }, exclude: null } }],
  ['a third excluded', { result: { result: { kind: 'played', first: 2, second: 1 }, exclude: 'third' } }],
  ['no result', { result: null }],
  ['a name that is none', { names: { first: [7], second: ['Kask'] } }],
  ['names of one side', { names: { first: ['Ozola'] } }],
  ['no game', { game: null }],
  ['a board that is none', { game: { ...SOUND.game, board: null } }],
];

describe('the code', () => {
  const packed = (change: object): string => encodeResult({ ...SOUND, ...change } as unknown as SentResult) ?? '';
  test('a sound one is read', () => expect(decodeResult(packed({}))).toEqual({ ok: true, value: SOUND }));
  test.each(IMPOSSIBLE)('%s is refused as damaged', (_what, change) =>
    expect(decodeResult(packed(change))).toEqual({ ok: false, error: 'damaged' }),
  );

  test('comes back as it went, whatever the game and its names', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 2 });
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 2 });
    const count = fc.nat(99);
    fc.assert(
      fc.property(
        fc.record({
          game: fc.record({
            competition: fc.string(),
            event: fc.nat(999),
            seed: fc.nat(0xffffffff),
            key: fc.string(),
            players: fc.record({ first: ids, second: ids }),
          }),
          result: fc.record({
            result: fc.oneof(
              fc.record({ kind: fc.constant('played' as const), first: count, second: count }),
              fc.record({
                kind: fc.constant('forfeit' as const),
                winner: fc.constantFrom('first' as const, 'second' as const, null),
                why: fc.constantFrom('late' as const, 'conduct' as const),
              }),
            ),
            exclude: fc.constantFrom('first' as const, 'second' as const, null),
          }),
          names: fc.record({ first: names, second: names }),
        }),
        (one) => {
          const code = encodeResult(one) ?? '';
          expect(decodeResult(code)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(one)) });
          expect(openCode(`https://rules.example/#result=${code}`)).toEqual(JSON.parse(JSON.stringify(one)));
        },
      ),
    );
  });
  test.each(['', 'AAAA', 'not a code'])('damaged or cut off: “%s”', (code) => {
    expect(decodeResult(code)).toEqual({ ok: false, error: 'damaged' });
  });
  test('a letter changed anywhere is noticed', async () => {
    const code = encodeResult(sent(await withRobin('code-letters'))) ?? '';
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      expect(decodeResult(code.slice(0, i) + other + code.slice(i + 1)).ok).toBe(false);
    }
  });
  test.each([
    ['a shop', 'https://shop.example/?q=1', null],
    ['a result that is cut off', 'https://rules.example/en/tournament/#result=AQ', 'damaged'],
    ['a sheet that is cut off', 'https://rules.example/en/scoresheet/#g=AQ', 'damaged'],
  ] as const)('another code: %s', (_, text, expected) => {
    expect(openCode(text)).toBe(expected);
  });
});

test('the competition is found by its record, on another device by its lots', async () => {
  const tournaments = await withRobin('code-record');
  const own = tournaments.list[0]?.id ?? '';
  const { game } = sent(tournaments);
  expect(recordOf(tournaments.list, { ...game, competition: own })?.id).toBe(own);
  expect(recordOf(tournaments.list, game)?.id).toBe(own);
  expect(recordOf(tournaments.list, { ...game, seed: 78 })).toBeNull();
  const { seed: _, ...without } = game;
  expect(recordOf(tournaments.list, without)).toBeNull();
});

describe('on the page', () => {
  test('a result that a link brings is entered at a press, and undone as any other', async () => {
    const tournaments = await withRobin('code-link');
    await open(tournaments, 'en', link(sent(tournaments)));
    expect(screen.getByText(/^From the score sheet: .* 2\s:\s1$/)).toBeTruthy();
    expect(results(tournaments)).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
    expect(results(tournaments)).toEqual([{ kind: 'played', first: 2, second: 1 }]);
    expect(screen.getByText(/: entered\.$/)).toBeTruthy();
    tournaments.undo();
    expect(results(tournaments)).toEqual([]);
  });
  test.each([
    [
      'others play the game',
      (one: SentResult): SentResult => ({ ...one, game: { ...one.game, players: { first: [98], second: [99] } } }),
      /somebody else plays this game now/,
    ],
    ['another competition', (one: SentResult): SentResult => ({ ...one, game: { ...one.game, seed: 5 } }), /not on this device/],
  ])('%s: named, nothing entered', async (_, change, said) => {
    const tournaments = await withRobin(`code-${said.source.length}`);
    await open(tournaments, 'en', link(change(sent(tournaments))));
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enter it' })).toBeNull();
  });
  test('a link is opened once: not again with the sheet of rounds, and another competition can be opened after it', async () => {
    const tournaments = await withRobin('code-once');
    const cup = tournaments.openId;
    tournaments.adopt(newCompetition('Other', '2010', { sides: 'singles', seed: 5, scoring, format: 'round-robin' }));
    for (const player of ['Tamm', 'Berg']) tournaments.attempt((now) => enter(now, player));
    tournaments.attempt((now) => draw(now));
    const other = tournaments.openId;
    tournaments.show(cup);
    await open(tournaments, 'en', link(sent(tournaments)));
    await fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Rounds' }));
    expect(screen.queryByRole('button', { name: 'Enter it' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'All tournaments' }));
    await fireEvent.click(screen.getByRole('button', { name: /^Other/ }));
    expect(tournaments.openId).toBe(other);
  });
  test('a link is opened though the competition on top has no draw yet, or the list is shown', async () => {
    for (const last of [true, false]) {
      const tournaments = await withRobin(`code-top-${last}`);
      const [cup, brought] = [tournaments.openId, link(sent(tournaments))];
      tournaments.adopt(newCompetition('Other', '2010', { sides: 'singles', seed: 5, scoring, format: 'round-robin' }));
      if (!last) tournaments.show(null);
      await open(tournaments, 'en', brought);
      expect(tournaments.openId).toBe(cup);
      await fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
      expect(results(tournaments)).toEqual([{ kind: 'played', first: 2, second: 1 }]);
      cleanup();
    }
  });
  test('a link to a competition that is not here is named, whatever is shown', async () => {
    const brought = link(sent(await withRobin('code-away')));
    for (const there of [true, false]) {
      const tournaments = stateOn(deviceStore(`code-empty-${there}`));
      await tournaments.load();
      if (there) tournaments.adopt(newCompetition('Other', '2010', { sides: 'singles', seed: 5, scoring, format: 'round-robin' }));
      await open(tournaments, 'en', brought);
      expect(screen.getByText(/not on this device/)).toBeTruthy();
      cleanup();
    }
  });
  test('that it is not here is said of the link alone: not once there was a competition, when the last one is removed', async () => {
    const gone = () => screen.queryByText(/not on this device/);
    const removeOnly = async () => {
      await fireEvent.click(screen.getByRole('button', { name: 'All tournaments' }));
      await fireEvent.click(screen.getByRole('button', { name: /elete “/ }));
      await fireEvent.click(screen.getByRole('button', { name: /elete “/ }));
    };
    const tournaments = await withRobin('code-removed');
    const brought = link(sent(tournaments));
    await open(tournaments, 'en', brought);
    await fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
    await removeOnly();
    expect([tournaments.list.length, gone()]).toEqual([0, null]);
    cleanup();
    const empty = stateOn(deviceStore('code-removed-other'));
    await open(empty, 'en', brought);
    expect(gone()).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Create tournament' }));
    await removeOnly();
    expect([empty.list.length, gone()]).toEqual([0, null]);
  });
  test('a result that cannot be is refused with the reason', async () => {
    const tournaments = await withRobin('code-impossible');
    await open(tournaments, 'en', link(sent(tournaments, { result: { result: { kind: 'played', first: 3, second: 3 }, exclude: null } })));
    await fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
    expect(results(tournaments)).toEqual([]);
    expect(screen.getByRole('alert').textContent).toMatch(/only 3 sets/);
  });
  test('the photographed code of a sheet filled in by hand asks for the result of its game', async () => {
    const tournaments = await withRobin('code-photo');
    const [game] = gamesOf(event(tournaments));
    const competition = tournaments.competition;
    if (!game || !competition) throw new Error('no game');
    const href = gameSheet({ id: tournaments.openId ?? '', competition }, event(tournaments), game) ?? '';
    vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close: () => undefined }));
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => [{ rawValue: `https://rules.example/ru/${href.replace('../', '')}` }];
      },
    );
    const { container } = await open(tournaments);
    const picture = new File(['…'], 'slip.jpg', { type: 'image/jpeg' });
    await fireEvent.change(container.querySelector('.code input[capture]') as HTMLInputElement, { target: { files: [picture] } });
    const field = await screen.findByLabelText<HTMLSelectElement>(/^The sheet of .*: which result\?$/);
    await fireEvent.change(field, { target: { value: JSON.stringify({ kind: 'played', first: 0, second: 2 }) } });
    expect(results(tournaments)).toEqual([{ kind: 'played', first: 0, second: 2 }]);
  });
  test('a picture without a code says what to do', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('no picture');
    });
    const { container } = await open(await withRobin('code-none'));
    await fireEvent.change(container.querySelector('.code input[capture]') as HTMLInputElement, {
      target: { files: [new File(['…'], 'a.jpg', { type: 'image/jpeg' })] },
    });
    expect(await screen.findByText(/no code of a game in the picture/)).toBeTruthy();
  });
  test('who is excluded by the sheet of a Swiss game is paired no more (14.1)', async () => {
    const tournaments = stateOn(deviceStore('code-swiss'));
    await tournaments.load();
    tournaments.adopt(newCompetition('Cup', '2010', { sides: 'singles', seed: 77, scoring, format: 'swiss' }));
    for (const player of ['Ozola', 'Kask']) tournaments.apply((now) => addPlayer(now, player));
    tournaments.apply(startRound);
    const swiss = () => tournaments.competition?.events[0] as SwissEvent;
    const { first = 0, second } = swiss().rounds[0]?.pairings[0] ?? {};
    const one: SentResult = {
      game: { competition: 'x', event: 1, seed: 77, key: '1.1', players: { first: [first], second: [second as number] } },
      result: { result: { kind: 'forfeit', winner: 'first', why: 'conduct' }, exclude: 'second' },
      names: { first: ['a'], second: ['b'] },
    };
    await open(tournaments, 'en', link(one));
    await fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));
    expect(swiss().rounds[0]?.pairings[0]?.result).toEqual(one.result.result);
    expect(swiss().players.find(({ id }) => id === second)?.left).toBe(2);
  });
});
