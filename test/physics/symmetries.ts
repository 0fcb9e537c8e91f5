/** A shot relabelled, mirrored, turned; and its outcome mapped back. */
import { type Disc, type Seat, type Shot, simulate } from '../../src/physics/index.ts';
import { canonical } from './support.ts';

const same = (s: string): string => s;

const MIRROR: Readonly<Record<string, string>> = { east: 'west', west: 'east', ne: 'nw', nw: 'ne', se: 'sw', sw: 'se' };
/** Back from a quarter turn counter-clockwise. */
const TURN: Readonly<Record<string, string>> = {
  west: 'north',
  south: 'west',
  east: 'south',
  north: 'east',
  nw: 'ne',
  sw: 'nw',
  se: 'sw',
  ne: 'se',
};
const TURNED: Readonly<Record<Seat, Seat>> = { north: 'west', west: 'south', south: 'east', east: 'north' };

export const outcome = (shot: Shot): string => canonical(simulate(shot), same, same, (x, y) => [x, y]);

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Ids dealt anew and discs listed in another order. */
export function relabelled(shot: Shot, random: () => number): string {
  const ids = shot.before.discs.map((d) => d.id);
  const dealt = shuffled(ids, random);
  const back = new Map<string, string>(dealt.map((id, i) => [id, ids[i] as string]));
  const discs = shuffled(
    shot.before.discs.map((d, i) => ({ ...d, id: dealt[i] as Disc['id'] })),
    random,
  );
  return canonical(
    simulate({ ...shot, before: { ...shot.before, discs } }),
    (s) => back.get(s) ?? s,
    same,
    (x, y) => [x, y],
  );
}

/** East and west exchanged. */
export function mirrored(shot: Shot): string {
  const { discs, striker } = shot.before;
  const before = { discs: discs.map((d) => ({ ...d, x: -d.x })), striker: { x: -striker.x, y: striker.y } };
  const report = simulate({ ...shot, before, stroke: { ...shot.stroke, angle: 180 - shot.stroke.angle } });
  return canonical(
    report,
    same,
    (s) => MIRROR[s] ?? s,
    (x, y) => [0 - x, y],
  );
}

/** Turned by a quarter, counter-clockwise. */
export function turned(shot: Shot): string {
  const { discs, striker } = shot.before;
  const before = { discs: discs.map((d) => ({ ...d, x: 0 - d.y, y: d.x })), striker: { x: 0 - striker.y, y: striker.x } };
  const report = simulate({ ...shot, before, shooter: TURNED[shot.shooter], stroke: { ...shot.stroke, angle: shot.stroke.angle + 90 } });
  return canonical(
    report,
    same,
    (s) => TURN[s] ?? s,
    (x, y) => [y, 0 - x],
  );
}
