import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPlayer, create, setResult, startRound } from '../../src/tournament/change.ts';
import { lineOf } from '../../src/tournament/json-place.ts';
import { lostOut } from '../../src/tournament/pairing.ts';
import { readTournament } from '../../src/tournament/read.ts';
import { tournamentJsonSchema } from '../../src/tournament/schema.ts';
import { looksLikeTrf, readTrf } from '../../src/tournament/trf/read.ts';
import { writeTrf } from '../../src/tournament/trf/write.ts';
import { PRESETS, type Tournament } from '../../src/tournament/types.ts';
import { writeTournament } from '../../src/tournament/write.ts';
import { must, numbered, played1, tournaments } from './support.ts';

const read = (text: string) => readTournament(JSON.parse(text));
const sample = (): Tournament => {
  let t = played1(must(startRound(numbered(5, 4))), () => 5);
  t = played1(must(startRound(t)), () => 7);
  return t;
};

describe('JSON', () => {
  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(tournaments, (t) => {
        expect(read(writeTournament(t))).toEqual({ ok: true, value: t });
      }),
    );
  });

  test.each([
    ['another document', (_: Record<string, never>) => ({ format: 'novuss-sheet' }), 'not-a-tournament', 'format'],
    ['a later version', (t: object) => ({ ...t, version: 2 }), 'newer-version', 'version'],
    ['a field too many', (t: object) => ({ ...t, prize: 10 }), 'unknown-field', 'prize'],
    ['a seed that is none', (t: object) => ({ ...t, seed: 'x' }), 'wrong-type', 'seed'],
    ['a number twice', (t: Tournament) => ({ ...t, players: t.players.map((p) => ({ ...p, id: 1 })) }), 'number-twice', 'players.1.id'],
    ['a name twice', (t: Tournament) => ({ ...t, players: t.players.map((p) => ({ ...p, name: 'A' })) }), 'name-twice', 'players.1.name'],
    ['a player nobody knows', (t: Tournament) => ({ ...t, players: t.players.slice(1) }), 'unknown-player', /^rounds\.0\.pairings/],
    [
      'an impossible result',
      (t: Tournament) => {
        const broken = structuredClone(t) as unknown as { rounds: { pairings: { result: unknown }[] }[] };
        (broken.rounds[1]?.pairings[0] as { result: unknown }).result = { kind: 'played', first: 9, second: 9 };
        return broken;
      },
      'impossible-result',
      'rounds.1.pairings.0.result',
    ],
    [
      'a round left open before the last',
      (t: Tournament) => {
        const broken = structuredClone(t) as unknown as { rounds: { pairings: { result: unknown }[] }[] };
        (broken.rounds[0]?.pairings[0] as { result: unknown }).result = null;
        return broken;
      },
      'open-before-last',
      'rounds.0.pairings.0.result',
    ],
  ] as const)('refuses %s and says where', (_, change, code, where) => {
    const result = readTournament(change(sample() as never));
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems[0]?.code).toBe(code);
    const path = result.problems[0]?.path?.join('.') ?? '';
    if (typeof where === 'string') expect(path).toBe(where);
    else expect(path).toMatch(where);
  });

  test('says in which line of the text a value stands', () => {
    const t = sample();
    const text = writeTournament(t);
    const lines = text.split('\n');
    expect(lines[lineOf(text, ['seed']) - 1]).toContain('"seed": 4');
    expect(lines[lineOf(text, ['players', 2, 'name']) - 1]).toContain('"P3"');
    const at = lineOf(text, ['rounds', 1, 'pairings', 0, 'result', 'kind']);
    expect(lines[at - 1]).toContain('"kind"');
    expect(lines.slice(0, at).filter((line) => line.includes('"pairings"')).length).toBe(2);
    // a missing value: the line of what it lacks in
    expect(lines[lineOf(text, ['players', 1, 'nothing']) - 1]?.trim()).toBe('{');
  });

  test('whatever is done to a file, it is read or refused, never thrown at', () => {
    const text = writeTournament(sample());
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 4 }), (at, junk) => {
        let value: unknown;
        try {
          value = JSON.parse(text.slice(0, at) + junk + text.slice(at + 1));
        } catch {
          return;
        }
        const result = readTournament(value);
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
      }),
    );
  });

  test('has a JSON Schema', () => {
    expect(tournamentJsonSchema()).toMatchObject({ title: 'novuss tournament', type: 'object', additionalProperties: false });
  });
});

