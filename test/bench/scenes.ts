/** The scenes every engine plays: the same bodies, the same speeds, the plain model. */
import type { Disc, Shot } from '../../src/physics/types.ts';

export interface Scene {
  readonly name: 'break' | 'usual' | 'gapbreak' | 'open';
  readonly shots: readonly Shot[];
}

/** Small seeded generator (mulberry32). */
export function generator(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const TABLE = { friction: 0.08, restitutionDisc: 0.8, restitutionBoard: 0.75, contactFriction: 0, captureMargin: 0, spin: false } as const;

/** A player's row, `gap` mm between discs and to the board. */
export function row(color: 'red' | 'black', side: 1 | -1, gap: number): Disc[] {
  return Array.from({ length: 8 }, (_, i) => ({
    id: `${color}${i + 1}` as const,
    color,
    x: (i - 3.5) * (30 + gap),
    y: side * (485 - gap),
  }));
}

function breakShot(random: () => number, gap: number, table: Shot['table'] = TABLE): Shot {
  const aim = 3 + 4 * random();
  const angle = 90 - (Math.atan2(aim, 925) * 180) / Math.PI;
  const before = { discs: [...row('red', 1, gap), ...row('black', -1, gap)], striker: { x: 0, y: -440 } };
  return { before, shooter: 'south', stroke: { angle, speed: 4 }, ...(table === undefined ? {} : { table }) };
}

function openShot(random: () => number): Shot {
  const discs: Disc[] = [];
  while (discs.length < 6) {
    const x = (random() * 2 - 1) * 480;
    const y = (random() * 2 - 1) * 480;
    if (Math.hypot(Math.abs(x) - 435, Math.abs(y) - 435) < 52 || Math.hypot(x, y + 440) < 45) continue;
    if (discs.some((d) => Math.hypot(d.x - x, d.y - y) < 40)) continue;
    discs.push({ id: `red${discs.length + 1}` as const, color: 'red', x, y });
  }
  const target = discs[0] as Disc;
  const angle = (Math.atan2(target.y + 440, target.x) * 180) / Math.PI + (random() - 0.5) * 2;
  return { before: { discs, striker: { x: 0, y: -440 } }, shooter: 'south', stroke: { angle, speed: 2 }, table: TABLE };
}

/** `count` shots of each kind. */
export function scenes(count: number): readonly Scene[] {
  const random = generator(20261121);
  const make = (one: () => Shot): Shot[] => Array.from({ length: count }, one);
  return [
    { name: 'break', shots: make(() => breakShot(random, 0)) },
    { name: 'usual', shots: make(() => breakShot(random, 0, {})) },
    { name: 'gapbreak', shots: make(() => breakShot(random, 1)) },
    { name: 'open', shots: make(() => openShot(random)) },
  ];
}

/** The shots of one scene, asked for by its name. */
export function shotsOf(name: Scene['name'], count: number): readonly Shot[] {
  return scenes(count).find((scene) => scene.name === name)?.shots ?? [];
}
