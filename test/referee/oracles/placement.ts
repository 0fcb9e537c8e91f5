/**
 * Placing by brute force, sharing nothing with src/referee/placement: places are looked for on dense grids, sides are counted by hand.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface OracleDisc extends Spot {
  readonly id: string;
  readonly color: string;
}

const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** No disc overlapped by more than `slack`, centre on the surface and in no pocket. */
export function fits(p: Spot, discs: readonly OracleDisc[], slack: number): boolean {
  if (Math.max(Math.abs(p.x), Math.abs(p.y)) > 485 + slack) return false;
  if (Math.hypot(Math.abs(p.x) - 435, Math.abs(p.y) - 435) < 50 - slack) return false;
  return discs.every((disc) => gap(p, disc) >= 30 - slack);
}

/** The board opposite a seat as a function from the coordinate along it to the centre of a disc tight to it. */
const opposite: Record<string, (s: number) => Spot> = {
  south: (s) => ({ x: s, y: 485 }),
  north: (s) => ({ x: s, y: -485 }),
  west: (s) => ({ x: 485, y: s }),
  east: (s) => ({ x: -485, y: s }),
};

/** How far from the middle line the first place on one side is, or null; scanned in steps of `step`. */
function firstOnSide(seat: string, sign: number, discs: readonly OracleDisc[], slack: number, step: number): number | null {
  const place = opposite[seat] as (s: number) => Spot;
  const near = discs.filter((disc) => [-485, 485].some((edge) => Math.abs(disc.x - edge) < 31 || Math.abs(disc.y - edge) < 31));
  for (let i = 0; i * step <= 485; i++) if (fits(place(sign * i * step), near, slack)) return i * step;
  return null;
}

export interface OraclePenalty {
  readonly at: Spot | null;
  /** The board has a place that exists only within the tolerance, or a tie that is one only within it: the two need not agree. */
  readonly doubtful: boolean;
}

/**
 * 17.3 of 2017, 2010, 2008 (`chain`) and 5.1 of the club rules for one disc. `leap` (mm): how far a place has to move with the slack to be
 * doubtful; along the board the slack counts for more where a disc stands off it.
 */
export function penaltyPlace(
  seat: string,
  color: string,
  from: number | null,
  discs: readonly OracleDisc[],
  club: boolean,
  leap = 0.06,
): OraclePenalty {
  const step = 0.05;
  const strict = [-1, 1].map((sign) => firstOnSide(seat, sign, discs, 1e-6, step));
  const lenient = [-1, 1].map((sign) => firstOnSide(seat, sign, discs, 0.06, step));
  const blurred = strict.some((value, i) => Math.abs((value ?? 999) - (lenient[i] ?? 999)) > leap);
  const [left = null, right = null] = strict;
  if (left === null && right === null) return { at: null, doubtful: blurred };
  const l = left ?? Number.POSITIVE_INFINITY;
  const r = right ?? Number.POSITIVE_INFINITY;
  const place = opposite[seat] as (s: number) => Spot;
  if (Math.abs(l - r) > 0.11) return { at: place(l < r ? -l : r), doubtful: blurred };
  if (l === 0) return { at: place(0), doubtful: blurred };
  const doubtful = blurred || Math.abs(l - r) > 1e-9;
  return { at: place(sideWanted(seat, color, from, discs, club) < 0 ? -l : r), doubtful };
}

/** The chain of ties, counted afresh. */
function sideWanted(seat: string, color: string, from: number | null, discs: readonly OracleDisc[], club: boolean): number {
  const key = seat === 'south' || seat === 'north' ? 'x' : 'y';
  const balance = (list: readonly OracleDisc[]): number =>
    list.reduce((sum, disc) => sum + (Math.abs(disc[key]) <= 0.05 ? 0 : Math.sign(disc[key])), 0);
  const own = balance(discs.filter((disc) => disc.color === color));
  const all = balance(discs);
  if (!club && own !== 0) return -own;
  if (all !== 0) return -all;
  return !club && from !== null && Math.abs(from) > 0.05 ? from : 1;
}

/** The places of 12.20 and its kin in the order of preference, each group's members on a par. */
export function circlePlaces(over: string, clockwise: boolean): readonly (readonly Spot[])[] {
  const angles: Record<string, number> = { east: 0, ne: 45, north: 90, nw: 135, west: 180, sw: 225, south: 270, se: 315 };
  const own = angles[over] as number;
  const at = (radius: number, angle: number): Spot => ({
    x: radius * Math.cos((angle * Math.PI) / 180),
    y: radius * Math.sin((angle * Math.PI) / 180),
  });
  const turns = own % 90 === 0 ? [0, 90, 180] : [45, 135];
  const ring = (radius: number): readonly (readonly Spot[])[] => {
    if (clockwise) return [0, 1, 2, 3].map((i) => [at(radius, own - (own % 90 === 0 ? 0 : 45) - 90 * i)]);
    return turns.map((turn) => (turn % 180 === 0 ? [at(radius, own + turn)] : [at(radius, own + turn), at(radius, own - turn)]));
  };
  const diagonal = !clockwise && own % 90 !== 0 ? [[at(110, own)]] : [];
  return [[{ x: 0, y: 0 }], ...diagonal, ...ring(110), ...ring(55)];
}

/** The least distance from `wanted` of a free grid point; grid of `step` mm over the square of `reach` about it. */
export function nearestOnGrid(wanted: Spot, discs: readonly OracleDisc[], reach: number, step: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let dx = -reach; dx <= reach; dx += step) {
    for (let dy = -reach; dy <= reach; dy += step) {
      const d = Math.hypot(dx, dy);
      if (d < best && fits({ x: wanted.x + dx, y: wanted.y + dy }, discs, 1e-6)) best = d;
    }
  }
  return best;
}
