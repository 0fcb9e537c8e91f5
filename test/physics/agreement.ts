/** The engine against the fixed-step oracle, stroke by stroke. */
import { type Shot, simulate } from '../../src/physics/index.ts';
import { type Ball, fixedStep, type Outcome } from './oracles/fixed-step.ts';

export function ballsOf(shot: Shot): Ball[] {
  const a = (shot.stroke.angle * Math.PI) / 180;
  const v = shot.stroke.speed * 1000;
  const striker = { ...shot.before.striker, vx: Math.cos(a) * v, vy: Math.sin(a) * v, r: 22.25, m: 22, gone: false };
  return [striker, ...shot.before.discs.map((d) => ({ x: d.x, y: d.y, vx: 0, vy: 0, r: 15, m: 5.05, gone: false }))];
}

interface Ours {
  readonly contacts: readonly string[];
  readonly pocketed: readonly number[];
  readonly places: readonly ({ readonly x: number; readonly y: number } | null)[];
}

function ours(shot: Shot): Ours {
  const { events, after } = simulate(shot);
  const index = (id: string): number => (id === 'striker' ? 0 : shot.before.discs.findIndex((d) => d.id === id) + 1);
  const name = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
  return {
    contacts: events.flatMap((e) => (e.type === 'contact' ? [name(index(e.a), index(e.b))] : [])),
    pocketed: events.flatMap((e) => (e.type === 'pocketed' ? [index(e.disc)] : [])),
    places: [after.striker ?? null, ...shot.before.discs.map((d) => after.discs.find((q) => q.id === d.id) ?? null)],
  };
}

const five = (list: readonly string[]): string => list.slice(0, 5).join();
const set = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();

function distance(mine: Ours, other: Outcome): number {
  const squares = mine.places.flatMap((p, i) => {
    const q = other.balls[i] as Ball;
    return p === null || q.gone ? [] : [(p.x - q.x) ** 2 + (p.y - q.y) ** 2];
  });
  return squares.length === 0 ? 0 : Math.sqrt(squares.reduce((s, v) => s + v, 0) / squares.length);
}

/** Shares of strokes with the same first five contacts and the same discs pocketed, and the root mean square distance of the final places. */
export function compare(shots: readonly Shot[], dt: number): { firstFive: number; pockets: number; rms: number } {
  let firstFive = 0;
  let pockets = 0;
  let squares = 0;
  for (const shot of shots) {
    const mine = ours(shot);
    const table = { friction: 0.08, eDisc: 0.8, eBoard: 0.75 };
    const other = fixedStep(ballsOf(shot), table, dt);
    if (five(mine.contacts) === five(other.contacts.map((c) => `${c.a}-${c.b}`))) firstFive += 1;
    if (set(mine.pocketed) === set(other.pocketed)) pockets += 1;
    squares += distance(mine, other) ** 2;
  }
  return { firstFive: firstFive / shots.length, pockets: pockets / shots.length, rms: Math.sqrt(squares / shots.length) };
}
