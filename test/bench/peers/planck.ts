import * as planck from 'planck';
import type { Shot } from '../../../src/physics/types.ts';
import { bodiesOf, DECELERATION, overPocket, type Peer, type PeerResult, pairName, rubbing, velocityOf } from '../peer.ts';

const CM = 0.1;
planck.Settings.velocityThreshold = 0.1;
planck.Settings.maxTranslation = 100;

function table(mu: number): planck.World {
  const world = new planck.World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const board = world.createBody();
  for (const [x, y, hx, hy] of [
    [55, 0, 5, 60],
    [-55, 0, 5, 60],
    [0, 55, 60, 5],
    [0, -55, 60, 5],
  ] as const) {
    board.createFixture(new planck.Box(hx, hy, { x, y }), { friction: mu });
  }
  return world;
}

function addBody(world: planck.World, b: { x: number; y: number; r: number; m: number }, bullet: boolean, mu: number): planck.Body {
  const body = world.createBody({ type: 'dynamic', position: { x: b.x * CM, y: b.y * CM }, fixedRotation: true, bullet });
  body.createFixture(new planck.Circle(b.r * CM), { friction: mu, density: b.m / (Math.PI * b.r * b.r * CM * CM) });
  return body;
}

function slow(bodies: readonly (planck.Body | null)[], dt: number): boolean {
  let moving = false;
  for (const body of bodies) {
    if (body === null) continue;
    const v = body.getLinearVelocity();
    const speed = Math.hypot(v.x, v.y);
    if (speed === 0) continue;
    const k = Math.max(0, 1 - (DECELERATION * CM * dt) / speed);
    body.setLinearVelocity({ x: v.x * k, y: v.y * k });
    if (k > 0) moving = true;
  }
  return moving;
}

function play(shot: Shot, hz: number, bullet: boolean): PeerResult {
  const mu = rubbing(shot);
  const world = table(mu);
  const bodies: (planck.Body | null)[] = bodiesOf(shot).map((b) => addBody(world, b, bullet, mu));
  const index = new Map(bodies.map((b, i) => [b, i]));
  const contacts: string[] = [];
  world.on('begin-contact', (c) => {
    const a = index.get(c.getFixtureA().getBody());
    const b = index.get(c.getFixtureB().getBody());
    if (a !== undefined && b !== undefined) contacts.push(pairName(a, b));
  });
  world.on('pre-solve', (c) => {
    const discs = index.has(c.getFixtureA().getBody()) && index.has(c.getFixtureB().getBody());
    c.setRestitution(discs ? 0.8 : 0.75);
  });
  const v = velocityOf(shot);
  bodies[0]?.setLinearVelocity({ x: v.x * CM, y: v.y * CM });
  const pocketed: number[] = [];
  for (let n = 0; n < 20 * hz; n += 1) {
    world.step(1 / hz, 8, 3);
    bodies.forEach((body, i) => {
      if (body === null || !overPocket(body.getPosition().x / CM, body.getPosition().y / CM)) return;
      world.destroyBody(body);
      bodies[i] = null;
      pocketed.push(i);
    });
    if (!slow(bodies, 1 / hz)) break;
  }
  return { contacts, pocketed };
}

export function planckPeer(hz: number, bullet: boolean): Peer {
  return { name: `planck 1.4.2${bullet ? ', bullets,' : ''} at ${hz} Hz`, play: (shot) => play(shot, hz, bullet) };
}
