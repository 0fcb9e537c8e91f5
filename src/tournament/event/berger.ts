/** Berger tables: who meets whom in which round of a round robin, and who is named first (FIDE Handbook C.05, annex 1). */

export type NumberPair = readonly [first: number, second: number];

/**
 * The calendar of `n` numbers (1 to n), a list of rounds; with an odd n the pair of the missing number is left out. Each number is named first
 * as often as second, or, with an even n, once more or once less.
 */
export function bergerTable(n: number): readonly (readonly NumberPair[])[] {
  if (n < 2) return [];
  const even = n + (n % 2);
  const cycle = even - 1;
  const wrap = (k: number): number => ((((k - 1) % cycle) + cycle) % cycle) + 1;
  return Array.from({ length: cycle }, (_, r) => {
    const pivot = r % 2 === 0 ? r / 2 + 1 : (r + 1) / 2 + even / 2;
    const top: NumberPair = r % 2 === 0 ? [pivot, even] : [even, pivot];
    const rest = Array.from({ length: even / 2 - 1 }, (_, i): NumberPair => [wrap(pivot + i + 1), wrap(pivot - i - 1)]);
    return [top, ...rest].filter(([a, b]) => a <= n && b <= n);
  });
}

/**
 * Both turns: the second with sides changed. Its first two rounds are those of the first turn's end the other way about, so that nobody is
 * named first three times running (C.05, annex 1: the last two rounds of the first turn are exchanged).
 */
export function calendarOf(n: number, turns: 1 | 2): readonly (readonly NumberPair[])[] {
  const once = bergerTable(n);
  if (turns === 1) return once;
  const back = once.map((round) => round.map(([a, b]): NumberPair => [b, a]));
  if (once.length < 3) return [...once, ...back];
  return [...once.slice(0, -2), ...once.slice(-2).toReversed(), ...back];
}
