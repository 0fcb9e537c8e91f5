/** Putting discs back where they stood, without moving the others (2017 13.6, 13.8, 17.1.8, 17.1.13, 12.17 and their counterparts). */
import { nearestFree } from '../geometry/nearest.ts';
import type { Table } from '../geometry/table.ts';
import { LENGTH_TOLERANCE } from '../geometry/tolerance.ts';
import type { Context } from './context.ts';
import type { DiscFact } from './facts.ts';
import type { FindingList } from './finding-list.ts';
import type { Disc, DiscId } from './types.ts';

const NOTHING: ReadonlySet<DiscId> = new Set();

/** The discs that the findings put back: by a stroke only those that it moved, by an incident those that it names. */
export function restoredBy(ctx: Context, findings: FindingList): ReadonlySet<DiscId> {
  if (!findings.has('restore')) return NOTHING;
  let restored: Set<DiscId> | null = null;
  const named = new Set<DiscId>();
  for (const found of findings.all) {
    if (found.discs === undefined || !found.effects.includes('restore')) continue;
    restored ??= new Set();
    for (const id of found.discs) {
      if (id === 'striker') continue;
      restored.add(id);
      if (found.incident !== undefined) named.add(id);
    }
  }
  if (restored === null) return NOTHING;
  if (!ctx.facts.known) return named;
  const back = new Set<DiscId>();
  for (const disc of ctx.facts.discs) if (restored.has(disc.id) && (disc.moved || named.has(disc.id))) back.add(disc.id);
  return back;
}

/** Where a disc goes back to: where it stood before; fallen from a pocket's edge, where it lay there. */
export const formerPlace = (disc: DiscFact): Disc => (disc.fate === 'fell-later' ? (disc.after ?? disc.before) : disc.before);

const overlap = ({ discWidth }: Table, a: Disc, b: Disc): boolean =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (discWidth - LENGTH_TOLERANCE) * (discWidth - LENGTH_TOLERANCE);

/** Whether any restored disc's place is taken by a disc that stays. */
export function blockedPlaces(table: Table, back: readonly Disc[], staying: readonly Disc[]): boolean {
  return back.some((disc) => staying.some((other) => overlap(table, disc, other)));
}

/** Adds the restored discs to those that stay; one whose place is taken goes to the nearest free place. */
export function putBack(table: Table, back: readonly Disc[], staying: readonly Disc[]): readonly Disc[] {
  const free = back.filter((disc) => !staying.some((other) => overlap(table, disc, other)));
  const all = [...staying, ...free];
  for (const disc of back) {
    if (free.includes(disc)) continue;
    const place = nearestFree(table, disc, all);
    all.push(place === null ? disc : { ...disc, x: place.x, y: place.y });
  }
  return all;
}
