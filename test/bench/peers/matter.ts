import Matter from 'matter-js';
import type { Shot } from '../../../src/physics/types.ts';
import { bodiesOf, DECELERATION, overPocket, type Peer, type PeerResult, pairName, rubbing, velocityOf } from '../peer.ts';

const { Bodies, Body, Composite, Engine, Events, Resolver } = Matter as typeof Matter & { Resolver: { _restingThresh: number } };
Resolver._restingThresh = 0.02;

const FREE = { friction: 0, frictionAir: 0, frictionStatic: 0, slop: 0.001 };

function boards(): Matter.Body[] {
  return [
    Bodies.rectangle(550, 0, 100, 1200, { ...FREE, isStatic: true }),
    Bodies.rectangle(-550, 0, 100, 1200, { ...FREE, isStatic: true }),
    Bodies.rectangle(0, 550, 1200, 100, { ...FREE, isStatic: true }),
    Bodies.rectangle(0, -550, 1200, 100, { ...FREE, isStatic: true }),
  ];
}

/** Velocities are in px per 1/60 s. */
const BASE = 1 / 60;

function slow(bodies: readonly (Matter.Body | null)[], dt: number): boolean {
  let moving = false;
  for (const body of bodies) {
    if (body === null) continue;
    const v = Body.getVelocity(body);
    const speed = Math.hypot(v.x, v.y) / BASE;
    if (speed < 1e-9) continue;
    const k = Math.max(0, 1 - (DECELERATION * dt) / speed);
    Body.setVelocity(body, { x: v.x * k, y: v.y * k });
    if (k > 0) moving = true;
  }
  return moving;
}

function play(shot: Shot, hz: number): PeerResult {
  const engine = Engine.create({ gravity: { x: 0, y: 0, scale: 0 } });
  const made = bodiesOf(shot).map((b) => {
    const body = Bodies.circle(b.x, b.y, b.r, { ...FREE, friction: rubbing(shot), inertia: Number.POSITIVE_INFINITY });
    Body.setMass(body, b.m);
    return body;
  });
  const index = new Map(made.map((b, i) => [b.id, i]));
  const bodies: (Matter.Body | null)[] = [...made];
  Composite.add(engine.world, [...boards(), ...made]);
  const contacts: string[] = [];
  Events.on(engine, 'collisionStart', (event) => {
    for (const pair of event.pairs) {
      const a = index.get(pair.bodyA.id);
      const b = index.get(pair.bodyB.id);
      (pair as unknown as { restitution: number }).restitution = a !== undefined && b !== undefined ? 0.8 : 0.75;
      if (a !== undefined && b !== undefined) contacts.push(pairName(a, b));
    }
  });
  const v = velocityOf(shot);
  Body.setVelocity(made[0] as Matter.Body, { x: v.x * BASE, y: v.y * BASE });
  const pocketed: number[] = [];
  for (let n = 0; n < 20 * hz; n += 1) {
    Engine.update(engine, 1000 / hz);
    bodies.forEach((body, i) => {
      if (body === null || !overPocket(body.position.x, body.position.y)) return;
      Composite.remove(engine.world, body);
      bodies[i] = null;
      pocketed.push(i);
    });
    if (!slow(bodies, 1 / hz)) break;
  }
  return { contacts, pocketed };
}

export function matterPeer(hz: number): Peer {
  return { name: `matter-js 0.20.0 at ${hz} Hz`, play: (shot) => play(shot, hz) };
}
