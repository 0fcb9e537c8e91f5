/** Times and agreement of every engine on every scene. */
import { simulate } from '../../src/physics/index.ts';
import type { Shot } from '../../src/physics/types.ts';
import { fixedStep } from '../physics/oracles/fixed-step.ts';
import { bodiesOf, type Peer, type PeerResult, pairName, velocityOf } from './peer.ts';
import { matterPeer } from './peers/matter.ts';
import { planckPeer } from './peers/planck.ts';
import { rapier } from './peers/rapier.ts';
import { bestRate } from './rate.ts';
import { type Scene, scenes } from './scenes.ts';

/** Passes of every engine over a scene. */
export const PASSES = 3;

export interface Timing {
  readonly peer: string;
  readonly scene: string;
  /** Milliseconds: median of the shots and quartiles. */
  readonly median: number;
  readonly range: readonly [number, number];
}
export interface Agreement {
  readonly peer: string;
  readonly scene: string;
  readonly firstFive: number;
  readonly pockets: number;
}
export interface Bulk {
  readonly scene: string;
  readonly perSecond: number;
}
/** What the tier of sliding and spinning costs, on the usual table: ms per shot. */
export interface Tier {
  readonly scene: string;
  readonly without: number;
  readonly with: number;
}
export interface Measured {
  readonly shots: number;
  readonly reference: number;
  readonly timings: readonly Timing[];
  readonly agreements: readonly Agreement[];
  readonly bulk: readonly Bulk[];
  readonly tiers: readonly Tier[];
}

const ours: Peer = {
  name: 'novuss',
  play: (shot) => {
    const { events } = simulate(shot);
    const index = (id: string): number => (id === 'striker' ? 0 : shot.before.discs.findIndex((d) => d.id === id) + 1);
    const contacts: string[] = [];
    const pocketed: number[] = [];
    for (const e of events) {
      if (e.type === 'contact') contacts.push(pairName(index(e.a), index(e.b)));
      else if (e.type === 'pocketed') pocketed.push(index(e.disc));
    }
    return { contacts, pocketed };
  },
};

/** Timed without the translation of ids above: the engine's own report, log and all. */
const timed = (peer: Peer): ((shot: Shot) => unknown) => (peer === ours ? simulate : peer.play);

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] as number;

/** Milliseconds one play of the shot takes; ours is so short that it is played several times on end. */
function once(play: (shot: Shot) => unknown, shot: Shot, times: number): number {
  const t0 = performance.now();
  for (let k = 0; k < times; k += 1) play(shot);
  return (performance.now() - t0) / times;
}

/** As many passes for all, in turn, so that whatever else the machine does falls on all alike; a shot's time is its best. */
function timeAll(peers: readonly Peer[], scene: Scene): Timing[] {
  const best = peers.map(() => scene.shots.map(() => Number.POSITIVE_INFINITY));
  for (const peer of peers) for (const shot of scene.shots.slice(0, 10)) once(timed(peer), shot, peer === ours ? 300 : 1);
  for (let round = 0; round < PASSES; round += 1) {
    peers.forEach((peer, i) => {
      const times = best[i] as number[];
      scene.shots.forEach((shot, k) => {
        times[k] = Math.min(times[k] as number, once(timed(peer), shot, peer === ours ? 10 : 1));
      });
    });
  }
  return peers.map((peer, i) => {
    const sorted = (best[i] as number[]).sort((p, q) => p - q);
    const range = [quantile(sorted, 0.25), quantile(sorted, 0.75)] as const;
    return { peer: peer.name, scene: scene.name, median: quantile(sorted, 0.5), range };
  });
}

function passOver(shots: readonly Shot[], times: number): number {
  return shots.reduce((sum, shot) => sum + once(simulate, shot, times), 0) / shots.length;
}

/** The reference's step, s: fine enough that a finer one changes nothing compared here. Strokes among discs apart graze, and need the finer. */
export const REFERENCE_STEP: Readonly<Record<'gapbreak' | 'open', number>> = { gapbreak: 1e-5, open: 1e-6 };

function reference(shot: Shot, step: number): PeerResult {
  const v = velocityOf(shot);
  const balls = bodiesOf(shot).map((b, i) => ({ ...b, vx: i === 0 ? v.x : 0, vy: i === 0 ? v.y : 0, gone: false }));
  const out = fixedStep(balls, { friction: 0.08, eDisc: 0.8, eBoard: 0.75 }, step);
  return { contacts: out.contacts.map((c) => pairName(c.a, c.b)), pocketed: out.pocketed };
}

const sameFive = (p: PeerResult, q: PeerResult): boolean => p.contacts.slice(0, 5).join() === q.contacts.slice(0, 5).join();
const sameSet = (p: PeerResult, q: PeerResult): boolean => [...p.pocketed].sort().join() === [...q.pocketed].sort().join();

function agree(peer: Peer, scene: Scene, truth: readonly PeerResult[]): Agreement {
  const results = truth.map((_, i) => peer.play(scene.shots[i] as Shot));
  const share = (same: (p: PeerResult, q: PeerResult) => boolean): number =>
    results.filter((r, i) => same(r, truth[i] as PeerResult)).length / truth.length;
  return { peer: peer.name, scene: scene.name, firstFive: share(sameFive), pockets: share(sameSet) };
}

function bulk(scene: Scene): Bulk {
  const whole = () => {
    for (const shot of scene.shots) simulate(shot);
    return scene.shots.length;
  };
  return { scene: scene.name, perSecond: bestRate(whole, 1) };
}

function tier(scene: Scene): Tier {
  const on = (spin: boolean): Shot[] => scene.shots.map(({ table: _, ...shot }) => ({ ...shot, table: { spin } }));
  const [without, withSpin] = [on(false), on(true)].map((shots) => {
    passOver(shots, 10);
    return quantile(
      Array.from({ length: 5 }, () => passOver(shots, 10)).sort((p, q) => p - q),
      0.5,
    );
  });
  return { scene: scene.name, without: without as number, with: withSpin as number };
}

/** Plays `shots` shots of each scene with every engine, and `checked` of them against the reference. */
export async function measure(shots: number, checked: number): Promise<Measured> {
  const peers: Peer[] = [
    ours,
    await rapier(240),
    await rapier(1000),
    planckPeer(240, false),
    planckPeer(240, true),
    matterPeer(60),
    matterPeer(240),
  ];
  const all = scenes(shots);
  const timings = all.flatMap((scene) => timeAll(peers, scene));
  const agreements = (['gapbreak', 'open'] as const).flatMap((name) => {
    const scene = all.find((one) => one.name === name) as Scene;
    const truth = scene.shots.slice(0, checked).map((shot) => reference(shot, REFERENCE_STEP[name]));
    return peers.map((peer) => agree(peer, scene, truth));
  });
  return {
    shots,
    reference: checked,
    timings,
    agreements,
    bulk: all.map(bulk),
    tiers: all.filter((s) => s.name === 'usual' || s.name === 'open').map(tier),
  };
}
