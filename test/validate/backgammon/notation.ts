/** GNU Backgammon's way to write a play: `24/22 8/7(2)`, `bar/20*`, `13/10* /9` without the blank, `6/off(2)`. Places are counted as the mover counts them. */

/** One checker's way: the places it touches as written, and which of them bear a star. */
interface Way {
  readonly places: readonly number[];
  readonly hits: readonly number[];
  readonly times: number;
}

const BAR = 25;
const OFF = 0;

function placeOf(text: string): number {
  if (text === 'bar') return BAR;
  if (text === 'off') return OFF;
  const place = Number(text);
  if (!Number.isInteger(place) || place < 0 || place > BAR) throw new Error(`${text} is no place`);
  return place;
}

/** Reads a play; throws on what is not one. */
export function readPlay(text: string): readonly Way[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      const match = /^([^()]+?)(?:\((\d)\))?$/.exec(part);
      const names = (match?.[1] ?? '').split('/');
      if (names.length < 2) throw new Error(`${part} is no move`);
      return {
        places: names.map((name) => placeOf(name.replace('*', ''))),
        hits: names.filter((name) => name.endsWith('*')).map((name) => placeOf(name.slice(0, -1))),
        times: Number(match?.[2] ?? 1),
      };
    });
}

/** The counts of mover and opponent after a play, each by distance as its owner counts. */
export function afterPlay(mover: readonly number[], other: readonly number[], text: string): readonly [number[], number[]] {
  const own = [...mover];
  const theirs = [...other];
  for (const { places, hits, times } of readPlay(text)) {
    const from = places[0] ?? 0;
    const to = places.at(-1) ?? 0;
    own[from] = (own[from] ?? 0) - times;
    own[to] = (own[to] ?? 0) + times;
    for (const hit of hits) {
      theirs[BAR - hit] = (theirs[BAR - hit] ?? 0) - 1;
      theirs[BAR] = (theirs[BAR] ?? 0) + 1;
    }
  }
  return [own, theirs];
}
