/** Where in a JSON text a value stands, so that a reader can go there. */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Level {
  readonly list: boolean;
  key: string | number;
  /** In an object: the next string is a key. */
  awaitsKey: boolean;
}

/** Line (from 1) of the value at a path in a sound JSON text; the line of the nearest value above it where it isn't there. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const levels: Level[] = [];
  let best = { depth: -1, at: 0 };
  const depthHere = (): number => {
    const fits = levels.every((level, i) => i >= path.length || level.key === path[i]);
    return fits ? Math.min(levels.length, path.length) : -1;
  };
  for (const token of text.matchAll(TOKEN)) {
    const sign = token[0];
    const top = levels.at(-1);
    if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',' && top) {
      if (top.list) top.key = (top.key as number) + 1;
      top.awaitsKey = !top.list;
    } else if (top?.awaitsKey && sign.startsWith('"')) {
      top.key = JSON.parse(sign) as string;
      top.awaitsKey = false;
    } else if (sign !== ':') {
      const depth = depthHere();
      if (depth > best.depth && levels.length <= path.length) best = { depth, at: token.index };
      if (sign === '{' || sign === '[') levels.push({ list: sign === '[', key: sign === '[' ? 0 : '', awaitsKey: sign === '{' });
    }
  }
  return text.slice(0, best.at).split('\n').length;
}