const FOREIGN = [
  '012 Rigas Open',
  '042 2019/05/04',
  '062 4',
  'XXR 3',
  '001    1 m    Berzins,Juris                     1800 LAT                         2.0    1     3 w 1     2 b 1',
  '001    2 m    Kask,Jaan                         1800 LAT                         1.0    2     4 b 1     1 w 0',
  '001    3 m    Ozola,Ilze                        1800 LAT                         1.0    3     1 b 0     4 w +',
  '001    4 m    Petrov,Ivan                       1800 LAT                         0.0    4     2 w 0     3 b -',
];

describe('what the form takes can be read back', () => {
  test.each([
    ['letters outside the basic plane', '𝔄𝔫𝔫𝔞 𝔒𝔷𝔬𝔩𝔞', undefined],
    ['more of them than a column has, and than a name has', '😀'.repeat(120), undefined],
    ['a name cut at a blank', `${'n'.repeat(79)} n`, undefined],
    ['a name cut at a blank of the column', `${'n'.repeat(32)} ${'n'.repeat(20)}`, undefined],
    ['a year of five digits', 'Kask', '20266-01-01'],
    ['blanks of every kind', ' \u00a0Kask\u2028Jaan\t', '2026-01-01'],
  ])('%s', (_, name, date) => {
    let t = create(name, 1, PRESETS.backgammon, { place: name, ...(date === undefined ? {} : { date }) });
    for (const one of [name, 'B', 'C', 'D']) t = must(addPlayer(t, one, name));
    t = played1(must(startRound(t)), () => 5);
    t = played1(must(startRound(t)), () => 7);
    expect(read(writeTournament(t))).toEqual({ ok: true, value: t });
    expect(readTrf(writeTrf(t))).toEqual({ ok: true, value: t });
    const columns = writeTrf(t)
      .split('\r\n')
      .filter((line) => line.startsWith('001'))
      .map((line) => Array.from(line).slice(91).join(''));
    expect(columns.map((line) => line.length)).toEqual([18, 18, 18, 18]);
  });
});

describe('work on a file that is too much stops', () => {
  test('of a thousand problems a hundred are named', () => {
    const faulty = { ...sample(), players: Array.from({ length: 1000 }, () => ({ id: 'x' })) };
    const result = readTournament(faulty);
    expect(!result.ok && result.problems.length).toBe(100);
    const text = Array.from({ length: 1000 }, () => 'nonsense').join('\n');
    const lines = readTrf(text);
    expect(!lines.ok && lines.problems.length).toBe(100);
  });
  test('a list that is too long is refused before its items are looked at', () => {
    const players = Array.from({ length: 2001 }, (_, i) => ({
      get id(): number {
        throw new Error(`item ${i} was looked at`);
      },
    }));
    const result = readTournament({ ...sample(), players });
    expect(!result.ok && result.problems).toEqual([{ code: 'out-of-range', path: ['players'], holds: '[2001]', expected: '≤ 2000' }]);
    const trf = readTrf(Array.from({ length: 5000 }, (_, i) => `001 ${String(i + 1).padStart(4)}      P${i}`).join('\n'));
    expect(!trf.ok && trf.problems.map(({ code, line }) => [code, line])).toEqual([['out-of-range', 2001]]);
  });
});

