/** Positions, strokes and views of what happened, shared by the physics tests. No Math function whose result depends on the engine. */
import type { Disc, PhysicalEvent, Shot, ShotReport, TableParameters } from '../../src/physics/index.ts';
import type { Piece, Tracks } from '../../src/physics/tracks.ts';

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

export const PLAIN: Partial<TableParameters> = { contactFriction: 0, captureMargin: 0, spin: false, crossing: false, climbing: false };

/** A player's row at the start of a set; `gap` mm between the discs and to the board. */
export function row(color: 'red' | 'black', side: 1 | -1, gap = 0): Disc[] {
  return Array.from({ length: 8 }, (_, i) => ({
    id: `${color}${i + 1}` as const,
    color,
    x: (i - 3.5) * (30 + gap),
    y: side * (485 - gap),
  }));
}

export const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });

export function shotAt(
  discs: readonly Disc[],
  striker: { x: number; y: number },
  angle: number,
  speed: number,
  table?: Partial<TableParameters>,
): Shot {
  return { before: { discs, striker }, shooter: 'south', stroke: { angle, speed }, ...(table === undefined ? {} : { table }) };
}

/** A break with tight rows; angles and places are multiples of 2⁻¹⁰, so that a mirrored one can be written down exactly. */
export function tightBreak(random: () => number, table: Partial<TableParameters>): Shot {
  const grid = (v: number): number => Math.round(v * 1024) / 1024;
  const centred = random() < 0.15;
  const striker = { x: centred ? 0 : grid(random() * 300 - 150), y: -440 };
  return shotAt([...row('red', 1), ...row('black', -1)], striker, centred ? 90 : grid(78 + 24 * random()), 0.5 + 5 * random(), table);
}

const LATTICE = [
  [30, 0],
  [-30, 0],
  [0, 30],
  [0, -30],
  [15, 25.98076211353316],
  [-15, 25.98076211353316],
] as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function fits(places: readonly Place[], p: Place): boolean {
  if (Math.abs(p.x) > 500 - p.r || Math.abs(p.y) > 500 - p.r) return false;
  const dx = Math.abs(p.x) - 435;
  const dy = Math.abs(p.y) - 435;
  if (dx * dx + dy * dy < 2500) return false;
  return places.every((q) => (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) >= (p.r + q.r) * (p.r + q.r));
}

/** Free, touching a neighbour, or at a board: about in equal parts. */
function candidate(random: () => number, places: readonly Place[]): Place {
  const free = { x: (random() * 2 - 1) * 485, y: (random() * 2 - 1) * 485, r: 15 };
  const way = random();
  if (way < 0.3 && places.length > 1) {
    const other = places[1 + Math.floor(random() * (places.length - 1))] as Place;
    const [dx, dy] = LATTICE[Math.floor(random() * LATTICE.length)] as readonly [number, number];
    return { x: other.x + dx, y: other.y + dy, r: 15 };
  }
  if (way < 0.45) return { ...free, x: random() < 0.5 ? 485 : -485 };
  if (way < 0.6) return { ...free, y: random() < 0.5 ? 485 : -485 };
  return free;
}

function anyTable(random: () => number): Partial<TableParameters> {
  const restitution = (): number => (random() < 0.2 ? Math.round(random()) : random());
  return {
    friction: 0.02 + 0.3 * random(),
    restitutionDisc: restitution(),
    restitutionBoard: restitution(),
    contactFriction: random() < 0.4 ? 0 : 0.4 * random(),
    captureMargin: 4 * random(),
    spin: random() < 0.3,
    crossing: random() < 0.3,
    climbing: random() < 0.3,
  };
}

