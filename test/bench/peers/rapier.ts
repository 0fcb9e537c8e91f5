import RAPIER from '@dimforge/rapier2d-deterministic-compat';
import type { Shot } from '../../../src/physics/types.ts';
import { bodiesOf, DECELERATION, overPocket, type Peer, type PeerResult, pairName, rubbing, velocityOf } from '../peer.ts';

/** Centimetres, so that discs are of the size the solver's defaults are made for. */
const CM = 0.1;

function table(mu: number): RAPIER.World {
  const world = new RAPIER.World({ x: 0, y: 0 });
  for (const [x, y, hx, hy] of [
    [55, 0, 5, 60],
    [-55, 0, 5, 60],
    [0, 55, 60, 5],
    [0, -55, 60, 5],
  ] as const) {
    const board = RAPIER.ColliderDesc.cuboid(hx, hy).setTranslation(x, y).setRestitution(0.75).setFriction(mu);
    world.createCollider(board.setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min));
  }
  return world;
}

function addBody(world: RAPIER.World, b: { x: number; y: number; r: number; m: number }, mu: number): RAPIER.RigidBody {
  const body = world.createRigidBody(
    RAPIER.RigidBodyDesc.dynamic()
      .setTranslation(b.x * CM, b.y * CM)
      .lockRotations()
      .setCanSleep(false),
  );
  const shape = RAPIER.ColliderDesc.ball(b.r * CM)
    .setRestitution(0.8)
    .setFriction(mu)
    .setMass(b.m);
  shape.setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min).setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS);
  world.createCollider(shape, body);
  return body;
}

/** Friction by hand; returns whether anything moves. */
function slow(bodies: readonly (RAPIER.RigidBody | null)[], dt: number): boolean {
  let moving = false;
  for (const body of bodies) {
    if (body === null) continue;
    const v = body.linvel();
    const speed = Math.hypot(v.x, v.y);
    if (speed === 0) continue;
    const k = Math.max(0, 1 - (DECELERATION * CM * dt) / speed);
    body.setLinvel({ x: v.x * k, y: v.y * k }, true);
    if (k > 0) moving = true;
  }
  return moving;
}

function play(shot: Shot, hz: number): PeerResult {
  const mu = rubbing(shot);
  const world = table(mu);
  world.timestep = 1 / hz;
  const bodies: (RAPIER.RigidBody | null)[] = bodiesOf(shot).map((b) => addBody(world, b, mu));
  const byCollider = new Map(bodies.map((b, i) => [(b as RAPIER.RigidBody).collider(0).handle, i]));
  const v = velocityOf(shot);
  (bodies[0] as RAPIER.RigidBody).setLinvel({ x: v.x * CM, y: v.y * CM }, true);
  const queue = new RAPIER.EventQueue(true);
  const contacts: string[] = [];
  const pocketed: number[] = [];
  for (let n = 0; n < 20 * hz; n += 1) {
    world.step(queue);
    queue.drainCollisionEvents((p, q, started) => {
      const a = byCollider.get(p);
      const b = byCollider.get(q);
      if (started && a !== undefined && b !== undefined) contacts.push(pairName(a, b));
    });
    bodies.forEach((body, i) => {
      if (body === null || !overPocket(body.translation().x / CM, body.translation().y / CM)) return;
      world.removeRigidBody(body);
      bodies[i] = null;
      pocketed.push(i);
    });
    if (!slow(bodies, 1 / hz)) break;
  }
  queue.free();
  world.free();
  return { contacts, pocketed };
}

export async function rapier(hz: number): Promise<Peer> {
  await RAPIER.init();
  return { name: `rapier2d-deterministic ${RAPIER.version()} at ${hz} Hz`, play: (shot) => play(shot, hz) };
}