describe('TRF(x)', () => {
  test('what is written is read as it was', () => {
    fc.assert(
      fc.property(tournaments, (t) => {
        const text = writeTrf(t);
        expect(looksLikeTrf(text)).toBe(true);
        expect(readTrf(text)).toEqual({ ok: true, value: t });
      }),
    );
  });

  test('the columns are those of the chess world', () => {
    const line = writeTrf(sample())
      .split('\r\n')
      .find((l) => l.startsWith('001    1')) as string;
    expect(line.slice(14, 16)).toBe('P1');
    expect(line.slice(80, 84)).toMatch(/^ *\d\.\d$/);
    expect(line.slice(91, 99)).toMatch(/^[ \d]{4} [wb-] [10=+UZ-]$/);
    expect(line.slice(101, 109)).toMatch(/^[ \d]{4} [wb-] [10=+UZ-]$/);
  });

  test('why a game was lost without play is kept: who is out by two losses stays out', () => {
    const t = [1, 2, 3].reduce(
      (now) => {
        const begun = must(startRound(now));
        const pairings = begun.rounds.at(-1)?.pairings ?? [];
        return pairings.reduce((all, { first, second }, i) => {
          if (second === null) return all;
          const why = [first, second].includes(1) ? 'late' : 'conduct';
          return must(setResult(all, all.rounds.length, i + 1, { kind: 'forfeit', winner: first === 1 ? 'second' : 'first', why }));
        }, begun);
      },
      numbered(6, 1, PRESETS.novuss),
    );
    expect(lostOut(t, 1)).toBe('late');
    expect(readTrf(writeTrf(t))).toEqual({ ok: true, value: t });
    // as written before the reasons were
    const earlier = readTrf(writeTrf(t).replaceAll(/ (?:late|conduct)\r/g, ' forfeit\r'));
    expect(earlier.ok && earlier.value.rounds[0]?.pairings[0]?.result).toEqual({ kind: 'forfeit', winner: expect.any(String) });
  });

  test('a file of another program: outcomes are known, games are not', () => {
    const result = readTrf(FOREIGN.join('\r'));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(result.value.players.map((p) => p.name)).toEqual(['Berzins,Juris', 'Kask,Jaan', 'Ozola,Ilze', 'Petrov,Ivan']);
    expect(result.value.date).toBe('2019-05-04');
    expect(result.value.rounds[0]?.pairings).toEqual([
      { first: 1, second: 3, result: { kind: 'outcome', winner: 'first' } },
      { first: 4, second: 2, result: { kind: 'outcome', winner: 'second' } },
    ]);
    expect(result.value.rounds[1]?.pairings).toContainEqual({ first: 3, second: 4, result: { kind: 'forfeit', winner: 'first' } });
  });

  test('draws make it a tournament of sets', () => {
    const drawn = FOREIGN.map((line, i) => (i === 4 ? line.replace('3 w 1', '3 w =') : i === 6 ? line.replace('1 b 0', '1 b =') : line));
    const result = readTrf(drawn.join('\n'));
    expect(result.ok && result.value.scoring.kind).toBe('sets');
  });

  test.each([
    ['', 'empty', 1],
    ['hello\nworld', 'bad-line', 1],
    [FOREIGN.map((line, i) => (i === 4 ? line.replace('3 w 1', '3 w x') : line)).join('\n'), 'bad-result', 5],
    [FOREIGN.map((line, i) => (i === 4 ? line.replace('3 w 1', '3 w 0') : line)).join('\n'), 'results-disagree', 7],
    [FOREIGN.map((line, i) => (i === 4 ? line.replace('3 w 1', '2 w 1') : line)).join('\n'), 'opponents-disagree', 5],
    [FOREIGN.filter((_, i) => i !== 6).join('\n'), 'unknown-player', 5],
    [FOREIGN.map((line, i) => (i === 5 ? line.replace('001    2', '001    1') : line)).join('\n'), 'number-twice', 6],
    [FOREIGN.map((line, i) => (i === 5 ? line.replace('001    2', '001   zz') : line)).join('\n'), 'bad-number', 6],
  ] as const)('refuses a damaged file and says which line (%#)', (text, code, line) => {
    const result = readTrf(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problems.map((p) => [p.code, p.line])).toContainEqual([code, line]);
  });

  test('whatever is done to a file, it is read or refused, never thrown at', () => {
    const text = writeTrf(sample());
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 6 }), (at, junk) => {
        const result = readTrf(text.slice(0, at) + junk + text.slice(at + 2));
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
      }),
    );
  });
});