/** Anything a valid position and table can be: touching, packed against boards, glued, elastic, slow, fast. */
export function anyShot(random: () => number): Shot {
  const places: Place[] = [{ x: (random() * 2 - 1) * 364, y: -477.75 + random() * 102, r: 22.25 }];
  const wanted = 2 + Math.floor(random() * 16);
  for (let tries = 0; tries < 4000 && places.length < wanted; tries += 1) {
    const p = candidate(random, places);
    if (fits(places, p)) places.push(p);
  }
  const discs = places.slice(1).map((p, i) => disc(`${i % 2 === 0 ? 'red' : 'black'}${1 + (i >> 1)}` as Disc['id'], p.x, p.y));
  const striker = places[0] as Place;
  const speed = random() < 0.15 ? 0.05 * random() : 0.1 + 8 * random();
  return shotAt(discs, { x: striker.x, y: striker.y }, random() * 360, speed, random() < 0.5 ? undefined : anyTable(random));
}

export interface Moving {
  readonly x: number;
  readonly y: number;
  readonly speed: number;
  readonly spin: number;
  readonly present: boolean;
}

/** State of body `i` just after `t`, from its pieces, worked out here and not by the engine. */
export function stateAt(tracks: Tracks, i: number, t: number): Moving {
  const pieces = tracks.pieces[i] as readonly Piece[];
  const p = pieces.filter((q) => q.t <= t).at(-1) ?? (pieces[0] as Piece);
  const dt = Math.min(t - p.t, p.speed === 0 ? 0 : p.speed / p.deceleration);
  const s = dt * (p.speed - 0.5 * p.deceleration * dt);
  const spin = Math.max(0, Math.abs(p.spin) - p.spinDeceleration * dt);
  return { x: p.x + p.ux * s, y: p.y + p.uy * s, speed: p.speed - p.deceleration * dt, spin, present: p.present };
}

const STRIKER = { mass: 22, k2: (1 + (5 / 22.25) ** 2) / 2 };
const DISC = { mass: 5.05, k2: (1 + (4 / 15) ** 2) / 2 };

/** Kinetic energy just after `t`, g mm²/s², sliding and spinning. */
export function energyAt(tracks: Tracks, t: number): number {
  return tracks.pieces.reduce((sum, _, i) => {
    const q = stateAt(tracks, i, t);
    const body = i === 0 ? STRIKER : DISC;
    return q.present ? sum + 0.5 * body.mass * (q.speed * q.speed + body.k2 * q.spin * q.spin) : sum;
  }, 0);
}

/** The deepest overlap of two bodies or of a body and a board just after `t`, mm. */
export function overlapAt(tracks: Tracks, t: number): number {
  let worst = 0;
  const bodies = tracks.pieces.map((_, i) => ({ ...stateAt(tracks, i, t), r: i === 0 ? 22.25 : 15 })).filter((b) => b.present);
  bodies.forEach((p, i) => {
    worst = Math.max(worst, Math.abs(p.x) - (500 - p.r), Math.abs(p.y) - (500 - p.r));
    for (const q of bodies.slice(0, i)) worst = Math.max(worst, p.r + q.r - Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2));
  });
  return worst;
}

/** A report as text in an order of its own, with ids and places mapped: two outcomes are the same when their texts are. */
export function canonical(
  report: ShotReport,
  id: (s: string) => string,
  side: (s: string) => string,
  place: (x: number, y: number) => [number, number],
): string {
  const event = (e: PhysicalEvent): string => {
    if (e.type === 'contact') return [e.t, e.type, ...[id(e.a), id(e.b)].sort()].join();
    if (e.type === 'board') return [e.t, e.type, id(e.disc), side(e.board)].join();
    if (e.type === 'pocketed') return [e.t, e.type, id(e.disc), side(e.pocket)].join();
    if (e.type === 'off-table') return [e.t, e.type, id(e.disc), side(e.over)].join();
    return [e.t, e.type, side(e.seat)].join();
  };
  const { discs, striker } = report.after;
  return JSON.stringify([
    report.events.map(event).sort(),
    discs.map((d) => [id(d.id), ...place(d.x, d.y)].join()).sort(),
    striker == null ? null : place(striker.x, striker.y).join(),
    report.duration,
  ]);
}
