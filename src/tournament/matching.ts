/**
 * Largest matchings in a graph of players who may meet: augmenting paths through contracted blossoms (J. Edmonds, "Paths, trees, and
 * flowers", 1965). Vertices are 0 to n - 1.
 */

/** May `a` and `b` be paired? Symmetric. */
export type Edge = (a: number, b: number) => boolean;

/** Who is matched with whom; -1 for nobody. */
export type Mates = Int32Array;

interface Search {
  readonly n: number;
  readonly edge: Edge;
  readonly mates: Mates;
  readonly parent: Int32Array;
  readonly base: Int32Array;
  readonly even: Uint8Array;
}

/** The base at which the ways of two even vertices to the root meet. */
function meeting({ n, mates, parent, base }: Search, a: number, b: number): number {
  const passed = new Uint8Array(n);
  let at = base[a] ?? -1;
  for (;;) {
    passed[at] = 1;
    const mate = mates[at] ?? -1;
    if (mate < 0) break;
    at = base[parent[mate] ?? -1] ?? -1;
  }
  at = base[b] ?? -1;
  while (passed[at] !== 1) at = base[parent[mates[at] ?? -1] ?? -1] ?? -1;
  return at;
}

function markWay({ mates, parent, base }: Search, from: number, to: number, through: number, inBlossom: Uint8Array): void {
  let at = from;
  let child = through;
  while ((base[at] ?? -1) !== to) {
    const mate = mates[at] ?? -1;
    inBlossom[base[at] ?? -1] = 1;
    inBlossom[base[mate] ?? -1] = 1;
    parent[at] = child;
    child = mate;
    at = parent[mate] ?? -1;
  }
}

/** Shrinks the odd cycle that an edge between two even vertices closes; its vertices become even. */
function contract(search: Search, a: number, b: number, queue: number[]): void {
  const { n, base, even } = search;
  const root = meeting(search, a, b);
  const inBlossom = new Uint8Array(n);
  markWay(search, a, root, b, inBlossom);
  markWay(search, b, root, a, inBlossom);
  for (let v = 0; v < n; v++) {
    if (inBlossom[base[v] ?? -1] !== 1) continue;
    base[v] = root;
    if (even[v] !== 1) {
      even[v] = 1;
      queue.push(v);
    }
  }
}

/** A free vertex at the end of an augmenting path from `root`, or -1. */
function searchFrom(search: Search, root: number): number {
  const { n, edge, mates, parent, base, even } = search;
  parent.fill(-1);
  even.fill(0);
  for (let v = 0; v < n; v++) base[v] = v;
  even[root] = 1;
  const queue = [root];
  for (let head = 0; head < queue.length; head++) {
    const v = queue[head] ?? -1;
    for (let to = 0; to < n; to++) {
      if (to === v || base[v] === base[to] || mates[v] === to || !edge(v, to)) continue;
      const mate = mates[to] ?? -1;
      if (to === root || (mate >= 0 && (parent[mate] ?? -1) >= 0)) contract(search, v, to, queue);
      else if ((parent[to] ?? -1) < 0) {
        parent[to] = v;
        if (mate < 0) return to;
        even[mate] = 1;
        queue.push(mate);
      }
    }
  }
  return -1;
}

function flip({ mates, parent }: Search, end: number): void {
  let at = end;
  while (at >= 0) {
    const before = parent[at] ?? -1;
    const next = mates[before] ?? -1;
    mates[at] = before;
    mates[before] = at;
    at = next;
  }
}

const newSearch = (n: number, edge: Edge): Search => ({
  n,
  edge,
  mates: new Int32Array(n).fill(-1),
  parent: new Int32Array(n),
  base: new Int32Array(n),
  even: new Uint8Array(n),
});

/**
 * Enlarges a matching of the living vertices as far as it goes, in place; answers how many pairs it has. Works on the living alone: of a large
 * field only the end is ever in doubt.
 */
export function enlarge(n: number, edge: Edge, alive: Uint8Array, mates: Mates): number {
  const living = Array.from({ length: n }, (_, v) => v).filter((v) => alive[v] === 1);
  const index = new Map(living.map((v, i) => [v, i]));
  const search = newSearch(living.length, (a, b) => edge(living[a] as number, living[b] as number));
  for (const [i, v] of living.entries()) search.mates[i] = index.get(mates[v] ?? -1) ?? -1;
  for (let i = 0; i < living.length; i++) {
    if ((search.mates[i] ?? -1) >= 0) continue;
    const end = searchFrom(search, i);
    if (end >= 0) flip(search, end);
  }
  for (const [i, v] of living.entries()) mates[v] = living[search.mates[i] ?? -1] ?? -1;
  return search.mates.filter((mate) => mate >= 0).length / 2;
}
