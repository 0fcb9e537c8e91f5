/**
 * The standing (section D of the sheet): matches won, then the difference of games, then Buchholz, then the direct encounter, then the lot.
 * What the sheet leaves open is said in docs/tournament.md.
 */
import { lotOf } from './lot.ts';
import { type Share, shareOf } from './scoring.ts';
import type { Pairing, Player, Round, Tournament } from './types.ts';

/** What parted a player from the one above. */
export const TIE_BREAKS = ['points', 'difference', 'buchholz', 'direct', 'lot'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface Standing {
  readonly player: Player;
  /** From 1; no two are alike, the lot sees to that. */
  readonly place: number;
  /** Half points: a match won is 2. */
  readonly halves: number;
  /** Games or sets won and lost in matches that were played. */
  readonly won: number;
  readonly lost: number;
  readonly difference: number;
  /** Half points of all opponents played against. */
  readonly buchholz: number;
  /** Half points against the others of the same points, difference and Buchholz; null where that decides nothing. */
  readonly direct: number | null;
  readonly lot: number;
  readonly byes: number;
  /** What parts the player from the one above; null for the leader. */
  readonly decidedBy: TieBreak | null;
}

interface Sum {
  halves: number;
  won: number;
  lost: number;
  byes: number;
  readonly met: number[];
  /** Half points by opponent. */
  readonly against: Map<number, number>;
}

const emptySum = (): Sum => ({ halves: 0, won: 0, lost: 0, byes: 0, met: [], against: new Map() });

function add(sum: Sum, share: Share): void {
  sum.halves += share.halves;
  sum.won += share.won;
  sum.lost += share.lost;
  if (share.met === null) return;
  sum.met.push(share.met);
  sum.against.set(share.met, (sum.against.get(share.met) ?? 0) + share.halves);
}

function sumsOf(players: readonly Player[], rounds: readonly Round[]): ReadonlyMap<number, Sum> {
  const sums = new Map(players.map(({ id }) => [id, emptySum()]));
  const enter = (pairing: Pairing): void => {
    const first = sums.get(pairing.first);
    const second = pairing.second === null ? undefined : sums.get(pairing.second);
    const mine = shareOf(pairing, 'first');
    const theirs = pairing.second === null ? null : shareOf(pairing, 'second');
    if (first && mine) add(first, mine);
    if (second && theirs) add(second, theirs);
    if (first && pairing.second === null) first.byes++;
  };
  for (const round of rounds) round.pairings.forEach(enter);
  return sums;
}

interface Row extends Omit<Standing, 'place' | 'decidedBy'> {
  readonly against: ReadonlyMap<number, number>;
  /** What parts the row from the one above, where the figures do not. */
  readonly level: 'direct' | 'lot';
}

const byFigures = (a: Row, b: Row): number => b.halves - a.halves || b.difference - a.difference || b.buchholz - a.buchholz;

/** Whether each of them has met each other: only then is there a direct comparison. */
const allMet = (rows: readonly Row[]): boolean => rows.every((a) => rows.every((b) => a === b || a.against.has(b.player.id)));

/** Those whom points, difference and Buchholz do not part: by what they won against one another, group by group, then by lot. */
function parted(rows: readonly Row[]): readonly Row[] {
  if (rows.length === 1) return rows;
  const byLot = () => rows.toSorted((a, b) => a.lot - b.lot || a.player.id - b.player.id);
  if (!allMet(rows)) return byLot();
  const own = (row: Row): number => rows.reduce((sum, other) => sum + (row.against.get(other.player.id) ?? 0), 0);
  const direct = new Map(rows.map((row) => [row, own(row)]));
  const values = [...new Set(direct.values())].sort((a, b) => b - a);
  if (values.length === 1) return byLot();
  // those still level among more than two are compared among themselves alone
  return values.flatMap((value) => {
    const group = rows.filter((row) => direct.get(row) === value);
    return parted(group).map((row, i) => ({ ...row, direct: value, level: i === 0 ? 'direct' : row.level }));
  });
}

function decidedBy(above: Row | undefined, row: Row): TieBreak | null {
  if (above === undefined) return null;
  if (above.halves !== row.halves) return 'points';
  if (above.difference !== row.difference) return 'difference';
  if (above.buchholz !== row.buchholz) return 'buchholz';
  return row.level;
}

/** Runs of rows that the figures leave level. */
function groups(rows: readonly Row[]): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && byFigures(last[0], row) === 0) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/**
 * The standing after `rounds` rounds (all where left out), best first. Everybody who has been entered is in it, also who has left; matches
 * without a result count nothing yet.
 */
export function standings(tournament: Tournament, rounds = tournament.rounds.length): readonly Standing[] {
  const entered = rounds >= tournament.rounds.length ? tournament.players : tournament.players.filter((player) => player.joined <= rounds);
  const sums = sumsOf(entered, tournament.rounds.slice(0, rounds));
  const rows = entered.map((player): Row => {
    const { halves, won, lost, byes, met, against } = sums.get(player.id) ?? emptySum();
    const buchholz = met.reduce((sum, id) => sum + (sums.get(id)?.halves ?? 0), 0);
    const lot = lotOf(tournament.seed, 'standing', player.id);
    return { player, halves, won, lost, difference: won - lost, buchholz, direct: null, lot, byes, against, level: 'lot' };
  });
  const ordered = groups(rows.toSorted(byFigures)).flatMap(parted);
  return ordered.map((row, i) => {
    const { against: _, level: __, ...figures } = row;
    return { ...figures, place: i + 1, decidedBy: decidedBy(ordered[i - 1], row) };
  });
}
