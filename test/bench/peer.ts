/** What is asked of every engine measured. */
import type { Shot } from '../../src/physics/types.ts';

/** Bodies by index: 0 the striker, then the shot's discs. */
export interface PeerResult {
  /** The first contacts of two bodies, as `a-b` with a < b. */
  readonly contacts: readonly string[];
  readonly pocketed: readonly number[];
}

export interface Peer {
  readonly name: string;
  readonly play: (shot: Shot) => PeerResult;
}

export interface Body {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly m: number;
}

export const bodiesOf = (shot: Shot): Body[] => [
  { ...shot.before.striker, r: 22.25, m: 22 },
  ...shot.before.discs.map((d) => ({ x: d.x, y: d.y, r: 15, m: 5.05 })),
];

export const velocityOf = (shot: Shot): { x: number; y: number } => ({
  x: Math.cos((shot.stroke.angle * Math.PI) / 180) * shot.stroke.speed * 1000,
  y: Math.sin((shot.stroke.angle * Math.PI) / 180) * shot.stroke.speed * 1000,
});

export const overPocket = (x: number, y: number): boolean => Math.hypot(Math.abs(x) - 435, Math.abs(y) - 435) < 50;

/** Tangential friction of the shot's table. */
export const rubbing = (shot: Shot): number => shot.table?.contactFriction ?? 0.12;

export const DECELERATION = 0.08 * 9806.65;

export const pairName = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
